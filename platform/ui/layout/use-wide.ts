import { useSyncExternalStore } from 'react'

function wide() {
  return matchMedia('(min-width: 1024px)')
}

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for what phones leave out; false in the HTML and during hydration. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
}

/** Whether there is room for a table; for pages that only the browser renders. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

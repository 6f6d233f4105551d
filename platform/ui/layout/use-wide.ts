import { useSyncExternalStore } from 'react'

function wide() {
  return matchMedia('(min-width: 1024px)')
}

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for what phones do without; false in the HTML and while it comes to life. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
}

/** Whether there is room for a table; for pages that are made in the browser only. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

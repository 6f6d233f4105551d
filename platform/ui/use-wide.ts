import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 1024px)')

const subscribe = (listener: () => void) => {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for what phones do without; false in the HTML and while it comes to life. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )

/** Whether there is room for a table; for pages that are made in the browser only. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)

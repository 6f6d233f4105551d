import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML and while it comes to life: what only the browser knows may be shown after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from 'react'

function never() {
  return () => undefined
}

/** False in the HTML and while it comes to life: what only the browser knows may be shown after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

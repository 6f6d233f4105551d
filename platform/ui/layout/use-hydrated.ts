import { useSyncExternalStore } from 'react'

function never() {
  return () => undefined
}

/** False in the HTML and during hydration; content that only the browser knows may be shown once it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

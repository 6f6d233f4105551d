import { useSyncExternalStore } from 'react'

function never() {
  return () => undefined
}

/** The port of the page's address, '' for the protocol's own. The server does not know it and says ''. */
export function usePort(): string {
  return useSyncExternalStore(
    never,
    () => location.port,
    () => '',
  )
}

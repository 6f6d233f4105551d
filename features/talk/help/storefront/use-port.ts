import { useSyncExternalStore } from 'react'

function never() {
  return () => undefined
}

/** The port of the page's address, '' for the protocol's default. The server does not know it and returns ''. */
export function usePort(): string {
  return useSyncExternalStore(
    never,
    () => location.port,
    () => '',
  )
}

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The port of the page's address, '' for the protocol's own. The server does not know it and says ''. */
export const usePort = (): string =>
  useSyncExternalStore(
    never,
    () => location.port,
    () => '',
  )

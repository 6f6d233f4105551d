import type { Session } from '@hojip/platform/site'

/**
 * Starts something once, as soon as somebody is signed in. If it fails, the next change of the session starts it again.
 */
export function whenSignedIn(
  session: Pick<Session, 'viewer' | 'subscribe'>,
  start: () => Promise<unknown>,
): void {
  let isStarted = false
  const look = () => {
    if (isStarted || !session.viewer()) return
    isStarted = true
    start().catch(() => (isStarted = false))
  }
  session.subscribe(look)
  look()
}

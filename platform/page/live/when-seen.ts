import type { Live, LiveEvent, LiveHandler } from './live.ts'

/** What a tab tells of itself; `document` in browsers. */
export type Tab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * As `live.on`, but a hidden tab only notes that it has missed frames: when it is seen again the handler is called once,
 * with undefined. So ten tabs in the background do not all read anew what nobody looks at.
 */
export function whenSeen<E extends LiveEvent>(
  live: Pick<Live, 'on'>,
  event: E,
  handler: LiveHandler<E>,
  { tab = document, sinceMs }: { tab?: Tab; sinceMs?: number } = {},
): () => void {
  let hasMissed = false
  const isHidden = () => tab.visibilityState === 'hidden'
  const stop = live.on(
    event,
    (frame) => {
      if (isHidden()) hasMissed = true
      else handler(frame)
    },
    sinceMs,
  )
  const onChange = () => {
    if (!hasMissed || isHidden()) return
    hasMissed = false
    handler(undefined)
  }
  tab.addEventListener('visibilitychange', onChange)
  return () => {
    tab.removeEventListener('visibilitychange', onChange)
    stop()
  }
}

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime.ts'
import { whenSeen } from './when-seen.ts'
import type { Live, LiveEvent, LiveHandler, LiveState } from './live.ts'

/**
 * Calls the handler for each frame of an event while the part is shown; with undefined when frames may have been
 * missed. A frame is a hint: read what changed by a call, and show that.
 * @param isForEyes the handler only changes what is shown: a hidden tab calls it once it is seen again, with undefined
 */
export function useLive<E extends LiveEvent>(
  event: E,
  handler: LiveHandler<E>,
  { isForEyes = false }: { isForEyes?: boolean } = {},
): void {
  const live = useRuntime().browser?.live
  const handle = useEffectEvent(handler)
  useEffect(() => {
    if (!live) return undefined
    const take: LiveHandler<E> = (frame) => handle(frame)
    return isForEyes ? whenSeen(live, event, take) : live.on(event, take)
  }, [live, event, isForEyes])
}

/** Watches the channel of a public thing, such as a product, while the part is shown. */
export function useLiveChannel(channel: string | undefined): void {
  const live = useRuntime().browser?.live
  useEffect(() => (channel === undefined ? undefined : live?.watch(channel)), [live, channel])
}

/** The socket of this browser, for what sends by it; undefined during server rendering. */
export function useLiveLine(): Pick<Live, 'send' | 'state' | 'subscribe' | 'checkEvery' | 'on'> | undefined {
  return useRuntime().browser?.live
}

function never() {
  return () => undefined
}

/** Whether events arrive now; where they do not, a page asks from time to time. */
export function useLiveState(): LiveState {
  const live = useRuntime().browser?.live
  return useSyncExternalStore(
    live?.subscribe ?? never,
    () => live?.state() ?? 'off',
    () => 'off',
  )
}

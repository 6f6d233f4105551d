import type { Output } from '@hojip/platform/client'
import { useAnswer, useLazyCall, useWrite } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'

export type Place = Output<'POST /appUserChat/queryQueue'>

/** How often the place is asked for, while no socket tells of changes. */
const askEveryMs = 5_000
/** Asking also holds the place, which lapses after ten minutes of silence. */
const holdEveryMs = 120_000

/** The shopper's place in the queue of the mall's service, and what they can do with it. */
export function useQueue(conversationId: string) {
  const put = useAnswer()
  const input = { conversationId }
  const { data: place, refetch } = useLazyCall('POST /appUserChat/queryQueue', input, {
    everyMs: askEveryMs,
    freshForMs: 0,
    live: 'desk',
  })
  const hold = useEffectEvent(refetch)
  const isWaiting = place?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => hold(), holdEveryMs)
    return () => clearInterval(timer)
  }, [isWaiting])
  const onSuccess = (answer: Place) => put('POST /appUserChat/queryQueue', input, answer)
  const enter = useWrite('POST /appUserChat/enterQueue', { onSuccess })
  const leave = useWrite('POST /appUserChat/leaveQueue', { onSuccess })
  return {
    place,
    enter: () => enter.run(input),
    leave: () => leave.run(input),
    isRunning: enter.isRunning || leave.isRunning,
  }
}
export type Queue = ReturnType<typeof useQueue>

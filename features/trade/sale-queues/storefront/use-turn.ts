import { useAnswer, useCall, useRefresh, useWrite } from '@hojip/platform/page'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Turn } from '../contract.ts'
import { takesPlace } from '../rules/place.ts'
import { steadied } from '../rules/steadied.ts'

const call = 'GET /bizQueue/queryTurn'

/**
 * Asks again when the server says so, also in a hidden tab: a turn may come meanwhile. At once when the tab is seen again. Not
 * of a product that is sold no more.
 */
function useAskingAgain({ state, askAgainMs, serverTime }: Turn) {
  const refresh = useRefresh()
  const isOver = state === 'gone'
  useEffect(() => {
    if (isOver) return
    const ask = () => void refresh(call)
    const seen = () => document.visibilityState === 'visible' && ask()
    const timer = setInterval(ask, Math.max(1_000, askAgainMs))
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
    // Each answer begins a new interval.
  }, [refresh, isOver, askAgainMs, serverTime])
}

/** Where the shopper stands in the queue; takes a turn for those who have none. */
export function useTurn(queueId: string) {
  const turn = useCall(call, { queueId })
  const answer = useAnswer()
  const [isFull, setFull] = useState(false)
  const take = useWrite('POST /bizQueue/takeTurn', {
    quiet: true,
    onSuccess: (taken) => {
      setFull(false)
      answer(call, { queueId }, taken)
    },
    onRefused: (refusal) => {
      setFull(refusal.reason === 'saleQueues/full')
      return true
    },
  })
  const [shown, setShown] = useState(() => steadied(undefined, turn))
  if (shown.serverTime !== turn.serverTime || shown.state !== turn.state) setShown(steadied(shown, turn))
  // Once there was a place, a later turn that passes is another story.
  if (isFull && !takesPlace(turn.state, isFull)) setFull(false)
  useAskingAgain(turn)
  const takePlace = useEffectEvent(() => {
    if (takesPlace(turn.state, isFull)) take.run({ queueId })
  })
  useEffect(() => {
    // After each answer that says so: the queue may have been full, or the connection lost.
    takePlace()
  }, [turn.state, turn.serverTime])
  return { turn: shown, isFull, takeAgain: () => take.run({ queueId }), isTaking: take.isRunning }
}

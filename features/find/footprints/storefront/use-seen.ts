import { useClient, useRefresh, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'
import { rememberHere } from './visitor/seen-here.ts'

/** A shorter visit does not count as a look. */
const lookMs = 1_000

/**
 * Records a look at the product, once it has been on the screen for one second: the mall counts it without a name, and
 * remembers it for a signed-in viewer, or the browser does for a visitor. Failures are ignored.
 */
export function useSeen(goodsId: string): void {
  const userId = useViewer()?.pkId
  const client = useClient()
  const refresh = useRefresh()
  const record = useEffectEvent(async () => {
    await Promise.allSettled([
      client('POST /bizGoods/countVisit', { goodsId }),
      userId ? client('POST /appUserWatchedGoods/save', { goodsId }) : rememberHere(goodsId),
    ])
    if (userId) await refresh('POST /appUserWatchedGoods/findWatchedList')
  })
  useEffect(() => {
    const timer = setTimeout(() => void record(), lookMs)
    return () => clearTimeout(timer)
  }, [userId, goodsId])
}

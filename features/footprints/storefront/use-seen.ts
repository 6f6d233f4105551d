import { useClient, useRefresh, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'
import { rememberHere } from './seen-here.ts'

/** A shorter visit does not count as a look. */
const lookMs = 1_000

/**
 * Records that the viewer has looked at the product, once it has been on the screen for one second: the mall does so for a
 * signed-in viewer, the browser for a visitor. A failure is ignored.
 */
export function useSeen(goodsId: string): void {
  const userId = useViewer()?.pkId
  const client = useClient()
  const refresh = useRefresh()
  const write = useEffectEvent(async () => {
    await client('POST /appUserWatchedGoods/save', { goodsId })
    await refresh('POST /appUserWatchedGoods/findWatchedList')
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      if (userId === undefined) rememberHere(goodsId)
      else void write().catch(() => undefined)
    }, lookMs)
    return () => clearTimeout(timer)
  }, [userId, goodsId])
}

import { useClient, useRefresh, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'

/** A shorter visit does not count as a look. */
const lookMs = 1_000

/**
 * Records that the signed-in viewer has looked at the product, once it has been on the screen for one second. A failure
 * is ignored.
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
    if (userId === undefined) return undefined
    const timer = setTimeout(() => void write().catch(() => undefined), lookMs)
    return () => clearTimeout(timer)
  }, [userId, goodsId])
}

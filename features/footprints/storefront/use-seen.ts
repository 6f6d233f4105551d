import { useClient, useRefresh, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'

/** Who leaves sooner has not looked. */
const lookMs = 1_000

/**
 * Writes down that the signed-in viewer has looked at the goods, once they have been on the screen for a moment. It is
 * no harm when that fails, and nobody is told.
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

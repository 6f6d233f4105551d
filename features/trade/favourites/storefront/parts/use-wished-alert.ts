import { toast, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'
import { partTexts } from './texts.ts'
import { takeAnyWish } from './wish.ts'

/** Carries out, after the login, what a visitor asked for: an alert for one of these SKUs, or to follow their product. */
export function useWishedAlert(specs: readonly { pkId: string; goodsId: string }[]): void {
  const t = useTexts(partTexts)
  const userId = useViewer()?.pkId
  const { run } = useWrite('POST /appUserNotice/save', {
    onSuccess: () => toast('success', t.willTell),
    refreshes: ['POST /appUserNotice/queryByUserId'],
  })
  const follow = useWrite('POST /appUserFollow/save', {
    onSuccess: () => toast('success', t.willTell),
    refreshes: ['POST /appUserFollow/queryByGoodsId'],
  })
  const fulfil = useEffectEvent(() => {
    const ids = specs.flatMap(({ pkId, goodsId }) => [pkId, goodsId])
    const wish = takeAnyWish(['stock', 'price', 'follow'], ids, Date.now())
    if (wish?.kind === 'stock') run({ goodsSpecId: wish.id, type: 'stock' })
    if (wish?.kind === 'follow') follow.run({ goodsId: wish.id })
    if (wish?.kind === 'price') {
      const { id: goodsSpecId, targetPrice } = wish
      run({ goodsSpecId, type: 'price', ...(targetPrice !== undefined && { targetPrice }) })
    }
  })
  useEffect(() => {
    if (userId !== undefined) fulfil()
  }, [userId])
}

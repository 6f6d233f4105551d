import { toast, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { useEffect, useEffectEvent } from 'react'
import { partTexts } from './texts.ts'
import { takeAnyWish } from './wish.ts'

/** Carries out, after the login, what a visitor asked for: to be told about one of these SKUs. */
export function useWishedAlert(specs: readonly { pkId: string }[]): void {
  const t = useTexts(partTexts)
  const userId = useViewer()?.pkId
  const { run } = useWrite('POST /appUserNotice/save', {
    onSuccess: () => toast('success', t.willTell),
    refreshes: ['POST /appUserNotice/queryByUserId'],
  })
  const fulfil = useEffectEvent(() => {
    const ids = specs.map(({ pkId }) => pkId)
    const wish = takeAnyWish(['stock', 'price'], ids, Date.now())
    if (wish?.kind === 'stock') run({ goodsSpecId: wish.id, type: 'stock' })
    if (wish?.kind === 'price') {
      const { id: goodsSpecId, targetPrice } = wish
      run({ goodsSpecId, type: 'price', ...(targetPrice !== undefined && { targetPrice }) })
    }
  })
  useEffect(() => {
    if (userId !== undefined) fulfil()
  }, [userId])
}

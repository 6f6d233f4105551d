import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Sheet, Skeleton } from '@hojip/platform/ui'
import { useEffect } from 'react'
import type { ProductInfo } from '@hojip/catalog/contract'
import { OptionSheet } from './option-sheet.tsx'
import { buyTexts } from './texts.ts'
import { useBuying } from './use-buying.ts'

type QuickChoiceProps = { goodsId: string; onClose: () => void; onGone: () => void }

/** The options of a product in a list, loaded on demand. `onGone` is called when they cannot be loaded. */
export function QuickChoice({ goodsId, onClose, onGone }: QuickChoiceProps) {
  const texts = useTexts(buyTexts)
  const { data, error } = useLazyCall('GET /bizGoods/queryGoodsInfo', { goodsId })
  useEffect(() => {
    if (error) onGone()
  }, [error, onGone])
  if (data) return <Chosen info={data} onClose={onClose} />
  return (
    <Sheet title={texts.chooseOptions} onClose={onClose}>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="mt-5 h-10 w-2/3" />
      <Skeleton className="mt-4 h-10 w-1/2" />
    </Sheet>
  )
}

function Chosen({ info, onClose }: { info: ProductInfo; onClose: () => void }) {
  return <OptionSheet info={info} buying={useBuying(info)} onClose={onClose} />
}

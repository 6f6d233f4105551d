import { useTexts } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { orderPartTexts } from './texts.ts'

/** That the money of a refund waits because the mall has paused the refunds of its provider. */
export function RefundPaused({ to }: { to: 'toBuyer' | 'toShop' }) {
  return <Notice tone="amber">{useTexts(orderPartTexts).refundPaused[to]}</Notice>
}

import { useTexts } from '@hojip/platform/page'
import { Picture, priceText } from '@hojip/platform/ui'
import type { RefundableLine } from '../../contract.ts'
import { refundTexts } from '../texts.ts'

type LineFactsProps = {
  line: Pick<RefundableLine, 'goodsName' | 'goodsSpec' | 'goodsPic' | 'payMoney' | 'goodsNum'>
}

/** A bought product with its option and the price paid. */
export function LineFacts({ line }: LineFactsProps) {
  const t = useTexts(refundTexts)
  return (
    <span className="grid min-w-0 grid-cols-[72px_minmax(0,1fr)] gap-3">
      <Picture of={line.goodsPic} alt="" sizes="76px" className="aspect-square rounded-md" />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-body">{line.goodsName}</span>
        <span className="mt-1 block text-12 text-ink-3">
          {line.goodsSpec && <span className="mr-2">{line.goodsSpec}</span>}
          {t.paidFor(priceText(line.payMoney, true), line.goodsNum)}
        </span>
      </span>
    </span>
  )
}

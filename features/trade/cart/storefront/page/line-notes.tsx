import { NotDeliveredNote } from '@hojip/addresses/storefront/not-delivered'
import { fenToYuan } from '@hojip/platform/money'
import { useTexts } from '@hojip/platform/page'
import { Icon, priceText, trendDownIcon, warningCircleFillIcon } from '@hojip/platform/ui'
import type { CartLine } from '../../contract.ts'
import { isShort, lowStock, priceChangeFen } from '../../rules/cart-lines.ts'
import { cartTexts } from '../texts.ts'

interface LineNotesProps {
  line: CartLine
  /** Whether it is delivered to the reader's place. */
  isDelivered: boolean
  onReduce: (goodsNum: number) => void
}

/** That it is not delivered here, the price change since the line was added, and low stock. */
export function LineNotes({ line, isDelivered, onReduce }: LineNotesProps) {
  const t = useTexts(cartTexts)
  const moved = priceChangeFen(line)
  const yuan = priceText(fenToYuan(Math.abs(moved)))
  return (
    <>
      {!isDelivered && (
        <span className="mt-1.5 block text-12">
          <NotDeliveredNote />
        </span>
      )}
      {moved < 0 && (
        <span className="mt-1.5 flex items-center gap-1 text-12 text-jade-text">
          <Icon of={trendDownIcon} size={14} />
          {t.cheaper(yuan)}
        </span>
      )}
      {moved > 0 && <span className="mt-1.5 block text-12 text-ink-3">{t.dearer(yuan)}</span>}
      {isShort(line) && (
        <span className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-12 font-medium text-crimson">
          <Icon of={warningCircleFillIcon} size={14} />
          {t.short(line.stock)}
          <button
            type="button"
            className="min-h-6 px-1 text-jade-text underline underline-offset-3"
            onClick={() => onReduce(line.stock)}
          >
            {t.reduce(line.stock)}
          </button>
        </span>
      )}
      {!isShort(line) && line.stock <= lowStock && (
        <span className="mt-1.5 block text-12 text-amber">{t.low(line.stock)}</span>
      )}
      {/* A cart that was kept offline before the rule existed has none. */}
      {line.returnText && line.returnRule !== 'noReason' && (
        <span className="mt-1.5 block text-12 text-ink-3">{line.returnText}</span>
      )}
    </>
  )
}

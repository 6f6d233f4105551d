import { useTexts } from '@hojip/platform/page'
import { FieldError } from '@hojip/platform/ui'
import type { PreviewLine } from '../../contract.ts'
import { isFaulty } from '../../rules/preview-changes.ts'
import { checkoutTexts } from '../texts.ts'
import { maxOfOne } from '../../rules/wanted-lines.ts'

interface FaultNoteProps {
  line: PreviewLine
  onQuantity: (goodsNum: number) => void
}

const look = 'min-h-11 rounded-sm px-2.5 text-13 text-jade-text hover:underline'

/** Why this line prevents ordering, with buttons to reduce its quantity or remove it. */
export function FaultNote({ line, onQuantity }: FaultNoteProps) {
  const t = useTexts(checkoutTexts)
  if (!isFaulty(line)) return null
  const most = Math.min(line.stock, maxOfOne)
  const canReduce = line.isOnSale && (line.stockShort || line.limitExceeded) && most > 0
  return (
    <div className="col-span-full -mb-2 flex flex-wrap items-center gap-x-2">
      <FieldError>{faultText(line, t)}</FieldError>
      <span className="ml-auto flex">
        {canReduce && (
          <button
            type="button"
            className={look}
            aria-label={t.reduceOf(line.goodsName, most)}
            onClick={() => onQuantity(most)}
          >
            {t.reduce(most)}
          </button>
        )}
        <button
          type="button"
          className={look}
          aria-label={t.takeOutOf(line.goodsName)}
          onClick={() => onQuantity(0)}
        >
          {t.takeOut}
        </button>
      </span>
    </div>
  )
}

/** Why a line prevents ordering, in a few words. */
export function faultText(line: PreviewLine, t: (typeof checkoutTexts)['zh-CN']): string {
  if (!line.isOnSale) return t.offSale
  if (line.limitExceeded) return t.tooMany(maxOfOne)
  return line.stockShort ? t.short(line.stock) : t.notHere
}

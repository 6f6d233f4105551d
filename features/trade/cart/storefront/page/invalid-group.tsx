import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { Button, Link, Tag } from '@hojip/platform/ui'
import type { CartLine } from '../../contract.ts'
import { LinePicture } from './cart-row.tsx'
import { LineOption } from './line-option.tsx'
import { cartTexts } from '../texts.ts'

interface InvalidGroupProps {
  lines: readonly CartLine[]
  onRemove: (line: CartLine) => void
  onFavour: (line: CartLine) => void
  onClear: () => void
  onOption: (line: CartLine) => void
}

/**
 * Lines that cannot be bought: greyed, last, and cleared together. A product that is sold out may have another option.
 */
export function InvalidGroup({ lines, onRemove, onFavour, onClear, onOption }: InvalidGroupProps) {
  const t = useTexts(cartTexts)
  if (lines.length === 0) return null
  return (
    <section aria-label={t.invalid(lines.length)} className="mt-2 card lg:mt-3">
      <header className="flex min-h-12 items-center px-3 lg:min-h-13 lg:border-b lg:border-line lg:px-5">
        <h2 className="flex-1 text-15 font-medium text-ink-3">{t.invalid(lines.length)}</h2>
        <Button kind="quiet" size="sm" className="min-h-11!" onClick={onClear}>
          {t.clearInvalid}
        </Button>
      </header>
      <ul>
        {lines.map((line) => (
          <li
            key={line.pkId}
            className="grid grid-cols-[24px_88px_minmax(0,1fr)_auto] items-center gap-x-2.5 p-3 text-ink-3 lg:grid-cols-[18px_92px_minmax(0,1fr)_64px] lg:gap-x-3.5 lg:px-5 lg:py-4 lg:not-first:border-t lg:not-first:border-line"
          >
            <span />
            <LinePicture line={line} className="opacity-60 grayscale-[.8]" />
            <div className="min-w-0">
              <h3 className="text-14 leading-snug font-normal">
                <Link
                  href={productHref(line.goodsId, line.goodsSpecId)}
                  className="line-clamp-2 hover:text-jade-text"
                >
                  {line.goodsName}
                </Link>
              </h3>
              <p className="mt-2">
                <Tag>{line.invalidReason === 'soldOut' ? t.soldOut : t.offSale}</Tag>
              </p>
              {line.invalidReason === 'soldOut' && <LineOption line={line} onChoose={() => onOption(line)} />}
            </div>
            <div className="grid justify-items-end text-right text-13 leading-tight">
              <button
                type="button"
                aria-label={t.saveOf(line.goodsName)}
                onClick={() => onFavour(line)}
                className="min-h-11 hover:text-jade-text lg:min-h-8"
              >
                {t.save}
              </button>
              <button
                type="button"
                aria-label={t.removeOf(line.goodsName)}
                onClick={() => onRemove(line)}
                className="min-h-11 hover:text-jade-text lg:min-h-8"
              >
                {t.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

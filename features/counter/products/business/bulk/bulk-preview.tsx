import type { Output } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { classNames, priceText } from '@hojip/platform/ui'
import { count } from '../list/facts.ts'
import { productsTexts } from '../texts.ts'
import type { BulkKind } from './bulk-form.ts'

type Preview = Output<'POST /bizConsole/previewBulkChange'>

interface BulkPreviewProps {
  kind: BulkKind
  preview: Preview
  /** It is for what was typed before. */
  isOld: boolean
}

/** How many would change, how many would not and why, and a few examples. */
export function BulkPreview({ kind, preview, isOld }: BulkPreviewProps) {
  const t = useTexts(productsTexts).bulk
  const { changed, unchanged, outOfLimits, uncounted, examples } = preview
  const isOfProducts = kind !== 'price' && kind !== 'stock'
  const skipped = [
    unchanged > 0 && t.unchanged(count(unchanged)),
    outOfLimits > 0 && t.outOfLimits[kind === 'price' ? 'price' : 'stock'](count(outOfLimits)),
    uncounted > 0 && t.uncounted(count(uncounted)),
  ].filter((text) => text !== false)
  return (
    <section
      aria-live="polite"
      aria-busy={isOld || undefined}
      className={classNames('grid gap-2 text-13', isOld && 'opacity-50')}
    >
      <p className="font-medium">
        {kind === 'freight' || kind === 'category'
          ? t.moves[kind](count(changed))
          : isOfProducts
            ? t.changesProducts(count(changed))
            : t.changesSpecs(count(changed))}
      </p>
      {skipped.length > 0 && (
        <ul className="text-ink-3">
          {skipped.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!isOfProducts && examples.length > 0 && (
        <table className="w-full border-collapse text-13">
          <caption className="sr-only">{t.examples}</caption>
          <tbody>
            {examples.map((one) => (
              <Example key={one.goodsId} example={one} isPrice={kind === 'price'} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Example({ example, isPrice }: { example: Preview['examples'][number]; isPrice: boolean }) {
  const t = useTexts(productsTexts)
  const { goodsName, specText, before, after } = example
  const shown = (value: string | null) =>
    value === null ? t.uncounted : isPrice ? priceText(value) : count(Number(value))
  return (
    <tr>
      <th scope="row" className="border-t border-line py-1.5 pr-3 text-left font-normal">
        <span className="line-clamp-1">{`${goodsName} ${specText}`.trim()}</span>
      </th>
      <td className="figures border-t border-line py-1.5 text-right font-medium whitespace-nowrap">
        <span className="text-ink-3">{shown(before)}</span>
        <span aria-hidden="true" className="px-1.5 text-ink-3">
          →
        </span>
        {before === after ? <span className="text-ink-3">{shown(after)}</span> : shown(after)}
      </td>
    </tr>
  )
}

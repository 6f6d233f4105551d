import { useTexts, useDates } from '@hojip/platform/page'
import { Tag, type Tone } from '@hojip/platform/ui'
import type { ProductState, ShopProduct } from '../../contract.ts'
import { productsTexts } from '../texts.ts'

const tones: Record<ProductState, Tone> = {
  onSale: 'jade',
  soldOut: 'amber',
  warehouse: 'plain',
  deleted: 'plain',
}

/** Narrow columns do not divide it. */
function unbroken(moment: string): string {
  return moment.replaceAll('-', '\u2011').replace(' ', '\u00a0')
}

/** The state of a product, and when one in the warehouse goes on sale by itself. */
export function StateTag({ product: { state, onSaleAt, takenDownAt } }: { product: ShopProduct }) {
  const t = useTexts(productsTexts)
  const dates = useDates()
  return (
    <>
      {takenDownAt ? (
        <Tag tone="crimson">{t.takenDown}</Tag>
      ) : (
        <Tag tone={tones[state]}>{t.states[state]}</Tag>
      )}
      {onSaleAt && (
        <span className="text-12 text-ink-3">{t.goesOnSale(unbroken(dates.stamp(onSaleAt)))}</span>
      )}
    </>
  )
}

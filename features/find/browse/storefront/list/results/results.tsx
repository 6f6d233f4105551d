import { NotDeliveredNote } from '@hojip/addresses/storefront/not-delivered'
import { CachedPart } from '@hojip/platform/page'
import { useQuickAdd } from '../../buy/use-quick-add.tsx'
import { ProductCards } from '../../product-cards.tsx'
import { ResultCard } from './result-card.tsx'
import type { List } from '../use-list.ts'

/** How many cards are visible without scrolling. */
const eager = 4

/** First-level categories whose products are chosen by their looks: phones show two columns of pictures. */
const byLooks = new Set([
  'furniture',
  'lighting',
  'bathroom',
  'watches',
  'jewellery',
  'shoes',
  'toys',
  'plants',
])

/** The products of one page of the list. */
export function Results({ list: { found, filters, reach } }: { list: List }) {
  const { onAdd, dialog } = useQuickAdd()
  const first = filters.path[0]?.categoryCode
  const notes = new Map([...reach.ids].map((id) => [id, <NotDeliveredNote key={id} />]))
  if (first !== undefined && byLooks.has(first))
    return (
      <ProductCards products={found.list} columns="results-by-looks" eager={eager} as="h2" notes={notes} />
    )
  return (
    <>
      <ul className="results">
        {found.list.map((product, at) => (
          <li key={product.pkId}>
            <CachedPart of={['result', product, at < eager, reach.ids.has(product.pkId)]}>
              <ResultCard
                product={product}
                eager={at < eager}
                onAdd={onAdd}
                isDelivered={!reach.ids.has(product.pkId)}
              />
            </CachedPart>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

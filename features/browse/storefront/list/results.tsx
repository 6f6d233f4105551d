import { useQuickAdd } from '../buy/use-quick-add.tsx'
import { GoodsCards } from '../goods-cards.tsx'
import { ResultCard } from './result-card.tsx'
import type { List } from './use-list.ts'

/** Seen without scrolling. */
const eager = 4

/** First-level categories that are chosen by their looks: two columns of pictures on phones. */
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

/** The goods of a page of the list. */
export function Results({ list: { found, filters } }: { list: List }) {
  const { onAdd, dialog } = useQuickAdd()
  const first = filters.path[0]?.categoryCode
  if (first !== undefined && byLooks.has(first))
    return <GoodsCards goods={found.list} columns="lg:grid-cols-3 xl:grid-cols-4" eager={eager} as="h2" />
  return (
    <>
      <ul className="grid gap-2 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
        {found.list.map((goods, at) => (
          <li key={goods.pkId} className="grid">
            <ResultCard goods={goods} eager={at < eager} onAdd={onAdd} />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

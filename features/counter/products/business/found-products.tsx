import type { Output } from '@hojip/platform/client'
import { useWide } from '@hojip/platform/ui'
import type { BulkKind } from './bulk/bulk-form.ts'
import { AllFound, BulkBar } from './bulk/selection-parts.tsx'
import type { Selection } from './bulk/use-selection.ts'
import { useProductList } from './edit/product-list.ts'
import type { Column } from './list/columns.ts'
import { ListFoot } from './list/list-foot.tsx'
import { ProductCards } from './list/product-cards.tsx'
import { ProductTable } from './list/product-table.tsx'
import type { ProductsSearch } from './products-search.ts'

interface FoundProductsProps {
  search: ProductsSearch
  found: Output<'POST /bizConsole/queryProducts'>
  hidden: ReadonlySet<Column>
  selection: Selection
  onBulk: (kind: BulkKind) => void
}

/** The products of a page with what can be done with those that are chosen; on phones as cards. */
export function FoundProducts({ search, found, hidden, selection, onBulk }: FoundProductsProps) {
  const isWide = useWide()
  const { mayChoose, mayEditStock } = useProductList()
  const { list, total, pages } = found
  const ids = list.map(({ pkId }) => pkId)
  const isDeleted = search.state === 'deleted'
  const chooses = mayChoose ? selection : undefined
  const place = JSON.stringify(search)
  return (
    <>
      {chooses && <AllFound ids={ids} total={total} selection={chooses} />}
      {isWide ? (
        <ProductTable
          key={place}
          search={search}
          total={total}
          hidden={hidden}
          products={list}
          selection={chooses}
        />
      ) : (
        <ProductCards products={list} selection={chooses} />
      )}
      <ListFoot key={`foot ${place}`} search={search} total={total} pages={pages} listed={list.length} />
      {chooses && (
        <BulkBar selection={chooses} mayEditStock={mayEditStock} isDeleted={isDeleted} onKind={onBulk} />
      )}
    </>
  )
}

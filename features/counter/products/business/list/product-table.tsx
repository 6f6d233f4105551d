import { shopProductsHref } from '@hojip/hrefs/products'
import { useTexts } from '@hojip/platform/page'
import { caretDownIcon, caretUpIcon, classNames, Icon, Link } from '@hojip/platform/ui'
import { useState } from 'react'
import type { ShopProduct } from '../../contract.ts'
import { PageBox } from '../bulk/selection-parts.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { columnNames, type Column } from './columns.ts'
import { ProductRow } from './product-row.tsx'
import { pageSize, type ProductsSearch } from '../products-search.ts'
import { productsTexts } from '../texts.ts'
import { useRowKeys } from './use-row-keys.ts'

const sortOf = { price: 'price', stock: 'stock', sold: 'sold', updated: 'updated' } as const
const numbers = new Set<Column>(['price', 'stock', 'sold'])
const widths: Record<Column, string> = {
  category: 'w-34',
  price: 'w-34',
  stock: 'w-26',
  sold: 'w-25',
  languages: 'w-23',
  state: 'w-20',
  updated: 'w-25',
}

interface ProductTableProps {
  products: readonly ShopProduct[]
  total: number
  search: ProductsSearch
  hidden: ReadonlySet<Column>
  /** Left out for those who may only read. */
  selection: Selection | undefined
}

/** The desktop's list. Arrow keys move between rows, Enter shows the SKUs of one. */
export function ProductTable({ products, total, search, hidden, selection }: ProductTableProps) {
  const t = useTexts(productsTexts)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<{ id: string; kind: 'price' | 'stock'; turn: number }>()
  const first = (search.page - 1) * pageSize
  const shown = columnNames.filter((name) => !hidden.has(name))
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const ids = products.map(({ pkId }) => pkId)
  const { rowProps } = useRowKeys({
    rows: products,
    first: search.row > first && search.row <= first + products.length ? search.row - first - 1 : undefined,
    onEnter: ({ pkId }) => toggle(pkId),
    onSelect: (chosen, isMore) =>
      selection?.set(
        chosen.map(({ pkId }) => pkId),
        isMore || !selection.has(chosen[0].pkId),
      ),
    // Of a product with several SKUs, the first one's.
    onEdit: ({ pkId: id, specNum }, kind) => {
      if (specNum === 0) return
      setOpen(new Set([...open, id]))
      setEdited({ id, kind, turn: (edited?.turn ?? 0) + 1 })
    },
  })
  return (
    <table aria-rowcount={total + 1} className="w-full table-fixed border-collapse text-13">
      <thead>
        <tr aria-rowindex={1} className="bg-inset text-left text-12 whitespace-nowrap text-ink-3">
          {selection && (
            <th scope="col" className="w-10 border-b border-line py-2.5 pl-4">
              <PageBox selection={selection} ids={ids} />
            </th>
          )}
          <th
            scope="col"
            className={classNames('border-b border-line px-2 py-2.5 font-medium', !selection && 'pl-4')}
          >
            {t.columns.product}
          </th>
          {shown.map((name) => (
            <ColumnHead key={name} name={name} search={search} />
          ))}
          <th scope="col" className="w-30 border-b border-line px-2 py-2.5 pr-4 text-right font-medium">
            {t.columns.acts}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product, at) => (
          <ProductRow
            key={product.pkId}
            product={product}
            rowIndex={first + at + 2}
            shown={shown}
            isOpen={open.has(product.pkId)}
            onToggle={() => toggle(product.pkId)}
            edits={edited?.id === product.pkId ? edited.kind : undefined}
            turn={edited?.id === product.pkId ? edited.turn : 0}
            selection={selection}
            rowProps={rowProps(product, at)}
          />
        ))}
      </tbody>
    </table>
  )
}

function ColumnHead({ name, search }: { name: Column; search: ProductsSearch }) {
  const t = useTexts(productsTexts)
  const sort = name in sortOf ? sortOf[name as keyof typeof sortOf] : undefined
  const isSorted = sort !== undefined && search.sort === sort
  const isDown = !isSorted || search.order === 'asc'
  const look = classNames(
    'border-b border-line px-2 py-2.5 font-medium',
    widths[name],
    numbers.has(name) && 'text-right',
  )
  if (!sort)
    return (
      <th scope="col" className={look}>
        {t.columns[name]}
      </th>
    )
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (search.order === 'desc' ? 'descending' : 'ascending') : 'none'}
      className={look}
    >
      <Link
        href={shopProductsHref({ ...search, sort, order: isDown ? 'desc' : 'asc', page: 1, row: undefined })}
        aria-label={t.sortBy(t.columns[name], isDown)}
        title={t.sortBy(t.columns[name], isDown)}
        className={classNames(
          'inline-flex min-h-6 items-center gap-1 hover:text-jade-text',
          isSorted && 'font-bold text-ink',
        )}
      >
        {t.columns[name]}
        <Icon
          of={isSorted && search.order === 'asc' ? caretUpIcon : caretDownIcon}
          size={12}
          className={classNames(!isSorted && 'opacity-40')}
        />
      </Link>
    </th>
  )
}

import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, Icon, Skeleton, warningCircleFillIcon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ShopProduct, ShopSpec } from '../../contract.ts'
import { daysLeft } from '../../rules/days-left.ts'
import { PriceEdit, StockEdit } from '../edit/spec-edits.tsx'
import type { Column } from './columns.ts'
import { count } from './facts.ts'
import { productsTexts } from '../texts.ts'

/** The look of the table's cells. */
export const cell = 'border-b border-line px-2 py-1.5 align-middle first:pl-4 last:pr-4'
export const numberCell = `${cell} text-right figures font-medium whitespace-nowrap`

const numberColumns = { price: true, stock: true, sold: true }

interface SpecRowsProps {
  product: ShopProduct
  shown: readonly Column[]
  edits: 'price' | 'stock' | undefined
  /** Rows have a box to choose them. */
  hasBox: boolean
}

/** The SKUs of a product below its row; while they are loading, as many empty rows. */
export function SpecRows({ product, shown, edits, hasBox }: SpecRowsProps) {
  const t = useTexts(productsTexts)
  const columns = shown.length + (hasBox ? 3 : 2)
  const { data, error, refetch } = useLazyCall('POST /bizConsole/queryProductSpecs', {
    goodsId: product.pkId,
  })
  if (error && !data)
    return (
      <WholeRow columns={columns}>
        <span role="alert" className="mr-3 text-crimson">
          {t.specsFailed}
        </span>
        <Button size="xs" onClick={refetch}>
          {t.again}
        </Button>
      </WholeRow>
    )
  if (!data)
    return Array.from({ length: Math.min(product.specNum, 10) }, (_, at) => (
      <WholeRow key={at} columns={columns}>
        <span className="sr-only">{t.loadingSpecs}</span>
        <Skeleton className="h-4 w-40" />
      </WholeRow>
    ))
  return data.list.map((spec, at) => (
    <SpecRow
      key={spec.pkId}
      spec={spec}
      shown={shown}
      hasBox={hasBox}
      productName={product.goodsName}
      edits={at === 0 ? edits : undefined}
    />
  ))
}

function WholeRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="h-12 bg-inset">
      <td colSpan={columns} className={`${cell} pl-18!`}>
        {children}
      </td>
    </tr>
  )
}

interface SpecRowProps extends Pick<SpecRowsProps, 'shown' | 'edits' | 'hasBox'> {
  spec: ShopSpec
  productName: string
}

function SpecRow({ spec, shown, productName, edits, hasBox }: SpecRowProps) {
  const t = useTexts(productsTexts)
  const name = `${productName} ${spec.specText}`.trim()
  return (
    <tr className="h-12 bg-inset">
      <th
        scope="row"
        colSpan={hasBox ? 2 : 1}
        className={`${cell} text-left font-normal text-ink-2 ${hasBox ? 'pl-26!' : 'pl-18!'}`}
      >
        {spec.specText || t.oneSpec}
        <SoonGone spec={spec} />
      </th>
      {shown.map((column) => (
        <td key={column} className={column in numberColumns ? numberCell : cell}>
          {column === 'price' && <PriceEdit spec={spec} name={name} opens={edits === 'price'} />}
          {column === 'stock' && <StockEdit spec={spec} name={name} opens={edits === 'stock'} />}
          {column === 'sold' && count(spec.sold30)}
        </td>
      ))}
      <td className={`${cell} text-right text-12 text-ink-3`}>
        <span className="figures font-medium">{spec.goodsSn}</span>
      </td>
    </tr>
  )
}

/** That a SKU is sold within days at its pace. */
export function SoonGone({ spec }: { spec: ShopSpec }) {
  const t = useTexts(productsTexts)
  const days = daysLeft(spec)
  if (days === undefined) return null
  return (
    <span className="flex items-center gap-1 text-12 text-crimson">
      <Icon of={warningCircleFillIcon} size={12} />
      {t.soonGone(days)}
    </span>
  )
}

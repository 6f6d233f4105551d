import { productHref } from '@hojip/hrefs/browse'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import {
  caretDownIcon,
  caretUpIcon,
  classNames,
  Icon,
  Link,
  Picture,
  Skeleton,
  Checkbox,
} from '@hojip/platform/ui'
import { useState } from 'react'
import type { ShopProduct, ShopSpec } from '../../contract.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { OnSaleButton } from '../edit/on-sale-button.tsx'
import { PriceEdit, StockEdit } from '../edit/spec-edits.tsx'
import { count, priceRange, stockTone } from './facts.ts'
import { LanguageMarks } from './language-marks.tsx'
import { SoonGone } from './spec-rows.tsx'
import { StateTag } from './state-tag.tsx'
import { productsTexts } from '../texts.ts'

interface ProductCardsProps {
  products: readonly ShopProduct[]
  /** Left out for those who may only read. */
  selection: Selection | undefined
}

/** The phone's list: one card a product. */
export function ProductCards({ products, selection }: ProductCardsProps) {
  return (
    <ul className="grid gap-2">
      {products.map((product) => (
        <Card key={product.pkId} product={product} selection={selection} />
      ))}
    </ul>
  )
}

function Card({ product, selection }: { product: ShopProduct; selection: Selection | undefined }) {
  const t = useTexts(productsTexts)
  const [isOpen, setOpen] = useState(false)
  const { pkId, goodsName, goodsPic, goodsSn, specNum } = product
  return (
    <li className="grid gap-2.5 card p-3 text-13">
      <Link href={productHref(pkId)} className="grid grid-cols-[64px_minmax(0,1fr)] gap-2.5">
        <Picture of={goodsPic} alt="" sizes="64px" className="size-16 rounded-md" />
        <span className="min-w-0">
          <span className="line-clamp-2 text-14 font-medium">{goodsName}</span>
          <span className="mt-1 flex flex-wrap items-center gap-2">
            <StateTag product={product} />
            <LanguageMarks languages={product.languages} />
          </span>
        </span>
      </Link>
      <Facts product={product} />
      <span className="flex flex-wrap items-center justify-between gap-2">
        {selection && (
          <Checkbox
            aria-label={t.bulk.choose(goodsName)}
            checked={selection.has(pkId)}
            onChange={() => selection.set([pkId], !selection.has(pkId))}
            className="-my-2 min-h-11 min-w-8"
          />
        )}
        <span className="figures text-12 font-medium text-ink-3">{goodsSn}</span>
        <OnSaleButton product={product} className="ml-auto min-h-11! px-2" />
        {specNum > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t.specsOf(goodsName, t.specs(count(specNum)))}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-1 px-1 text-jade-text"
          >
            {t.specs(count(specNum))}
            <Icon of={isOpen ? caretUpIcon : caretDownIcon} size={14} />
          </button>
        )}
      </span>
      {isOpen && <Specs product={product} />}
    </li>
  )
}

function Facts({ product }: { product: ShopProduct }) {
  const t = useTexts(productsTexts)
  const { onlySpec, goodsName: name } = product
  const facts = [
    ['price', onlySpec ? <PriceEdit key="price" spec={onlySpec} name={name} /> : priceRange(product)],
    [
      'stock',
      onlySpec ? (
        <StockEdit key="stock" spec={onlySpec} name={name} />
      ) : (
        <span key="stock" className={classNames(stockTone(product))}>
          {product.stock === null ? t.uncounted : count(product.stock)}
        </span>
      ),
    ],
    ['sold', count(product.sold30)],
  ] as const
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-sm bg-inset px-2.5 py-2">
      {facts.map(([fact, shown]) => (
        <div key={fact}>
          <dt className="text-12 text-ink-3">{t.columns[fact]}</dt>
          <dd className="figures flex min-h-8 items-center font-medium">{shown}</dd>
        </div>
      ))}
    </dl>
  )
}

function Specs({ product }: { product: ShopProduct }) {
  const { data } = useLazyCall('POST /bizConsole/queryProductSpecs', { goodsId: product.pkId })
  if (!data) return <Skeleton className="h-10 w-full" />
  return (
    <ul className="grid divide-y divide-line border-t border-line">
      {data.list.map((spec) => (
        <Spec key={spec.pkId} spec={spec} productName={product.goodsName} />
      ))}
    </ul>
  )
}

function Spec({ spec, productName }: { spec: ShopSpec; productName: string }) {
  const name = `${productName} ${spec.specText}`.trim()
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2">
      <span className="mr-auto">
        {spec.specText}
        <SoonGone spec={spec} />
      </span>
      <span className="figures font-medium">
        <PriceEdit spec={spec} name={name} />
      </span>
      <span className="figures min-w-14 text-right font-medium">
        <StockEdit spec={spec} name={name} />
      </span>
    </li>
  )
}

import { productHref } from '@hojip/hrefs/browse'
import { shopProductHref } from '@hojip/hrefs/products'
import { useDates, useTexts } from '@hojip/platform/page'
import {
  caretDownIcon,
  caretUpIcon,
  Checkbox,
  classNames,
  Icon,
  Link,
  Picture,
  useNow,
} from '@hojip/platform/ui'
import type { ShopProduct } from '../../contract.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { OnSaleButton } from '../edit/on-sale-button.tsx'
import { PriceEdit, StockEdit } from '../edit/spec-edits.tsx'
import type { Column } from './columns.ts'
import { count, priceRange, stockTone } from './facts.ts'
import { LanguageMarks } from './language-marks.tsx'
import { SpecRows, cell, numberCell } from './spec-rows.tsx'
import { StateTag } from './state-tag.tsx'
import { productsTexts } from '../texts.ts'
import type { RowProps } from './use-row-keys.ts'

interface ProductRowProps {
  product: ShopProduct
  /** Its place in the whole list, as `aria-rowindex`. */
  rowIndex: number
  shown: readonly Column[]
  isOpen: boolean
  onToggle: () => void
  /** Which number of the first SKU becomes a field when the SKUs appear. */
  edits: 'price' | 'stock' | undefined
  /** Changes when it is asked for again. */
  turn: number
  selection: Selection | undefined
  rowProps: RowProps
}

/** A product, and below it its SKUs when they are shown. */
export function ProductRow(props: ProductRowProps) {
  const { product, rowIndex, shown, isOpen, onToggle, edits, turn, selection, rowProps } = props
  const t = useTexts(productsTexts)
  const isChosen = selection?.has(product.pkId) ?? false
  return (
    <>
      <tr
        {...rowProps}
        aria-rowindex={rowIndex}
        aria-selected={selection ? isChosen : undefined}
        className={classNames(
          'h-14 outline-offset-[-2px]',
          isChosen ? 'bg-jade-soft' : 'hover:bg-inset focus-visible:bg-inset',
        )}
      >
        {selection && (
          <td className={cell}>
            <Checkbox
              tabIndex={-1}
              aria-label={t.bulk.choose(product.goodsName)}
              checked={isChosen}
              onChange={() => selection.set([product.pkId], !isChosen)}
            />
          </td>
        )}
        <th scope="row" className={`${cell} text-left font-normal`}>
          <NameCell product={product} isOpen={isOpen} onToggle={onToggle} />
        </th>
        {shown.map((name) => (
          <ProductCell key={name} name={name} product={product} />
        ))}
        <td className={`${cell} text-right whitespace-nowrap`}>
          <OnSaleButton product={product} className="mr-3" />
          {product.state !== 'deleted' && <RowLinks product={product} />}
        </td>
      </tr>
      {isOpen && (
        <SpecRows key={turn} hasBox={selection !== undefined} product={product} shown={shown} edits={edits} />
      )}
    </>
  )
}

function RowLinks({ product: { pkId, goodsName } }: Pick<ProductRowProps, 'product'>) {
  const t = useTexts(productsTexts)
  const look = 'text-jade-text underline-offset-3 hover:underline'
  return (
    <>
      <Link href={shopProductHref(pkId)} aria-label={`${t.edit}: ${goodsName}`} className={`mr-3 ${look}`}>
        {t.edit}
      </Link>
      <Link href={productHref(pkId)} target="_blank" aria-label={`${t.view}: ${goodsName}`} className={look}>
        {t.view}
      </Link>
    </>
  )
}

function NameCell({ product, isOpen, onToggle }: Pick<ProductRowProps, 'product' | 'isOpen' | 'onToggle'>) {
  const t = useTexts(productsTexts)
  const { goodsName, goodsPic, goodsSn, specNum } = product
  return (
    <span className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-2.5">
      <Picture of={goodsPic} alt="" sizes="44px" className="size-11 rounded-sm" />
      <span>
        <b className="line-clamp-2 font-medium">{goodsName}</b>
        <span className="flex flex-wrap items-center gap-x-1.5 text-12 text-ink-3">
          <span className="figures font-medium">{goodsSn}</span>
          {specNum > 1 && (
            <button
              type="button"
              tabIndex={-1}
              aria-expanded={isOpen}
              aria-label={t.specsOf(goodsName, t.specs(count(specNum)))}
              onClick={onToggle}
              className="inline-flex min-h-6 items-center gap-0.5 text-jade-text"
            >
              {t.specs(count(specNum))}
              <Icon of={isOpen ? caretUpIcon : caretDownIcon} size={12} />
            </button>
          )}
        </span>
      </span>
    </span>
  )
}

function ProductCell({ name, product }: { name: Column; product: ShopProduct }) {
  const t = useTexts(productsTexts)
  const dates = useDates(useNow())
  const { onlySpec } = product
  switch (name) {
    case 'category':
      return <td className={`${cell} text-ink-2`}>{product.categories.slice(-2).join(' / ')}</td>
    case 'price':
      return (
        <td className={numberCell}>
          {onlySpec ? (
            <PriceEdit spec={onlySpec} name={product.goodsName} isStop={false} />
          ) : (
            priceRange(product)
          )}
        </td>
      )
    case 'stock':
      return (
        <td className={classNames(numberCell, stockTone(product))}>
          {onlySpec ? (
            <StockEdit spec={onlySpec} name={product.goodsName} isStop={false} />
          ) : product.stock === null ? (
            t.uncounted
          ) : (
            count(product.stock)
          )}
        </td>
      )
    case 'sold':
      return <td className={numberCell}>{count(product.sold30)}</td>
    case 'languages':
      return (
        <td className={cell}>
          <LanguageMarks languages={product.languages} />
        </td>
      )
    case 'state':
      return (
        <td className={cell}>
          <StateTag product={product} />
        </td>
      )
    case 'updated':
      return (
        <td className={`${cell} text-12 text-ink-2`}>
          <span className="figures font-medium whitespace-nowrap">{dates.near(product.gmtModified)}</span>
        </td>
      )
  }
}

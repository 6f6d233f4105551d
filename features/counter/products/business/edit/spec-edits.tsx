import { useTexts } from '@hojip/platform/page'
import { classNames, priceText } from '@hojip/platform/ui'
import type { ShopSpec } from '../../contract.ts'
import { count, stockTone } from '../list/facts.ts'
import { productsTexts } from '../texts.ts'
import { NumberEdit } from './number-edit.tsx'
import { useProductList } from './product-list.ts'
import { readPrice, readUnits } from './read-number.ts'
import { useSaving } from './use-saving.ts'

interface SpecEditProps {
  spec: ShopSpec
  /** The product, with the option where there are several. */
  name: string
  opens?: boolean
  isStop?: boolean
}

/** The price of a SKU, to be edited by those who may. */
export function PriceEdit({ spec, name, opens = false, isStop = true }: SpecEditProps) {
  const t = useTexts(productsTexts)
  const { mayEditPrice } = useProductList()
  const { savePrice } = useSaving()
  if (!mayEditPrice) return <>{priceText(spec.price)}</>
  return (
    <NumberEdit
      kind="price"
      label={t.priceOf(name)}
      value={spec.price}
      show={priceText}
      typed={(price) => price}
      read={readPrice}
      save={(price, before) => savePrice(spec.pkId, price, before)}
      invalid={t.notPrice}
      opens={opens}
      isStop={isStop}
    />
  )
}

/** The units of a SKU that can be ordered. Uncounted ones become counted by giving their number. */
export function StockEdit({ spec, name, opens = false, isStop = true }: SpecEditProps) {
  const t = useTexts(productsTexts)
  const { mayEditStock } = useProductList()
  const { saveStock } = useSaving()
  const show = (stock: number | null) => (stock === null ? t.uncounted : count(stock))
  if (!mayEditStock) return <span className={classNames(stockTone(spec))}>{show(spec.stock)}</span>
  return (
    <NumberEdit<number | null>
      kind="stock"
      label={t.stockOf(name)}
      value={spec.stock}
      show={show}
      typed={(stock) => (stock === null ? '' : String(stock))}
      read={readUnits}
      save={(stock, before) => saveStock(spec.pkId, stock, before)}
      invalid={t.notUnits}
      className={stockTone(spec)}
      opens={opens}
      isStop={isStop}
    />
  )
}

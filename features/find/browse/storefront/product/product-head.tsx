import { formatNumber } from '@hojip/platform/i18n'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Link, Price, priceText, Score, WasPrice } from '@hojip/platform/ui'
import type { ProductInfo } from '@hojip/catalog/contract'
import type { Buying } from '../buy/use-buying.ts'
import { PriceHistoryButton } from './prices/price-history-button.tsx'
import { productTexts } from './texts.ts'

/** Name, selling line, and rating. */
export function ProductHead({ product }: { product: ProductInfo['goods'] }) {
  const texts = useTexts(productTexts)
  const locale = useLocale()
  const number = (n: number) => formatNumber(locale, n)
  return (
    <>
      <h1 className="text-18 leading-[1.42] font-bold text-pretty max-lg:mt-2 lg:text-22">
        {product.goodsName}
      </h1>
      {product.selling && <p className="mt-1 text-ink-3 max-lg:text-13">{product.selling}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-13 text-ink-2">
        {product.commentNum > 0 && (
          <span className="inline-flex items-center gap-1.5">
            {product.score && <Score value={product.score} />}
            <Link href="#comments" className="inline-flex min-h-6 items-center link">
              {texts.comments(number(product.commentNum))}
            </Link>
          </span>
        )}
        <span className={product.commentNum > 0 ? 'border-l border-line pl-3.5' : undefined}>
          {texts.sold(number(product.salesNum))}
        </span>
      </p>
    </>
  )
}

/** The price of the chosen SKU, its former price, and the difference. */
export function PriceBox({ spec }: Pick<Buying, 'spec'>) {
  const texts = useTexts(productTexts)
  if (!spec) return null
  const { price, linePrice } = spec
  const savedFen = (yuanToFen(linePrice ?? '') ?? 0) - (yuanToFen(price) ?? 0)
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:mt-4 lg:items-end lg:rounded-lg lg:bg-buy-soft lg:px-4.5 lg:py-4">
      <div className="contents lg:block">
        <p className="lg:hidden">
          <Price value={price} size="lg" exact />
        </p>
        <p className="max-lg:hidden">
          <Price value={price} size="xl" exact />
        </p>
        {linePrice && savedFen > 0 && (
          <p className="flex items-center gap-2 text-12 text-ink-3 lg:mt-1.5">
            <WasPrice value={linePrice} exact />
            <span className="text-price max-lg:rounded-xs max-lg:bg-buy-soft max-lg:px-1.5 max-lg:py-0.5">
              {texts.saves(priceText(fenToYuan(savedFen)))}
            </span>
          </p>
        )}
      </div>
      <PriceHistoryButton spec={spec} />
    </div>
  )
}

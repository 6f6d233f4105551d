import { isNeverFree } from '@hojip/catalog/rules'
import type { ProductInfo } from '@hojip/catalog/contract'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import {
  Icon,
  Price,
  priceText,
  Score,
  sealCheckIcon,
  shareIcon,
  truckIcon,
  packageIcon,
} from '@hojip/platform/ui'
import type { SharedProduct } from '../load-shared.ts'
import { sharingTexts } from '../texts.ts'

/** That it was shared. The link does not contain by whom. */
export function SharedBy() {
  const texts = useTexts(sharingTexts)
  return (
    <p className="flex items-center gap-2 text-13 text-ink-2">
      <span className="grid size-7 place-items-center rounded-full bg-jade-soft-2 text-jade-text">
        <Icon of={shareIcon} size={15} />
      </span>
      {texts.sharedWithYou}
    </p>
  )
}

type PriceProps = Pick<SharedProduct, 'info' | 'spec'> & { sharedPrice: string | null }

/** Today's price. The one of the time when it was shared is beside it in words, never as a promise. */
export function ProductPrice({ info: { goods }, spec, sharedPrice }: PriceProps) {
  const texts = useTexts(sharingTexts)
  const { price, isFromPrice } = spec ? { price: spec.price, isFromPrice: false } : goods
  const same = sharedPrice === price
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Price value={price} size="lg" exact from={isFromPrice} />
      {sharedPrice && (
        <span className="text-13 text-ink-3">
          {(same ? texts.sharedAtSame : texts.sharedAt)(priceText(sharedPrice, true))}
        </span>
      )}
    </p>
  )
}

/** Rating, reviews and sales, and the terms of delivery. */
export function ProductFacts({ info: { goods, goodsShop } }: { info: ProductInfo }) {
  const texts = useTexts(sharingTexts)
  const locale = useLocale()
  const number = (n: number) => formatNumber(locale, n)
  const isFree = Number(goodsShop.shippingFee) === 0 || Number(goodsShop.freeShippingFrom) === 0
  const terms = isNeverFree(goodsShop)
    ? texts.deliveryFee(priceText(goodsShop.shippingFee, false))
    : texts.freeFrom(priceText(goodsShop.freeShippingFrom, false))
  const promises = [
    { icon: truckIcon, text: texts.shipsSoon },
    { icon: packageIcon, text: isFree ? texts.freeShipping : terms },
    { icon: sealCheckIcon, text: texts.tracking },
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-3">
        {goods.score && <Score value={goods.score} />}
        {goods.commentNum > 0 && <span>{texts.reviews(number(goods.commentNum))}</span>}
        {goods.commentNum > 0 && <span aria-hidden="true">·</span>}
        <span>{texts.sold(number(goods.salesNum))}</span>
      </p>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-1 text-12 text-ink-2">
        {promises.map(({ icon, text }) => (
          <li key={text} className="inline-flex items-center gap-1">
            <Icon of={icon} size={15} className="text-jade-text" />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

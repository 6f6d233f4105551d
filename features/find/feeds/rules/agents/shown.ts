import { isNeverFree } from '@hojip/catalog/rules'
import type { Output } from '@hojip/platform/client'
import { productHref } from '@hojip/hrefs/browse'
import { addressIn, type Locale } from '@hojip/platform/i18n'

type Card = Output<'POST /bizGoods/findAll'>['list'][number]
type Info = Output<'GET /bizGoods/queryGoodsInfo'>

export interface Shown {
  publicUrl: string
  locale: Locale
}

function addressOf({ publicUrl, locale }: Shown, id: string): string {
  return publicUrl + addressIn(locale, productHref(id))
}

/** Stock beyond this means that the product is not counted. */
const uncounted = 1_000_000
function stockOf(stock: number) {
  return stock >= uncounted ? 'plenty' : stock
}

/** A product of a list. */
export function shownCard(card: Card, shown: Shown) {
  return {
    productId: card.pkId,
    name: card.goodsName,
    brand: card.goodsBrand,
    priceCny: card.price,
    isLowestOfSeveral: card.isFromPrice,
    score: card.score ?? null,
    reviews: card.commentNum,
    sold: card.salesNum,
    stock: stockOf(card.stock),
    shop: card.shopName,
    freeDelivery: card.isFreeShipping,
    url: addressOf(shown, card.pkId),
  }
}

/** A product with its variants. */
export function shownProduct(
  { goods, goodsImg, goodsShop, specAxes, specs, categoryPath }: Info,
  shown: Shown,
) {
  return {
    productId: goods.pkId,
    name: goods.goodsName,
    sellingPoint: goods.selling,
    brand: goods.goodsBrand,
    categories: categoryPath.map(({ categoryName }) => categoryName),
    score: goods.score ?? null,
    reviews: goods.commentNum,
    sold: goods.salesNum,
    isOnSale: goods.isOnSale,
    parameters: goods.goodsParam,
    options: specAxes.map(({ name, values }) => ({ name, values })),
    variants: specs.map((spec) => ({
      variantId: spec.pkId,
      options: spec.specText,
      priceCny: spec.price,
      formerPriceCny: spec.linePrice ?? null,
      stock: stockOf(spec.stock),
    })),
    pictures: goodsImg.map((picture) => `${shown.publicUrl}${picture}-800.webp`),
    shop: {
      name: goodsShop.shopName,
      city: goodsShop.city,
      deliveryFeeCny: goodsShop.shippingFee,
      freeDeliveryFromCny: isNeverFree(goodsShop) ? null : goodsShop.freeShippingFrom,
    },
    url: addressOf(shown, goods.pkId),
  }
}

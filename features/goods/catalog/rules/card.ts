import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { fenToYuan, type Fen } from '@hojip/platform/money'
import type { ProductSummary } from '../contract.ts'

/** The facts that a card shows of a product, as rows have them. */
export interface CardRow {
  id: string
  version: number
  sn: string
  name: LocalText
  brand: LocalText
  picture: string | null
  priceFen: Fen
  linePriceFen: Fen | null
  salesCount: number
  commentCount: number
  /** How many of these comments have stars; `scoreSum` adds those up. */
  ratedCount: number
  scoreSum: number
  category1Id: string
  category2Id: string | null
  category3Id: string | null
  isOnSale: boolean
  shopId: string
  shopName: LocalText
  freeShippingFromFen: Fen
  /** Units of all SKUs on sale that can be ordered. */
  stock: number
  /** Number of SKUs on sale. */
  kinds: number
  /** Whether those SKUs have different prices. */
  isFromPrice: boolean
  options: { values: LocalText[] }[]
  /** The SKU whose price the card shows. */
  cheapest: { skuId: string; choice: number[] }
}

/** Path of a picture without width and format. */
export function picturePath(ref: string | null | undefined): string {
  return ref ? `/pictures/${ref}` : ''
}

/** Mean of the stars with one decimal; undefined when there are none. */
export function scoreText(sum: number, ratedCount: number): string | undefined {
  return ratedCount > 0 ? (sum / ratedCount).toFixed(1) : undefined
}

/** The values of a choice, joined: "1kg · 中辣"; '' for products without options. */
export function specText(options: CardRow['options'], choice: readonly number[], locale: Locale): string {
  return choice
    .flatMap((value, axis) => {
      const text = options[axis]?.values[value]
      return text ? [textIn(text, locale)] : []
    })
    .join(' · ')
}

/** What changes on a card with every order and comment. */
export interface CardNow {
  salesCount: number
  commentCount: number
  ratedCount: number
  scoreSum: number
  stock: number
}

/** The same card with current figures. */
export function cardNow(card: ProductSummary, now: CardNow): ProductSummary {
  const { score: _before, ...rest } = card
  const score = scoreText(now.scoreSum, now.ratedCount)
  return {
    ...rest,
    salesNum: now.salesCount,
    stock: now.stock,
    commentNum: now.commentCount,
    ...(score !== undefined && { score }),
  }
}

export function productSummaryOf(row: CardRow, locale: Locale): ProductSummary {
  const score = scoreText(row.scoreSum, row.ratedCount)
  return {
    pkId: row.id,
    goodsSn: row.sn,
    goodsName: textIn(row.name, locale),
    goodsBrand: textIn(row.brand, locale),
    goodsPic: picturePath(row.picture),
    price: fenToYuan(row.priceFen),
    ...(row.linePriceFen !== null && { linePrice: fenToYuan(row.linePriceFen) }),
    isFromPrice: row.isFromPrice,
    salesNum: row.salesCount,
    stock: row.stock,
    shopId: row.shopId,
    shopName: textIn(row.shopName, locale),
    category1Id: row.category1Id,
    category2Id: row.category2Id,
    category3Id: row.category3Id,
    isOnSale: row.isOnSale,
    commentNum: row.commentCount,
    ...(score !== undefined && { score }),
    isFreeShipping: row.priceFen >= row.freeShippingFromFen,
    specText: specText(row.options, row.cheapest.choice, locale),
    hasChoice: row.kinds > 1,
    defaultSpecId: row.cheapest.skuId,
  }
}

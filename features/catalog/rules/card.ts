import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { fenToYuan, type Fen } from '@hojip/platform/money'
import type { GoodsCard } from '../contract.ts'

/** What a card shows of a goods, as rows have it. */
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
  /** Of these comments: those with stars, which `scoreSum` adds up. */
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
  /** How many SKUs are on sale. */
  kinds: number
  /** Whether those cost different sums. */
  isFromPrice: boolean
  options: { values: LocalText[] }[]
  /** The SKU whose price the card shows. */
  cheapest: { skuId: string; choice: number[] }
}

/** Path of a picture without width and format. */
export function picturePath(ref: string | null | undefined): string {
  return ref ? `/pictures/${ref}` : ''
}

/** Mean of stars with one digit; undefined when nobody gave any. */
export function scoreText(sum: number, ratedCount: number): string | undefined {
  return ratedCount > 0 ? (sum / ratedCount).toFixed(1) : undefined
}

/** The values of a choice, joined: "1kg · 中辣"; '' for goods without options. */
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

/** The same card with what is true right now. */
export function cardNow(card: GoodsCard, now: CardNow): GoodsCard {
  const { score: _before, ...still } = card
  const score = scoreText(now.scoreSum, now.ratedCount)
  return {
    ...still,
    salesNum: now.salesCount,
    stock: now.stock,
    commentNum: now.commentCount,
    ...(score !== undefined && { score }),
  }
}

export function goodsCardOf(row: CardRow, locale: Locale): GoodsCard {
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

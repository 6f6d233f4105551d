import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'

/** A text in one language at least; the others are filled from it when it is written. */
export type Texts = Partial<LocalText>

export interface CategoryInput {
  /** Kebab-case, unique over the whole tree: what the category is found by. */
  code: string
  name: Texts
  picture?: string
  /** Its place among its siblings; without it a new one stands where it is listed, a known one stays. */
  sort?: number
  children?: CategoryInput[]
}

export interface SkuInput {
  /** Index of the value on each axis of `options`; `[]` for goods without options. */
  choice: number[]
  priceFen: Fen
  /** What it cost before. */
  linePriceFen?: Fen
  /**
   * Units on the shelf: replaces what the books say. Uncounted goods are always for sale; `kept` leaves the books as
   * they are, and a new SKU uncounted.
   */
  stock: number | 'uncounted' | 'kept'
  sn?: string
  picture?: string
}

export interface OptionInput {
  name: Texts
  values: Texts[]
  /** For each value the parameters that it changes, such as a weight; they take the place of those of the same name. */
  params?: { name: Texts; value: Texts }[][]
}

export interface GoodsInput {
  shopId: string
  /** The shop's own key: the goods is found by it. */
  handle: string
  /** The number people quote; made when missing. */
  sn?: string
  /** The category path, level 1 first. */
  categoryIds: [level1: string, level2?: string, level3?: string]
  name: Texts
  selling?: Texts
  brand?: Texts
  /** More words that the search finds it by. */
  keywords?: string[]
  /** Picture refs, the main one first. */
  gallery: string[]
  params: { name: Texts; value: Texts }[]
  /** Graphic detail, block by block. */
  story: { title: Texts; text: Texts; picture?: string }[]
  /** Sanitised already. */
  bodyHtml?: string
  /** Up to three axes. */
  options: OptionInput[]
  /** At least one; each choice once. */
  skus: SkuInput[]
  /** Counts for new goods only: later the orders count. */
  salesCount?: number
  isOnSale: boolean
  /** Of the source rows; goods that have it already are left as they are. */
  importHash?: string
}

export function cheapestOf(skus: readonly SkuInput[]): SkuInput {
  const [first, ...others] = skus
  if (!first) throw new RangeError('goods without a SKU')
  return others.reduce((best, sku) => (sku.priceFen < best.priceFen ? sku : best), first)
}

/** A number for goods whose shop gives none: ten digits from the end of the id. */
export function snOf(id: string): string {
  return String(BigInt(`0x${id.replaceAll('-', '').slice(-12)}`) % 10_000_000_000n).padStart(10, '0')
}

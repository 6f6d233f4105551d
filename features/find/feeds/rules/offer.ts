import type { VariantAttributes } from '@hojip/catalog/rules'
import type { ReturnRule } from '@hojip/policy/contract'
import type { Fen } from '@hojip/platform/money'

/** One SKU as feeds tell it. */
export interface FeedOffer {
  id: string
  productId: string
  title: string
  description: string
  link: string
  pictures: string[]
  isInStock: boolean
  priceFen: Fen
  /** The price before a reduction. */
  usualFen: Fen | null
  brand: string
  shopName: string
  categories: string[]
  /** The delivery of one piece within China. */
  freightFen: Fen
  reviews: number
  hasVariants: boolean
  /** The attributes by its options. */
  attributes: VariantAttributes
  /** The number of its barcode; null when it is not known. */
  gtin: string | null
  returnRule: ReturnRule
}

import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { productForm } from './form.ts'

export const stored = z.object({
  goodsId: s.id,
  goodsSn: z.string(),
  /** Changes with every save; a save names the one it was made from. */
  version: z.int(),
  isOnSale: z.boolean(),
  /** When it goes on sale by itself; null: when somebody puts it on sale. */
  onSaleAt: s.time.nullable(),
  form: productForm,
  /** For each SKU of `form.skus`, the former price that shoppers see struck through; null for none. */
  linePrices: z.array(s.money.nullable()),
})
export type StoredForm = z.output<typeof stored>

export const listed = z.object({
  pkId: s.id,
  /** The product that it changes; null for a new one. */
  goodsId: s.id.nullable(),
  authorName: z.string(),
  gmtModified: s.time,
})
export const revision = z.int().min(0).max(2_147_483_647)
export const draft = listed.extend({
  /** Counts the saves. */
  revision,
  form: productForm,
  /** What it was written from. */
  base: productForm,
})
export type ProductDraft = z.output<typeof draft>

s.nameShapes({ StoredProduct: stored, ProductDraft: draft, ListedDraft: listed })

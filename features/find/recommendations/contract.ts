import { productSummary } from '@hojip/catalog/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const relatedType = z.enum(['similar', 'together', 'viewed'])
const related = z.object({
  goods: productSummary,
  /** Why it is shown, in the caller's language. */
  reason: z.string(),
})

/**
 * What a list was made from: what the shopper did (`own`), the product that a visitor's browser names (`browser`), or
 * what everybody buys, because the caller is a `visitor`, has `switchedOff` personalisation, or has done `nothingYet`.
 */
const basis = z.enum(['own', 'browser', 'visitor', 'switchedOff', 'nothingYet'])
const preferred = z.object({
  basis,
  list: z.array(
    z.object({
      goods: productSummary,
      /** Why it is shown, in the caller's language. */
      reason: z.string(),
      /** The product it comes from, and what the shopper did with that; null for what everybody buys. */
      source: z
        .object({
          kind: z.enum(['viewed', 'saved', 'inCart', 'bought']),
          goodsId: s.id,
          goodsName: z.string(),
        })
        .nullable(),
    }),
  ),
})

export const recommendationsCalls = {
  'POST /bizGoods/queryRelated': call({
    summary:
      'Products bought or looked at by the same people as a product, or similar to it, each with the reason',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ goodsId: s.id, type: relatedType, size: z.int().min(1).max(20).default(10) }),
    output: s.listOf(related),
  }),
  'POST /bizGoods/queryPreferredInfo': call({
    summary:
      'Products for the caller with the reason for each; what everybody buys where nothing may be known',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({
      /** The product looked at last, as the browser knows it; it is not stored. */
      pkId: s.id.optional(),
      size: z.int().min(1).max(24).default(12),
    }),
    output: preferred,
  }),
}
type RecommendationsCalls = typeof recommendationsCalls
export type Related = z.output<typeof related>
export type Preferred = z.output<typeof preferred>
export type PreferredItem = Preferred['list'][number]
export type Basis = z.output<typeof basis>
export type RelatedType = z.output<typeof relatedType>
declare module '@hojip/platform/client' {
  interface AllCalls extends RecommendationsCalls {}
}

s.nameShapes({ PreferredGoods: preferred, RelatedGoods: related })

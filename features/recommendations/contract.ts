import { productSummary } from '@hojip/catalog/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const relatedType = z.enum(['similar', 'together'])
const related = z.object({
  goods: productSummary,
  /** Why it is shown, in the caller's language. */
  reason: z.string(),
})

export const recommendationsCalls = {
  'POST /bizGoods/queryRelated': call({
    summary: 'Products bought together with a product, or similar to it, each with the reason',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ goodsId: s.id, type: relatedType, size: z.int().min(1).max(20).default(10) }),
    output: s.listOf(related),
  }),
}
export type RecommendationsCalls = typeof recommendationsCalls
export type Related = z.output<typeof related>
export type RelatedType = z.output<typeof relatedType>
declare module '@hojip/platform/client' {
  interface AllCalls extends RecommendationsCalls {}
}

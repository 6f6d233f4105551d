import type { OutputOf } from '@hojip/platform/http'
import type { CommentsCalls, CommentTag } from '../contract.ts'

export type Summary = OutputOf<CommentsCalls['GET /bizGoodsComment/querySummary']>
export type CommentFilter = 'all' | 'good' | 'normal' | 'bad' | 'pic' | 'append'

/** Which comments are shown, and in which order. */
export interface CommentWish {
  filter: CommentFilter
  sort: 'hot' | 'new'
  /** Only comments about this; the filter is `all` then. */
  tag?: CommentTag
  /** Only comments on this SKU. */
  goodsSpecId?: string
}

/** The choice that the page is rendered with. */
export const firstWish: CommentWish = { filter: 'all', sort: 'hot' }

/** All comments on the same SKU, in the same order. */
export function unfiltered({ sort, goodsSpecId }: CommentWish): CommentWish {
  return { filter: 'all', sort, ...(goodsSpecId && { goodsSpecId }) }
}

const pageSize = 5

/** The input for one page of a product's comments; the product page prefetches the first one. */
export function commentPage(goodsId: string, wish = firstWish, pageNum = 1) {
  return { goodsId, ...wish, pageNum, pageSize }
}

import type { OutputOf } from '@hojip/platform/http'
import type { CommentsCalls } from '../contract.ts'

export type Summary = OutputOf<CommentsCalls['GET /bizGoodsComment/querySummary']>
export type CommentFilter = 'all' | 'good' | 'normal' | 'bad' | 'pic' | 'append'

/** Which comments are shown, and in which order. */
export interface CommentWish {
  filter: CommentFilter
  sort: 'hot' | 'new'
  /** Only those on this SKU. */
  goodsSpecId?: string
}

/** What the page comes with. */
export const firstWish: CommentWish = { filter: 'all', sort: 'hot' }

const pageSize = 5

/** What one page of a goods' comments is asked by; the goods page fetches the first with itself. */
export function commentPage(goodsId: string, wish = firstWish, pageNum = 1) {
  return {
    goodsId,
    ...wish,
    pageNum,
    pageSize,
  }
}

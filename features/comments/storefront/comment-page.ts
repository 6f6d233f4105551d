import type { OutputOf } from '@hojip/platform/http'
import type { CommentsCalls } from '../contract.ts'

export type Summary = OutputOf<CommentsCalls['GET /bizGoodsComment/querySummary']>
export type CommentFilter = 'all' | 'good' | 'normal' | 'bad' | 'pic' | 'append'

const pageSize = 5

/** What one page of a goods' comments is asked by; the goods page fetches the first with itself. */
export const commentPage = (goodsId: string, filter: CommentFilter = 'all', pageNum = 1) => ({
  goodsId,
  filter,
  pageNum,
  pageSize,
})

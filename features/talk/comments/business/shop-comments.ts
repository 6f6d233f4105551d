import { choice, wholeNumber, type RawSearch } from '@hojip/platform/page'

export const commentFilters = ['unanswered', 'bad', 'pic', 'all'] as const
export type ShopCommentFilter = (typeof commentFilters)[number]

export interface ShopCommentsSearch {
  filter: ShopCommentFilter
  page: number
}

/** Unanswered comments by default. */
export function shopCommentsSearch(raw: RawSearch): ShopCommentsSearch {
  return {
    filter: choice(raw, 'filter', commentFilters, 'unanswered'),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

const pageSize = 20

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function commentsInput({ filter, page }: ShopCommentsSearch) {
  return { filter, pageNum: page, pageSize }
}

import { choice, wholeNumber, type RawSearch } from '@hojip/platform/page'

export const commentFilters = ['unanswered', 'bad', 'pic', 'all'] as const
export type ShopCommentFilter = (typeof commentFilters)[number]

export interface ShopCommentsSearch {
  filter: ShopCommentFilter
  page: number
}

/** Without a wish: what waits for an answer. */
export function shopCommentsSearch(raw: RawSearch): ShopCommentsSearch {
  return {
    filter: choice(raw, 'filter', commentFilters, 'unanswered'),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

export const pageSize = 20

/** One place, so that what was prefetched is what is shown. */
export function commentsInput({ filter, page }: ShopCommentsSearch) {
  return { filter, pageNum: page, pageSize }
}

import { choice, wholeNumber, type RawSearch } from '@hojip/platform/page'

export const questionFilters = ['unanswered', 'all'] as const
type ShopQuestionFilter = (typeof questionFilters)[number]

export interface ShopQuestionsSearch {
  filter: ShopQuestionFilter
  page: number
}

/** Open questions by default. */
export function shopQuestionsSearch(raw: RawSearch): ShopQuestionsSearch {
  return {
    filter: choice(raw, 'filter', questionFilters, 'unanswered'),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

const pageSize = 20

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function questionsInput({ filter, page }: ShopQuestionsSearch) {
  return { filter, pageNum: page, pageSize }
}

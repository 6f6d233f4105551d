import { choice, wholeNumber, type RawSearch } from '@hojip/platform/page'

export const feedbackFilters = ['open', 'answered', 'all'] as const
type FeedbackFilter = (typeof feedbackFilters)[number]

export interface ReceivedFeedbackSearch {
  filter: FeedbackFilter
  page: number
}

/** Unanswered feedback by default. */
export function receivedFeedbackSearch(raw: RawSearch): ReceivedFeedbackSearch {
  return {
    filter: choice(raw, 'filter', feedbackFilters, 'open'),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function feedbackInput({ filter, page }: ReceivedFeedbackSearch) {
  return { filter, pageNum: page, pageSize: 20 }
}

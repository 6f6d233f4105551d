import { choice, pageNumber, type RawSearch } from '@hojip/platform/page'

export const feedbackFilters = ['open', 'answered', 'all'] as const
type FeedbackFilter = (typeof feedbackFilters)[number]

export interface ReceivedFeedbackSearch {
  filter: FeedbackFilter
  page: number
}

/** Unanswered feedback by default. */
export function receivedFeedbackSearch(raw: RawSearch): ReceivedFeedbackSearch {
  return { filter: choice(raw, 'filter', feedbackFilters, 'open'), page: pageNumber(raw) }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function feedbackInput({ filter, page }: ReceivedFeedbackSearch) {
  return { filter, pageNum: page, pageSize: 20 }
}

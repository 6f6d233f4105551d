import { formatSearch, laterPage } from '@hojip/platform/href'

/** The user's own feedback with the mall's answers. */
export const feedbackHref = '/me/feedback'

/** The mall's list. */
export function receivedFeedbackHref({ filter, page }: { filter?: string; page?: number } = {}): string {
  return `/business/feedback${formatSearch({ filter, page: laterPage(page) })}`
}

/** One of them, for the mall. */
export function oneFeedbackHref(id: string): string {
  return `/business/feedback/${id}`
}

import { formatSearch, laterPage } from '@hojip/platform/href'

/** The user's own questions. */
export const ownQuestionsHref = '/myQuestions'

/** What the user has answered. */
export const ownAnswersHref = '/myQuestions?show=answers'

/** The shop's list. */
export function shopQuestionsHref({ filter, page }: { filter?: string; page?: number } = {}): string {
  return `/business/questions${formatSearch({ filter, page: laterPage(page) })}`
}

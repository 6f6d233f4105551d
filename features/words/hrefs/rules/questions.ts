import { formatSearch, laterPage } from '@hojip/platform/href'

/** The user's own questions. */
export const ownQuestionsHref = '/me/questions'

/** What the user has answered. */
export const ownAnswersHref = '/me/questions?show=answers'

/** The shop's list. */
export function shopQuestionsHref({ filter, page }: { filter?: string; page?: number } = {}): string {
  return `/business/questions${formatSearch({ filter, page: laterPage(page) })}`
}

import { formatSearch, laterPage } from '@hojip/platform/href'

/** The shop's list. */
export function shopQuestionsHref({ filter, page }: { filter?: string; page?: number } = {}): string {
  return `/business/questions${formatSearch({ filter, page: laterPage(page) })}`
}

import { formatSearch, laterPage } from '@hojip/platform/href'

/** Where people apply to open a shop, and see how far it is. */
export const joinHref = '/business/join'

interface ApplicationsSearch {
  state?: string
  q?: string
  page?: number
}

/** Applications, for operators. */
export function applicationsHref({ state, q, page }: ApplicationsSearch = {}): string {
  return `/business/admission${formatSearch({ state, q: q || undefined, page: laterPage(page) })}`
}

export function applicationHref(id: string): string {
  return `/business/admission/${id}`
}

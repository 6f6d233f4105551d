import { formatSearch, laterPage } from '@hojip/platform/href'

/** The user's own reports with the mall's decisions. */
export const ownReportsHref = '/me/reports'

/** The mall's list of what users have reported. */
export function reportsHref({ filter, page }: { filter?: string; page?: number } = {}): string {
  return `/business/reports${formatSearch({ filter, page: laterPage(page) })}`
}

/** What the mall has done about a shop after reports. */
export function measuresHref({ page }: { page?: number } = {}): string {
  return `/business/measures${formatSearch({ page: laterPage(page) })}`
}

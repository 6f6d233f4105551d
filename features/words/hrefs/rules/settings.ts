import { formatSearch, laterPage } from '@hojip/platform/href'

/** Where operators switch parts of the mall on and off. `page` is of the history. */
export function settingsHref({ page }: { page?: number } = {}): string {
  return `/business/settings${formatSearch({ page: laterPage(page) })}`
}

/** The working days of a year, for operators; of the current one when left out. */
export function calendarHref(year?: number): string {
  return `/business/calendar${formatSearch({ year })}`
}

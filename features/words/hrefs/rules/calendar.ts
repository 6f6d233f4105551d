import { formatSearch } from '@hojip/platform/href'

/** The working days of a year, for operators; of the current one when left out. */
export function calendarHref(year?: number): string {
  return `/business/calendar${formatSearch({ year })}`
}

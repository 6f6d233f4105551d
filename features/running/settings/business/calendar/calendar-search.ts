import { mallDay, partsOfDay } from '@hojip/platform/mall-time'
import { wholeNumber, type RawSearch } from '@hojip/platform/page'

export interface CalendarSearch {
  year: number
}

/** Without a year: the current one. */
export function calendarSearch(raw: RawSearch): CalendarSearch {
  const fallback = partsOfDay(mallDay(Date.now()))[0]
  return { year: wholeNumber(raw, 'year', { min: 2000, max: 2999, fallback }) }
}

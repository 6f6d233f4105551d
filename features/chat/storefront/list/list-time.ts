import type { Locale } from '@hojip/platform/i18n'
import { mallDay, mallDaysBetween, mallZone, wireTime } from '@hojip/platform/mall-time'

/** Today the time, then "yesterday", a weekday within the week, and a date; another year's with its year. */
export function listTime(atMs: number, nowMs: number, locale: Locale, yesterday: string): string {
  const days = mallDaysBetween(atMs, nowMs)
  const time = wireTime(atMs)
  if (days <= 0) return time.slice(11, 16)
  if (days === 1) return yesterday
  if (days < 7) return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: mallZone }).format(atMs)
  const day = mallDay(atMs)
  return day.slice(0, 4) === mallDay(nowMs).slice(0, 4) ? day.slice(5) : day
}

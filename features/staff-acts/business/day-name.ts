import { formatDate, type Locale } from '@hojip/platform/i18n'
import { mallDaysBetween, midnightOf } from '@hojip/platform/mall-time'

/** "今天", "yesterday", "11월 19일 (목)"; with its year when that is not this one. */
export function dayName(locale: Locale, nowMs: number, day: string): string {
  const ms = midnightOf(day).getTime()
  const ago = mallDaysBetween(ms, nowMs)
  if (ago === 0 || ago === 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
  const isThisYear = formatDate(locale, nowMs, 'short').includes(day.slice(0, 4))
  return isThisYear ? formatDate(locale, ms, 'day') : day
}

import { formatDate, type Locale } from '@hojip/platform/i18n'
import { midnightOf } from '@hojip/platform/mall-time'
import { daysBefore } from '../rules/by-day.ts'

/** "今天", "yesterday", "11월 19일 목": today and yesterday by their word. */
export function dayLabel(locale: Locale, today: string, day: string): string {
  const ago = daysBefore(today, day)
  return ago <= 1
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
    : formatDate(locale, midnightOf(day).getTime(), 'day')
}

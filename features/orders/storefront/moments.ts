import { formatDate, type Locale } from '@hojip/platform/i18n'

/** A day with its weekday, and the time: the format of deadlines. */
export function dayAndTime(locale: Locale, epochMs: number): string {
  return `${formatDate(locale, epochMs, 'day')} ${formatDate(locale, epochMs, 'time')}`
}

/** `MM-DD HH:mm` */
export function shortTime(wireTime: string): string {
  return wireTime.slice(5, 16)
}

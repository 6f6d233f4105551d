import { formatDate, type Locale } from '@hojip/platform/i18n'

/** A day with its weekday, and the time: what a deadline is said with. */
export const dayAndTime = (locale: Locale, epochMs: number): string =>
  `${formatDate(locale, epochMs, 'day')} ${formatDate(locale, epochMs, 'time')}`

/** `MM-DD HH:mm` */
export const shortTime = (wireTime: string): string => wireTime.slice(5, 16)

import { formatDate, type Locale } from '@hojip/platform/i18n'

/** A day and a time as the other pages write them, such as "11 月 30 日(周一) 08:30". */
export function whenText(locale: Locale, ms: number): string {
  return `${formatDate(locale, ms, 'day')} ${formatDate(locale, ms, 'time')}`
}

import { formatNumber, type Locale } from '@hojip/platform/i18n'

/** How many products a list has: "1,234", or "10,000+" when nobody has counted further. */
export function totalText(
  locale: Locale,
  { total, isMore }: { total: number; isMore?: true | undefined },
): string {
  return `${formatNumber(locale, total)}${isMore ? '+' : ''}`
}

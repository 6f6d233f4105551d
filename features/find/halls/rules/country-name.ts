import type { Locale } from '@hojip/platform/i18n'

const names = new Map<Locale, Intl.DisplayNames>()

/** The name of a country by its ISO code; the code where it has none. */
export function countryName(code: string, locale: Locale): string {
  let known = names.get(locale)
  if (!known) names.set(locale, (known = new Intl.DisplayNames(locale, { type: 'region' })))
  return known.of(code) ?? code
}

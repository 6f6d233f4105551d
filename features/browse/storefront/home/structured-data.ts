import { searchTemplate } from '@hojip/hrefs/browse'
import { locales } from '@hojip/platform/i18n'

/** The mall's name and search for search engines, as schema.org data. */
export function mallData(name: string, about: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    alternateName: ['好集', '호집', 'Hojip'].filter((other) => other !== name),
    description: about,
    url: '/',
    inLanguage: [...locales],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchTemplate },
      'query-input': 'required name=search_term_string',
    },
  }
}

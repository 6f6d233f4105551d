import { searchTemplate } from '@hojip/hrefs/browse'
import { locales } from '@hojip/platform/i18n'

/** The mall's name and search for search engines, as schema.org data. */
export function mallData(name: string, about: string): object[] {
  const alternateName = ['好集', '호집', 'Hojip'].filter((other) => other !== name)
  const mall = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    alternateName,
    description: about,
    url: '/',
    logo: '/favicon.svg',
  }
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    alternateName,
    description: about,
    url: '/',
    inLanguage: [...locales],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchTemplate },
      'query-input': 'required name=search_term_string',
    },
  }
  return [site, mall]
}

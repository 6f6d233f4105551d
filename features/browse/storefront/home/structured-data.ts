import { searchTemplate } from '@hojip/hrefs/browse'

/** The mall for search engines, in the words of schema.org: what it is called and how it is searched. */
export function mallData(name: string, about: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    alternateName: ['好集', '호집', 'Hojip'].filter((other) => other !== name),
    description: about,
    url: '/',
    inLanguage: ['zh-CN', 'en-US', 'ko-KR'],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchTemplate },
      'query-input': 'required name=search_term_string',
    },
  }
}

import { googleFeedHref, newProductsFeedHref, sitemapHref } from '@hojip/hrefs/feeds'
import { searchTemplate } from '@hojip/hrefs/browse'
import { languageParam, locales } from '@hojip/platform/i18n'

/** What the mall is, and where programs find it, as Markdown (llmstxt.org). */
export function llmsText(publicUrl: string): string {
  const link = (name: string, path: string, note: string) => `- [${name}](${publicUrl}${path}): ${note}`
  return [
    '# Hojip (好集 · 호집)',
    '',
    '> An online marketplace in Yanbian, China: food, household goods and more of many shops, in Chinese, Korean and English.',
    '',
    `Prices are in yuan (CNY). Every public page exists in ${locales.length} languages; \`?${languageParam}=\` chooses one of ${locales.join(', ')}.`,
    'Ordering and paying need a person who is signed in. Programs read, under the same limits as people, and see the same prices.',
    '',
    '## Reading',
    '',
    link(
      'MCP server',
      '/mcp',
      'search, products, comparison, stock, delivery and prefilled carts, read only',
    ),
    link('API', '/v1/openapi.json', 'OpenAPI 3.1 of every call'),
    link('Search', searchTemplate, 'the page of results for some words'),
    link('Sitemap', sitemapHref, 'all public pages, by language'),
    '',
    '## Feeds',
    '',
    ...locales.flatMap((locale) => [
      link(`New products, ${locale}`, newProductsFeedHref(locale), 'Atom'),
      link(`All products, ${locale}`, googleFeedHref(locale, 'xml'), 'in Google Merchant Center’s form'),
    ]),
    '',
  ].join('\n')
}

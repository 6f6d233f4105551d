import { privatePaths, publicBelow } from '@hojip/hrefs/crawlers'

export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...publicBelow.map((path) => `Allow: ${path}`),
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

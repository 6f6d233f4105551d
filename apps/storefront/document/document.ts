import type { Locale } from '@hojip/platform/i18n'
import type { PageHead } from '@hojip/platform/page'
import { documentTitle, type PageFiles } from '@hojip/platform/site'
import { siteName } from '@hojip/storefront-kit/storefront'
import { laterAttribute } from '../later-scripts.ts'
import { rootId, stateId, stateText, type PageState } from './state.ts'

export interface DocumentParts {
  locale: Locale
  head: PageHead
  files: PageFiles
  body: string
  state: PageState
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign]!)
}

function headTags({ locale, head, files }: DocumentParts): string[] {
  const title = documentTitle(head.title, siteName[locale])
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)}</title>`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${files.entry}" ${laterAttribute}="${[files.start, ...files.scripts].join(' ')}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no">',
    ...(head.description ? [`<meta name="description" content="${escaped(head.description)}">`] : []),
    ...(head.noIndex ? ['<meta name="robots" content="noindex">'] : []),
    `<meta property="og:title" content="${escaped(title)}">`,
  ]
}

function structured(data: object | undefined): string {
  return data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
    : ''
}

/** The whole HTML. It has no inline script that runs: its two data blocks are JSON. */
export function documentOf(parts: DocumentParts): string {
  return (
    `<!doctype html><html lang="${parts.locale}"><head>${headTags(parts).join('')}${structured(parts.head.structuredData)}</head>` +
    `<body><div id="${rootId}">${parts.body}</div>` +
    `<script type="application/json" id="${stateId}">${stateText(parts.state)}</script></body></html>`
  )
}

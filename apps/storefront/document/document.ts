import type { Locale } from '@hojip/platform/i18n'
import type { PageHead } from '@hojip/platform/page'
import { escaped, joinNames } from '@hojip/platform/html'
import { documentTitle, type PageFiles } from '@hojip/platform/site'
import { siteName } from '@hojip/storefront-kit/parts'
import { laterAttribute, stylesAttribute } from '../later-scripts.ts'
import { pieceOf, type HtmlPiece } from './html-piece.ts'
import { linkTags, type PageAddress } from './links.ts'
import { noScripts } from './no-scripts/no-scripts.ts'
import { rootId, stateId, stateText, type PageState } from './state.ts'

export interface DocumentParts {
  locale: Locale
  head: PageHead
  address: PageAddress
  files: PageFiles
  body: readonly HtmlPiece[]
  state: PageState
  lists: 'rows' | undefined
  notice: string | undefined
}

function headTags({ locale, head, address, files }: DocumentParts, css: string): string[] {
  const title = documentTitle(head.title, siteName[locale])
  const sheets = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)}</title>`,
    `<style>${css}</style>`,
    `<noscript>${sheets.join('')}</noscript>`,
    `<script type="module" src="${files.entry}" ${stylesAttribute}="${files.styles.join(' ')}"` +
      ` ${laterAttribute}="${[files.start, ...files.scripts].join(' ')}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/app.${locale}.webmanifest">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141b1c">',
    '<meta name="format-detection" content="telephone=no">',
    ...(head.description ? [`<meta name="description" content="${escaped(head.description)}">`] : []),
    ...(head.noIndex ? ['<meta name="robots" content="noindex">'] : []),
    ...linkTags({ locale, title, head, address }),
  ]
}

const addressKeys = ['url', 'image', 'item', 'logo', 'urlTemplate', 'contentUrl', 'thumbnailUrl']

/** Readers of the data may know nothing of the page, so its addresses are whole ones. */
function structured({ head, address }: DocumentParts): string {
  const { structuredData: data } = head
  if (!data) return ''
  const whole = (one: unknown) =>
    typeof one === 'string' && one.startsWith('/') ? address.publicUrl + one : one
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (!addressKeys.includes(key)) return value
    return Array.isArray(value) ? value.map(whole) : whole(value)
  })
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`
}

function noticeLine(text: string | undefined): string {
  return text === undefined
    ? ''
    : `<p role="status" class="bg-amber-soft px-4 py-2 text-center text-13">${escaped(text)}</p>`
}

/**
 * The whole HTML, and the hash of the styles in it. It has no inline script that runs: its two data blocks are JSON. The
 * style sheets load with the scripts; what of them the body uses is in the head.
 */
export function documentOf(parts: DocumentParts): { html: Uint8Array; stylesHash: string } {
  const lists = parts.lists ? ` data-lists="${parts.lists}"` : ''
  const hint = pieceOf(noScripts(parts.locale, parts.head))
  const notice = pieceOf(noticeLine(parts.notice))
  const pieces = [hint, notice, ...parts.body]
  const { css, hash: stylesHash } = parts.files.usedStyles(joinNames(pieces.map(({ names }) => names)))
  const start =
    `<!doctype html><html lang="${parts.locale}"${lists}><head>${headTags(parts, css).join('')}${structured(parts)}</head>` +
    '<body>'
  const state = `</div><script type="application/json" id="${stateId}">${stateText(parts.state)}</script></body></html>`
  const html = Buffer.concat([
    Buffer.from(start),
    hint.bytes,
    notice.bytes,
    Buffer.from(`<div id="${rootId}">`),
    ...parts.body.map(({ bytes }) => bytes),
    Buffer.from(state),
  ])
  return { html, stylesHash }
}

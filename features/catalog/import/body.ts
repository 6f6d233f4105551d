import { remoteRefOf } from '@hojip/pictures/remote-ref'
import sanitize from 'sanitize-html'

export interface Body {
  /** The first paragraph, when it is plain text and short enough for a selling line. */
  selling: string
  params: { name: string; value: string }[]
  /** The remaining HTML, safe to be shown as it is. */
  html: string
  /** Addresses of the pictures in it. */
  pictures: string[]
}

const allowedTags = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['h3', 'h4', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
]
/** Tags whose text is dropped with them; other tags that are not allowed leave their text. */
const nonTextTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'video',
  'audio',
  'svg',
]

const longestSelling = 120
const longestParam = 1_000

const noAttributes: Record<string, string> = {}

function clean(html: string, pictures: string[]): string {
  return sanitize(html, {
    allowedTags,
    nonTextTags,
    allowedAttributes: {
      img: ['src', 'alt', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      // The page has its own first and second headings.
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      img: (_tag, { src = '', alt = '' }) => {
        const url = src.startsWith('//') ? `https:${src}` : src
        const ref = remoteRefOf(url)
        if (!ref) return { tagName: 'img', attribs: noAttributes }
        pictures.push(url)
        return { tagName: 'img', attribs: { src: `/pictures/${ref}-800.webp`, alt, loading: 'lazy' } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of sanitised HTML, which escapes these four and nothing else. */
function textOf(html: string): string {
  return html
    .replace(/<br \/>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

const tablePattern = /<table>((?:(?!<table>)[\s\S])*?)<\/table>/g
const rowPattern = /<tr>([\s\S]*?)<\/tr>/g
const cellPattern = /<t[hd]>([\s\S]*?)<\/t[hd]>/g

/** Names and values, when the table has two columns and no pictures. */
function paramsOf(table: string): Body['params'] | undefined {
  if (table.includes('<img')) return undefined
  const params: Body['params'] = []
  for (const [, row = ''] of table.matchAll(rowPattern)) {
    const cells = [...row.matchAll(cellPattern)].map(([, cell = '']) => textOf(cell))
    const [name = '', value = ''] = cells
    if (cells.length !== 2 || name === '') return undefined
    if (value) params.push({ name: name.slice(0, longestParam), value: value.slice(0, longestParam) })
  }
  return params.length > 0 ? params : undefined
}

const firstParagraph = /^\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>/

/**
 * Takes a product's HTML apart. Only a strict list of tags is allowed, without styles, scripts, frames or links;
 * pictures go through the mall's own route. Tables of names and values become parameters, a short first paragraph the
 * selling line.
 */
export function readBody(source: string): Body {
  const pictures: string[] = []
  const params: Body['params'] = []
  let selling = ''
  const html = clean(source, pictures)
    .replace(tablePattern, (table, inner: string) => {
      const found = paramsOf(inner)
      params.push(...(found ?? []))
      return found ? '' : table
    })
    .replace(firstParagraph, (paragraph, inner: string) => {
      const text = inner.includes('<img') ? '' : textOf(inner)
      if (text === '' || text.length > longestSelling || text.includes('\n')) return paragraph
      selling = text
      return ''
    })
    .replace(/<p>(?:\s|<br \/>|&nbsp;|\u00a0)*<\/p>/g, '')
    .trim()
  return { selling, params, html, pictures }
}

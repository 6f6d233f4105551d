import { remoteRefOf } from '@hojip/pictures/remote-ref'
import { cleanHtml } from './clean-html.ts'

/** The ref of a picture by its address. */
export type RefOf = (address: string) => string | undefined

export interface Body {
  /** The first paragraph, when it is plain text and short enough for a selling line. */
  selling: string
  params: { name: string; value: string }[]
  /** The remaining HTML, safe to be shown as it is. */
  html: string
  /** Addresses of the pictures in it. */
  pictures: string[]
}

const longestSelling = 120
const longestParam = 1_000

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
 * A product's HTML, made safe: only a strict list of tags is allowed, without styles, scripts, frames or links, and
 * pictures go through the mall's own route.
 */
export function readHtml(source: string, refOf: RefOf): Pick<Body, 'html' | 'pictures'> {
  const pictures: string[] = []
  const html = cleanHtml(source, (src) => {
    const url = src.startsWith('//') ? `https:${src}` : src
    const ref = refOf(url)
    if (ref) pictures.push(url)
    return ref
  })
  return { html: html.trim(), pictures }
}

/** Takes a product's HTML apart. Tables of names and values become parameters, a short first paragraph the selling line. */
export function readBody(source: string, refOf: RefOf = remoteRefOf): Body {
  const params: Body['params'] = []
  let selling = ''
  const { html: safe, pictures } = readHtml(source, refOf)
  const html = safe
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

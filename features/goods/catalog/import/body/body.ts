import { remoteRefOf } from '@hojip/pictures/remote-ref'
import { cleanHtml } from './clean-html.ts'
import {
  elementsIn,
  htmlTree,
  htmlWithout,
  isBlankText,
  isElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts'

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

/** Names and values, when the table has two columns, and neither pictures nor cells that span others. */
function paramsOf(table: HtmlElement): Body['params'] | undefined {
  if (elementsIn(table.children, 'img', 'table').length > 0) return undefined
  const params: Body['params'] = []
  for (const row of elementsIn(table.children, 'tr')) {
    const cells = elementsIn(row.children, 'td', 'th')
    const isSpanning = cells.some(({ attribs }) => Object.keys(attribs).length > 0)
    const [name = '', value = ''] = cells.map(textOf)
    if (cells.length !== 2 || isSpanning || name === '') return undefined
    if (value) params.push({ name: name.slice(0, longestParam), value: value.slice(0, longestParam) })
  }
  return params.length > 0 ? params : undefined
}

function sellingOf(paragraph: HtmlElement): string {
  if (elementsIn(paragraph.children, 'img').length > 0) return ''
  const text = textOf(paragraph)
  return text.length > longestSelling || text.includes('\n') ? '' : text
}

/** The paragraphs that show nothing once `taken` is out of them. */
function blankParagraphs(nodes: HtmlNode[], taken: ReadonlySet<HtmlNode>): HtmlElement[] {
  const isBlank = (node: HtmlNode): boolean => {
    if (isElement(node, 'p')) return node.children.every(isBlank)
    return taken.has(node) || isElement(node, 'br') || isBlankText(node)
  }
  return elementsIn(nodes, 'p').filter((paragraph) => !taken.has(paragraph) && isBlank(paragraph))
}

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
  const { html, pictures } = readHtml(source, refOf)
  const nodes = htmlTree(html)
  const params: Body['params'] = []
  const taken = new Set<HtmlNode>()
  for (const table of elementsIn(nodes, 'table')) {
    const found = paramsOf(table)
    if (!found) continue
    params.push(...found)
    taken.add(table)
  }
  const first = nodes.find((node) => !taken.has(node) && !isBlankText(node))
  const selling = isElement(first, 'p') ? sellingOf(first) : ''
  if (first && selling) taken.add(first)
  return {
    selling,
    params,
    pictures,
    html: htmlWithout(html, [...taken, ...blankParagraphs(nodes, taken)]).trim(),
  }
}

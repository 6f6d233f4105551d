import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = Extract<HtmlNode, { attribs: object }>

/**
 * Parses sanitised HTML, with the parser that the sanitiser itself uses. Patterns took minutes to find the cells of a
 * hostile table. The tags are balanced, so `xmlMode` takes them unchanged, where the rules of HTML would close a
 * paragraph within a paragraph.
 */
export function htmlTree(html: string): HtmlNode[] {
  return parseDocument(html, { xmlMode: true, withStartIndices: true, withEndIndices: true }).children
}

export function isElement(node: HtmlNode | undefined, ...names: string[]): node is HtmlElement {
  return node !== undefined && 'attribs' in node && names.includes(node.name)
}

/** The elements of these names, at any depth. */
export function elementsIn(nodes: HtmlNode[], ...names: string[]): HtmlElement[] {
  return DomUtils.filter((node) => isElement(node, ...names), nodes) as HtmlElement[]
}

export function isBlankText(node: HtmlNode): boolean {
  return node.type === ElementType.Text && node.data.trim() === ''
}

function rawText(node: HtmlNode): string {
  if (node.type === ElementType.Text) return node.data
  if (!('attribs' in node)) return ''
  return node.name === 'br' ? '\n' : ` ${node.children.map(rawText).join('')} `
}

/** The text of an element, with a line for each `<br>`. */
export function textOf({ children }: HtmlElement): string {
  const text = children.map(rawText).join('')
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

function placeOf({ startIndex, endIndex }: HtmlNode): { start: number; end: number } {
  if (startIndex === null || endIndex === null) throw new Error('the HTML was parsed without places')
  return { start: startIndex, end: endIndex + 1 }
}

/** The HTML without these nodes, some of which may lie inside others. */
export function htmlWithout(html: string, nodes: readonly HtmlNode[]): string {
  let rest = ''
  let at = 0
  for (const { start, end } of nodes.map(placeOf).toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    rest += html.slice(at, start)
    at = end
  }
  return rest + html.slice(at)
}

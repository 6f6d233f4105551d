import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

type Parsed = ReturnType<typeof parseDocument>['children'][number]

/** An element of a page as the simplest component would give it: names and values, nothing to compute. */
interface Plain {
  type: string
  props: Record<string, unknown>
  children: (Plain | string)[]
}

function styleOf(text: string): Record<string, string> {
  const pairs = text.split(';').flatMap((one) => {
    const at = one.indexOf(':')
    if (at < 0) return []
    const name = one.slice(0, at).trim()
    const isOwn = name.startsWith('--')
    const inScript = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [[isOwn ? name : inScript, one.slice(at + 1).trim()] as const]
  })
  return Object.fromEntries(pairs)
}

/** Names that React writes in another way, and those that it would leave out when their value is empty. */
function propOf(name: string, value: string): [string, unknown] {
  if (name === 'class') return ['className', value]
  if (name === 'for') return ['htmlFor', value]
  if (name === 'style') return ['style', styleOf(value)]
  return [name, value === '' && !name.includes('-') ? true : value]
}

const asText = new Set(['script', 'style', 'noscript', 'template', 'textarea'])

function textOf(nodes: readonly Parsed[]): string {
  return nodes.map((node) => ('data' in node ? node.data : '')).join('')
}

function plainOf(node: Parsed, html: string): Plain | string | undefined {
  if (node.type === 'text') return node.data
  if (!('attribs' in node)) return undefined
  const { name: type, attribs, children } = node
  const props = Object.fromEntries(Object.entries(attribs).map(([name, value]) => propOf(name, value)))
  if (asText.has(type)) {
    const [first, last] = [children[0], children.at(-1)]
    const inside =
      type === 'noscript' && first && last
        ? html.slice(first.startIndex!, last.endIndex! + 1)
        : textOf(children)
    return { type, props: { ...props, dangerouslySetInnerHTML: { __html: inside } }, children: [] }
  }
  return { type, props, children: children.flatMap((child) => plainOf(child, html) ?? []) }
}

function elementOf(node: Plain | string): ReactNode {
  return typeof node === 'string'
    ? node
    : createElement(node.type, node.props, ...node.children.map(elementOf))
}

/** A function that renders the page again by React's `renderToString`, from elements made anew each time. */
export function rendererOf(html: string): () => string {
  const { children } = parseDocument(html, {
    lowerCaseAttributeNames: false,
    withStartIndices: true,
    withEndIndices: true,
  })
  const root = children.flatMap((node) => plainOf(node, html) ?? []).find((node) => typeof node === 'object')!
  return () => `<!doctype html>${renderToString(elementOf(root))}`
}

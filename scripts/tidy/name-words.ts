import type { Node, Source } from './source.ts'

/** The words that a name consists of, in lower case: `cartCount` → cart, count; `product-card.tsx` → product, card, tsx. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

/** The identifiers of a file, and on request its JSX texts, each once with its first line, which is enough to find it. */
export function namesIn(source: Source, more: 'JSXText'[] = []): { name: string; line: number }[] {
  const lines = new Map<string, number>()
  for (const node of ['Identifier', 'JSXIdentifier', ...more].flatMap(source.nodes)) {
    const name = textOf(node)
    if (!lines.has(name)) lines.set(name, source.lineAt(node.start))
  }
  return [...lines].map(([name, line]) => ({ name, line }))
}

function textOf(node: Node): string {
  return String(node.type === 'JSXText' ? node.value : node.name)
}

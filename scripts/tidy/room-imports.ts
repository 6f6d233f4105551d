import { addEdge, type Graph } from './graph.ts'
import { placeOf } from './places.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'
import type { Tree } from './tree.ts'

/** The first import of one room by another. */
export interface RoomImport {
  from: string
  to: string
  path: string
  line: number
}

/**
 * Which room imports which, tests left out, and the first import of each. Without `events`, an import of nothing but
 * types of events does not count.
 */
export function roomImports(tree: Tree, { events }: { events: boolean }) {
  const graph: Graph = new Map()
  const imports: RoomImport[] = []
  for (const source of tree.sources) {
    const { zone, unit: from, test } = placeOf(source.path)
    if (zone !== 'features' || test) continue
    for (const { specifier, line, typeOnly } of source.imports) {
      const target = tree.resolve(source.path, specifier)
      if (target.kind !== 'file') continue
      const { zone: there, unit: to } = placeOf(target.path)
      if (there !== 'features' || to === from || graph.get(from)?.has(to)) continue
      if (!events && typeOnly && namesFrom(source, specifier).every((name) => name.endsWith('Events')))
        continue
      addEdge(graph, from, to)
      imports.push({ from, to, path: source.path, line })
    }
  }
  return { graph, imports }
}

/** The names that a file takes from `specifier`; '' where it takes the whole module. */
function namesFrom({ nodes }: Source, specifier: string): string[] {
  const from = (type: string) => nodes(type).filter(({ source }) => literalText(source) === specifier)
  const listed = (node: Node) => node.specifiers as Node[]
  return [
    ...from('ImportDeclaration')
      .flatMap(listed)
      .map(({ imported }) => imported),
    ...from('ExportNamedDeclaration')
      .flatMap(listed)
      .map(({ local }) => local),
    ...from('ExportAllDeclaration').map(() => undefined),
    ...from('TSImportType').map(({ qualifier }) => qualifier),
  ].map((name) => (isNode(name) ? String(name.name) : ''))
}

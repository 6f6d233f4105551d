import { addEdge, type Graph } from './graph.ts'
import { importedNames } from './imported-names.ts'
import { placeOf } from './places.ts'
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
    const taken = !events && source.imports.some(({ typeOnly }) => typeOnly) ? importedNames(source) : []
    for (const { specifier, line, typeOnly } of source.imports) {
      const target = tree.resolve(source.path, specifier)
      if (target.kind !== 'file') continue
      const { zone: there, unit: to } = placeOf(target.path)
      if (there !== 'features' || to === from || graph.get(from)?.has(to)) continue
      const areEvents = taken.every((one) => one.specifier !== specifier || isEvents(one.names))
      if (!events && typeOnly && areEvents) continue
      addEdge(graph, from, to)
      imports.push({ from, to, path: source.path, line })
    }
  }
  return { graph, imports }
}

function isEvents(names: string[] | 'all'): boolean {
  return names !== 'all' && names.every((name) => name.endsWith('Events'))
}

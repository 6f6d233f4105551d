import { addEdge, circles, type Graph } from './graph.ts'
import { isPageRole, placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Tree } from './tree.ts'

/**
 * No room asks for something that asks for it. Pages and server code are two layers that never load
 * each other, so each is looked at alone: the cart may price its goods while a goods page shows the
 * cart's button. Pages take each other's rules freely: rules load no page. A contract is a promise
 * without code, and the way to hear another room's events without asking it anything: importing it ties
 * no knot.
 */
export const roomCircles: Rule = {
  name: 'room-circles',
  check: (tree) => [...layer(tree, false), ...layer(tree, true)],
}

function layer(tree: Tree, pages: boolean): Finding[] {
  const graph: Graph = new Map()
  const proof = new Map<string, { path: string; line: number }>()
  for (const source of tree.sources) {
    const here = placeOf(source.path)
    if (here.zone !== 'features' || here.test || isPageRole(here.role) !== pages) continue
    for (const one of source.imports) {
      const target = tree.resolve(source.path, one.specifier)
      if (target.kind !== 'file') continue
      const there = placeOf(target.path)
      if (there.zone !== 'features' || there.unit === here.unit || there.role === 'contract') continue
      if (pages && there.role === 'rules') continue
      addEdge(graph, here.unit, there.unit)
      proof.set(`${here.unit} ${there.unit}`, { path: source.path, line: one.line })
    }
  }
  return circles(graph).map((circle) => ({
    ...(proof.get(circle.slice(0, 2).join(' ')) ?? { path: circle[0] ?? '', line: 0 }),
    message: `rooms in a circle: ${circle.map((unit) => unit.split('/')[1]).join(' → ')}`,
  }))
}

import { addEdge, circles, type Graph } from './graph.ts'
import { placeOf, roomOf } from './places.ts'
import type { Rule } from './rule.ts'

/**
 * Rooms do not import each other in a circle, neither values nor types, neither in pages nor on the server. Rooms are
 * packages, and a package that imports its importer cannot be read, tested or moved alone. Tests may import rooms that
 * depend on theirs.
 */
export const roomCircles: Rule = {
  name: 'room-circles',
  check: (tree) => {
    const graph: Graph = new Map()
    const proof = new Map<string, { path: string; line: number }>()
    for (const source of tree.sources) {
      const here = placeOf(source.path)
      if (here.zone !== 'features' || here.test) continue
      for (const one of source.imports) {
        const target = tree.resolve(source.path, one.specifier)
        if (target.kind !== 'file') continue
        const there = placeOf(target.path)
        if (there.zone !== 'features' || there.unit === here.unit) continue
        addEdge(graph, here.unit, there.unit)
        const edge = `${here.unit} ${there.unit}`
        if (!proof.has(edge)) proof.set(edge, { path: source.path, line: one.line })
      }
    }
    return circles(graph).map((circle) => ({
      ...(proof.get(circle.slice(0, 2).join(' ')) ?? { path: circle[0] ?? '', line: 0 }),
      message: `rooms in a circle: ${circle.map((unit) => roomOf(unit)).join(' → ')}`,
    }))
  },
}

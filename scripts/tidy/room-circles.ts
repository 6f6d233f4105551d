import { circles } from './graph.ts'
import { roomOf } from './places.ts'
import { roomImports } from './room-imports.ts'
import type { Rule } from './rule.ts'

/**
 * Rooms do not import each other in a circle, neither values nor types, neither in pages nor on the server. Rooms are
 * packages, and a package that imports its importer cannot be read, tested or moved alone. Tests may import rooms that
 * depend on theirs.
 */
export const roomCircles: Rule = {
  name: 'room-circles',
  check: (tree) => {
    const { graph, imports } = roomImports(tree, { events: true })
    return circles(graph).map((circle) => {
      const { path, line } = imports.find(({ from, to }) => from === circle[0] && to === circle[1])!
      return { path, line, message: `rooms in a circle: ${circle.map((unit) => roomOf(unit)).join(' → ')}` }
    })
  },
}

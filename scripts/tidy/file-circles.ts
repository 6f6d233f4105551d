import { addEdge, circles, type Graph } from './graph.ts'
import { isGenerated } from './places.ts'
import type { Rule } from './rule.ts'

/**
 * No file imports itself through other files, not even for types: what two files share belongs into a third. A lazy
 * `import()` is not counted, since pages link to each other that way.
 */
export const fileCircles: Rule = {
  name: 'file-circles',
  check: (tree) => {
    const graph: Graph = new Map()
    for (const { path, imports } of tree.sources) {
      if (isGenerated(path)) continue
      for (const { specifier, dynamic } of imports) {
        const target = dynamic ? undefined : tree.resolve(path, specifier)
        if (target?.kind === 'file') addEdge(graph, path, target.path)
      }
    }
    return circles(graph).map((circle) => ({
      path: circle[0] ?? '',
      line: 0,
      message: `imports itself: ${circle.join(' → ')}`,
    }))
  },
}

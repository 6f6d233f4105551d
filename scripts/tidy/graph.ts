/** Imports by importer; the nodes are files or rooms. */
export type Graph = Map<string, Set<string>>

export function addEdge(graph: Graph, from: string, to: string): void {
  const targets = graph.get(from)
  if (targets) targets.add(to)
  else graph.set(from, new Set([to]))
}

/**
 * One shortest circle in each strongly connected component of the graph, as `[a, b, a]`. A component is reported once,
 * by its alphabetically first node; repairing it may uncover another circle.
 */
export function circles(graph: Graph): string[][] {
  const seen = new Set<string>()
  const found: string[][] = []
  for (const start of [...graph.keys()].sort()) {
    if (seen.has(start)) continue
    const circle = shortestWayBack(graph, start)
    if (!circle) continue
    found.push(circle)
    const forward = reach(graph, start)
    const knot = [...forward].filter((node) => reach(graph, node).has(start))
    for (const node of knot) seen.add(node)
  }
  return found
}

function reach(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const next of graph.get(node) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}

function shortestWayBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue)
    for (const next of graph.get(node) ?? []) {
      if (next === start) return wayTo(cameFrom, start, node).concat(start)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  return undefined
}

/** The path from `start` to `end`, both included. */
export function wayTo(cameFrom: Map<string, string>, start: string, end: string): string[] {
  const way = [end]
  for (let node = end; node !== start;) {
    const before = cameFrom.get(node)
    if (before === undefined) break
    way.unshift(before)
    node = before
  }
  return way
}

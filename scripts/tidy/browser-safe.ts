import { wayTo } from './graph.ts'
import { isConfig, isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import type { Import, Source } from './source.ts'
import type { Target, Tree } from './tree.ts'

/** Packages that only run on the server, or are too heavy to send to a browser (zod). */
const serverOnly = /^(fastify|@fastify\/.+|pg|pg-boss|kysely|sharp|zod|ws|sanitize-html)$/

const browserPlaces =
  /^(features\/[^/]+\/[^/]+\/(parts|storefront|business|rules)|apps\/(storefront|business)|platform\/(ui|i18n|money|client))(\/|\.)/

/**
 * Browser code loads no Node module and no server package, neither directly nor through other files. Type imports are
 * allowed, since they are erased.
 */
export const browserSafe: Rule = {
  name: 'browser-safe',
  check: (tree) => {
    const { loads, cameFrom } = loadedByBrowser(tree)
    return loads.flatMap(({ source, one, target }) =>
      target.kind === 'node' || (target.kind === 'package' && serverOnly.test(target.name))
        ? [report(source, one, wayOf(cameFrom, source.path))]
        : [],
    )
  },
}

/** The packages that the browser loads, without what these need themselves. */
export function browserPackages(tree: Tree): string[] {
  const names = loadedByBrowser(tree).loads.flatMap(({ target }) =>
    target.kind === 'package' ? [target.name] : [],
  )
  return [...new Set(names)].toSorted()
}

interface Load {
  source: Source
  one: Import
  target: Target
}

/** Every import that the browser follows, and from where it came to each file. */
function loadedByBrowser(tree: Tree): { loads: Load[]; cameFrom: Map<string, string> } {
  const byPath = new Map(tree.sources.map((source) => [source.path, source]))
  const starts = tree.sources.map(({ path }) => path).filter(runsInBrowser)
  const cameFrom = new Map<string, string>(starts.map((path) => [path, path]))
  const queue = [...starts]
  const loads: Load[] = []
  for (const path of queue) {
    const source = byPath.get(path)
    if (!source) continue
    for (const one of source.imports.filter(({ typeOnly }) => !typeOnly)) {
      const target = tree.resolve(path, one.specifier)
      loads.push({ source, one, target })
      if (target.kind !== 'file' || cameFrom.has(target.path)) continue
      cameFrom.set(target.path, path)
      queue.push(target.path)
    }
  }
  return { loads, cameFrom }
}

function runsInBrowser(path: string): boolean {
  const onServer = /(^|\/)entry-server\.tsx?$/.test(path)
  return browserPlaces.test(path) && !onServer && !isTest(path) && !isConfig(path)
}

/** The path of imports by which the browser loads `path`, from a file that is browser code by its place. */
function wayOf(cameFrom: Map<string, string>, path: string): string[] {
  let start = path
  while (cameFrom.get(start) !== start) start = cameFrom.get(start) ?? start
  return wayTo(cameFrom, start, path)
}

function report(source: Source, one: Import, way: string[]): Finding {
  const through = way.length > 1 ? `, loaded by ${way.slice(0, -1).join(' → ')}` : ''
  const message = `the browser cannot run ${one.specifier}${through}`
  return { path: source.path, line: one.line, message }
}

import { posix } from 'node:path'
import { addEdge, type Graph } from '../../../tidy/graph.ts'
import type { Files } from '../../../tidy/tree.ts'

/** Imports that are erased before the code runs. */
const erased = /^(?:import|export) type (?:\{[^}]*\}|\* as \w+|[\w*]+) from '[^']+'/gm
const quoted = /'([^'\s]+)'|@import "([^"]+)"/g

const entries = [
  'apps/business/entry-browser.tsx',
  'apps/business/vite.config.ts',
  'apps/storefront/entry-browser.ts',
  'apps/storefront/entry-server.tsx',
  'apps/storefront/vite.config.ts',
]
/** What builds the sites, and so uses their entries without an import. */
const builders = ['apps/server/sites.ts', 'platform/testing/sites/index.ts']

/** Tests of scripts plant trees, whose paths look like those of this one. */
const planted = /^scripts\/.*(\.test|\/testing)\.ts$/

/**
 * The users of each file and of each folder, by the quoted names in their texts: imports, programs that are started, data
 * that is read. Types are left out, since they cannot fail at run time. A text is not parsed, which would take seconds.
 */
export function usersOf(tree: Files): Graph {
  const users: Graph = new Map()
  const known = new Set(tree.files)
  const folders = new Set(tree.files.map((path) => posix.dirname(path)))
  for (const path of tree.files) {
    if (!/\.(tsx?|css)$/.test(path)) continue
    const text = tree.text(path).replace(erased, '')
    for (const [, name = '', sheet = ''] of text.matchAll(quoted)) {
      const fromRoot = planted.test(path)
        ? undefined
        : [known, folders].find((all) => isDeep(name) && all.has(name))
      const used = usedFile(tree, known, path, name || sheet) ?? (fromRoot && name)
      if (used && used !== path) addEdge(users, used, path)
    }
  }
  for (const builder of builders.filter((path) => known.has(path)))
    for (const entry of entries) addEdge(users, entry, builder)
  return users
}

/** A path from the root, such as `features/trade/orders`; `features` alone would be everything. */
function isDeep(name: string): boolean {
  return !name.startsWith('.') && name.includes('/')
}

function usedFile(tree: Files, known: Set<string>, from: string, name: string): string | undefined {
  if (name.startsWith('@')) {
    const target = tree.resolve(from, name)
    return target.kind === 'file' ? target.path : undefined
  }
  if (!/\.\w+([?#].*)?$/.test(name)) return undefined
  const asked = name.replace(/[?#].*$/, '')
  const beside = posix.join(posix.dirname(from), asked)
  return known.has(beside) ? beside : undefined
}

import { addEdge, type Graph } from '../../../tidy/graph.ts'
import type { Files } from '../../../tidy/tree.ts'
import { addressesIn, pagesOf, type Page } from './pages.ts'
import { homeOf } from './reach.ts'
import { tableNames, tablesIn, type TableUse } from './tables.ts'
import { usersOf } from './uses.ts'

/** What is read of the tree once, for any number of choices. */
export interface Survey {
  tree: Files
  /** By file or folder, who uses it. */
  users: Graph
  /** The other way round. */
  uses: Graph
  /** All test files but the journeys. */
  tests: string[]
  journeys: string[]
  pages: Page[]
  /** The paths of the mall that a file contains. */
  addressesOf(path: string): string[]
  tables: Set<string>
  /** The tables that a file itself names. */
  tablesOf(path: string): TableUse
  /** The same for a file together with the code of its own home that it uses, however far down. */
  tablesBelow(path: string): TableUse
}

export function surveyOf(tree: Files): Survey {
  const users = usersOf(tree)
  const uses: Graph = new Map()
  for (const [used, by] of users) for (const user of by) addEdge(uses, user, used)
  const tables = tree.has('db/schema.sql') ? tableNames(tree.text('db/schema.sql')) : new Set<string>()
  const tablesOf = remembered((path) => tablesIn(tree.text(path), tables))
  const tests = tree.files.filter((path) => /\.test\.tsx?$/.test(path))
  return {
    tree,
    users,
    uses,
    tests: tests.filter((path) => !path.startsWith('e2e/')),
    journeys: tests.filter((path) => path.startsWith('e2e/')),
    pages: pagesOf(tree),
    addressesOf: remembered((path) => addressesIn(tree.text(path))),
    tables,
    tablesOf,
    tablesBelow: remembered((path) => {
      const below = ownCode(uses, path).map(tablesOf)
      return {
        named: new Set(below.flatMap(({ named }) => [...named])),
        written: new Set(below.flatMap(({ written }) => [...written])),
      }
    }),
  }
}

function remembered<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return (path) => {
    const value = known.get(path) ?? read(path)
    known.set(path, value)
    return value
  }
}

function ownCode(uses: Graph, path: string): string[] {
  const own = new Set([path])
  // The set grows while it is walked.
  for (const one of own)
    for (const used of uses.get(one) ?? [])
      if (homeOf(used) === homeOf(path) && /\.tsx?$/.test(used)) own.add(used)
  return [...own]
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project of vitest.config.ts in which a test file runs. */
export type Kind = 'alone' | 'pages' | 'database' | 'pure'

const testFiles = '{platform,features,apps,db,scripts,bench}/**/*.test.{ts,tsx}'

function isInstalled(path: string): boolean {
  return /(^|\/)(node_modules|dist)(\/|$)/.test(path)
}

/** All test files but the journeys, by kind. */
export function kindsOfTests(root: string): Record<Kind, string[]> {
  const kinds: Record<Kind, string[]> = { alone: [], pages: [], database: [], pure: [] }
  const files = globSync(testFiles, { cwd: root, exclude: isInstalled }).sort()
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const known = new Map<string, boolean>()
  for (const file of files) kinds[kindOf(file, read, known)].push(file)
  return kinds
}

/**
 * The kind of a test file. A comment in the file requests a separate process (`// own process: why`) or a page
 * (`// @vitest-environment happy-dom`). A file needs a database when the test code it imports opens one.
 */
export function kindOf(
  file: string,
  read: (path: string) => string,
  known = new Map<string, boolean>(),
): Kind {
  const text = read(file)
  if (/^\/\/ own process: \S/m.test(text)) return 'alone'
  if (/^\/\/ @vitest-environment happy-dom$/m.test(text)) return 'pages'
  return usesDatabase(file, read, known) ? 'database' : 'pure'
}

function usesDatabase(file: string, read: (path: string) => string, known: Map<string, boolean>): boolean {
  const found = known.get(file)
  if (found !== undefined) return found
  // A provisional answer that ends the recursion when files import each other.
  known.set(file, false)
  const text = read(file)
  const uses =
    /\b(freshDatabase|testDatabases)\b/.test(text) ||
    testCodeOf(file, text).some((one) => usesDatabase(one, read, known))
  known.set(file, uses)
  return uses
}

/** The test code that a file imports; only test code opens test databases. */
function testCodeOf(file: string, text: string): string[] {
  const names = [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, name]) => name!)
  return names
    .map((name) => {
      const door = /^@hojip\/([\w-]+)\/testing$/.exec(name)
      if (door) return door[1] === 'platform' ? '' : `features/${door[1]}/testing.ts`
      return name.startsWith('.') ? join(dirname(file), name) : ''
    })
    .filter((path) => /(^|\/)testing(\/|\.ts$)/.test(path) && !path.startsWith('platform/testing/'))
}

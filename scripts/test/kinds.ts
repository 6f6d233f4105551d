import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { capturedIn } from '../text/captured.ts'

/** The project of vitest.config.ts in which a test file runs. */
export type Kind = 'alone' | 'pages' | 'database' | 'pure'

const testFiles = '{platform,features,apps,db,scripts,bench}/**/*.test.{ts,tsx}'

/** Whether a path is one of a package, or of something built. */
export function isInstalled(path: string): boolean {
  return /(^|\/)(node_modules|dist)(\/|$)/.test(path)
}

/** All test files but the journeys, by kind. */
export function kindsOfTests(root: string): Record<Kind, string[]> {
  const kinds: Record<Kind, string[]> = { alone: [], pages: [], database: [], pure: [] }
  const files = globSync(testFiles, { cwd: root, exclude: isInstalled }).sort()
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const rooms = globSync('features/*/*/testing.ts', { cwd: root })
  const doors = new Map(rooms.map((path) => [basename(dirname(path)), path]))
  for (const file of files) kinds[kindOf(file, { read, doors })].push(file)
  return kinds
}

export interface TestCode {
  read: (path: string) => string
  /** The file behind `@hojip/<room>/testing`, by room. */
  doors: ReadonlyMap<string, string>
}

/**
 * The kind of a test file. A comment in the file requests a separate process (`// own process: why`) or a page
 * (`// @vitest-environment happy-dom`). A file needs a database when the test code it imports opens one.
 */
export function kindOf(file: string, code: TestCode): Kind {
  const text = code.read(file)
  if (/^\/\/ own process: \S/m.test(text)) return 'alone'
  if (/^\/\/ @vitest-environment happy-dom$/m.test(text)) return 'pages'
  return usesDatabase(file, code) ? 'database' : 'pure'
}

const known = new WeakMap<TestCode, Map<string, boolean>>()

function usesDatabase(file: string, code: TestCode): boolean {
  const answers = known.get(code) ?? new Map<string, boolean>()
  known.set(code, answers)
  const found = answers.get(file)
  if (found !== undefined) return found
  // A provisional answer that ends the recursion when files import each other.
  answers.set(file, false)
  const text = code.read(file)
  const uses =
    /\b(freshDatabase|testDatabases)\b/.test(text) ||
    testCodeOf(file, text, code.doors).some((one) => usesDatabase(one, code))
  answers.set(file, uses)
  return uses
}

/** The test code that a file imports; only test code opens test databases. */
function testCodeOf(file: string, text: string, doors: TestCode['doors']): string[] {
  const names = capturedIn(text, /\bfrom '([^']+)'/g)
  return names
    .map((name) => {
      const door = /^@hojip\/([\w-]+)\/testing$/.exec(name)?.[1]
      if (door !== undefined) return doors.get(door) ?? ''
      return name.startsWith('.') ? join(dirname(file), name) : ''
    })
    .filter((path) => /(^|\/)testing(\/|\.ts$)/.test(path) && !path.startsWith('platform/testing/'))
}

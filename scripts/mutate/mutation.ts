import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small change to the code that the tests near it have to notice. */
export interface Mutation {
  /** What breaks by it, in words; the names of all are different. */
  name: string
  /** The folder, or the file, in whose code the text is found exactly once. */
  place: string
  find: string
  put: string
  /** As for `npm test --`: parts of the paths of the test files that have to notice. */
  tests: readonly string[]
  /** Only the tests whose names match this. */
  named?: string
  /** Why no test can notice: it is applied all the same, and not run. */
  equivalent?: string
}

/** A file of the tree as it has to be for a mutation. */
export interface Change {
  path: string
  text: string
}

const testCode = /\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|(^|\/)(node_modules|dist)(\/|$)/

function codeIn(root: string, place: string): string[] {
  if (/\.tsx?$/.test(place)) return [place]
  return globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !testCode.test(path))
}

/** Throws where the text is not found exactly once: the list then needs the care that docs/testing.md describes. */
export function changeOf(root: string, { name, place, find, put }: Mutation): Change {
  const found = codeIn(root, place).flatMap((path) => {
    const parts = readFileSync(join(root, path), 'utf8').split(find)
    return parts.slice(1).map(() => ({ path, parts }))
  })
  const [only] = found
  if (found.length !== 1 || !only) {
    const paths = found.map(({ path }) => path).join(', ')
    throw new Error(`${name}: ${found.length} times in ${place} (${paths}): ${find}`)
  }
  return { path: only.path, text: only.parts.join(put) }
}

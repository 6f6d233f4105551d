import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small change to the code that the tests near it have to notice. */
export interface Mutation {
  /** What the mutation breaks, in words; unique. */
  name: string
  /** The folder or file in whose code `find` occurs exactly once. */
  place: string
  find: string
  put: string
  /** Parts of the paths of the test files that have to fail, as for `npm test --`. */
  tests: readonly string[]
  /** Runs only the tests whose names match this. */
  named?: string
  /** Why no test can notice the mutation. It is still applied by the everyday test, but not run. */
  equivalent?: string
}

/** `broken`: no test case failed, and something else did, so that the tests prove nothing about the mutation. */
export type Outcome = 'killed' | 'survived' | 'broken'

/** A file of the tree with a mutation applied. */
export interface Change {
  path: string
  text: string
}

const testCode = /\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|(^|\/)(node_modules|dist)(\/|$)/

function codeIn(root: string, place: string): string[] {
  if (/\.tsx?$/.test(place)) return [place]
  return globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !testCode.test(path))
}

/** Throws when the text does not occur exactly once; docs/testing.md describes how to update the list. */
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

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namesOf } from './names-in-code.ts'

const root = join(import.meta.dirname, '../../..')

/** Names that are not ours. */
const foreign = new Map([
  ['docs/reading-a-statement.md', ['LockRows']],
  ['docs/style.md', ['doIt']],
])

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

const code = globSync('{apps,bench,db,e2e,features,platform,scripts}/**/*.{ts,tsx,sql,json}', {
  cwd: root,
  exclude: ['**/node_modules', 'scripts/docs/pages'],
})
const words = new Set(code.flatMap((path) => textOf(path).match(/[A-Za-z]\w*/g) ?? []))

const pages = [...globSync('docs/*.md', { cwd: root }), 'README.md', 'CONTRIBUTING.md']

test.each(pages)('%s quotes only names that the code has', (path) => {
  const allowed = foreign.get(path) ?? []
  const unknown = namesOf(textOf(path)).filter((name) => !words.has(name))
  expect(unknown.toSorted()).toEqual(allowed)
})

test('a name is read with its call or its type argument, and not from a block of code', () => {
  const page = 'Use `useCall(…)`, `jobs`, `/v1/aB` and `PageOptions<T>`.\n\n```ts\n`notThis`\n```\n'
  expect(namesOf(page)).toEqual(['useCall', 'PageOptions'])
})

// own process: it starts processes that run tests
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBench, tryMutation, type Bench } from './try.ts'

let parent: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'hojip-try-'))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const code = 'export const two = 1 + 1\n'
const testCode = `import { beforeAll, expect, test } from 'vitest'
import { two } from './code.ts'

beforeAll(() => {
  if (two === 0) throw new Error('nothing to begin with')
})
test('adds', () => expect(two).toBe(2))
`

/** A folder with code and a test of it, as the copy of a tree. */
function aBench(name: string, config: string): Bench {
  const folder = join(parent, name)
  mkdirSync(folder)
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'))
  const files = { 'code.ts': code, 'code.test.ts': testCode, 'vitest.config.ts': config }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return { folder, databaseUrl: '' }
}

function put(text: string) {
  return { name: text, place: 'code.ts', find: '1 + 1', put: text, tests: ['code.test.ts'] }
}

test('only a test case that fails kills; a hook that fails and a file that does not load are broken', async () => {
  const bench = aBench('plain', 'export default {}')
  const ended = async (text: string) => (await tryMutation(bench, put(text))).outcome
  expect(await ended('1 + 2')).toBe('killed')
  expect(await ended('4 / 2')).toBe('survived')
  expect(await ended('1 - 1')).toBe('broken')
  expect(await ended('(')).toBe('broken')
  expect(await ended('2 + 1')).toBe('killed')
  await closeBench(bench)
})

test('a process that dies before it is ready breaks the try, and the next try starts another', async () => {
  const bench = aBench('dying', 'process.exit(3)')
  for (const _ of [1, 2]) {
    const { outcome, said } = await tryMutation(bench, put('1 + 2'))
    expect({ outcome, said }).toEqual({ outcome: 'broken', said: 'Error: the process of the tests ended' })
  }
  expect(bench.lane).toBeUndefined()
})

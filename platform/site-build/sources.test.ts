import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstChanged, sourcesOf, stampOf } from './sources.ts'

let parent: string
let root: string
const paths = ['a.ts', 'b.css']

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hojip-sources-'))
  root = join(parent, 'here')
  await mkdir(root)
  await Promise.all(paths.map((path) => writeFile(join(root, path), 'as it was')))
})
afterEach(() => rm(parent, { recursive: true }))

test('nothing has changed, also in a copy elsewhere whose files have other times', async () => {
  const sources = await sourcesOf(root, paths)
  expect(await firstChanged(root, sources)).toBeUndefined()
  const copy = join(parent, 'there')
  await cp(root, copy, { recursive: true })
  await utimes(join(copy, 'a.ts'), 0, 0)
  expect(await firstChanged(copy, sources)).toBeUndefined()
  expect(stampOf(await sourcesOf(copy, paths))).toBe(stampOf(sources))
})

test.each<[string, () => Promise<void>]>([
  ['that is longer', () => writeFile(join(root, 'b.css'), 'as it was, and more')],
  ['of the same length', () => writeFile(join(root, 'b.css'), 'as it wes')],
  ['that is gone', () => rm(join(root, 'b.css'))],
])('a file %s is named', async (_what, change) => {
  const sources = await sourcesOf(root, paths)
  // A file system may store whole seconds only.
  for (const path of paths) sources[path] = { ...sources[path]!, mtimeMs: 1_000 }
  await change()
  expect(await firstChanged(root, sources)).toBe('b.css')
})

test('the stamp depends on the contents of the files', async () => {
  const before = stampOf(await sourcesOf(root, paths))
  await writeFile(join(root, 'a.ts'), 'otherwise')
  expect(stampOf(await sourcesOf(root, paths))).not.toBe(before)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { choose } from './choose.ts'
import { changeOf } from './mutation.ts'
import { mutations } from './mutations/index.ts'

const root = join(import.meta.dirname, '../..')

test('each mutation finds its text exactly once, and changes it', () => {
  const faults = mutations.flatMap((one) => {
    try {
      changeOf(root, one)
      return one.find === one.put ? [`${one.name}: changes nothing`] : []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  expect(faults).toEqual([])
})

test('each mutation has a unique name, existing test files, and a test of the name it asks for', () => {
  const files = globSync('{platform,features,apps}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  const lost = mutations.flatMap(({ name, tests }) =>
    tests.filter((part) => !files.some((file) => file.includes(part))).map((part) => `${name}: ${part}`),
  )
  expect(lost).toEqual([])
  // Where `named` finds no test, none runs, and every mutation survives.
  const unnamed = mutations.filter(({ tests, named }) => {
    if (named === undefined) return false
    const near = files.filter((file) => tests.some((part) => file.includes(part)))
    const pattern = new RegExp(named)
    return !near.some((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
  })
  expect(unnamed.map(({ name, named }) => `${name}: no test is named ${named}`)).toEqual([])
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  expect(mutations.length).toBeGreaterThanOrEqual(80)
})

test('a sample depends only on the seed, and leaves out equivalent mutations', () => {
  const names = (seed: number) => choose(mutations, { sample: 20, seed }).map(({ name }) => name)
  expect(names(7)).toHaveLength(20)
  expect(names(7)).toEqual(names(7))
  expect(names(7)).not.toEqual(names(8))
  expect(choose(mutations, { seed: 1 }).some(({ equivalent }) => equivalent !== undefined)).toBe(false)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { choose, partOf } from './choose.ts'
import { changeOf } from './mutation.ts'
import { admission } from './mutations/places/admission.ts'
import { calendar } from './mutations/places/calendar.ts'
import { chat } from './mutations/places/chat.ts'
import { exports } from './mutations/places/exports.ts'
import { mutations } from './mutations/index.ts'
import { returnedParcels } from './mutations/places/returned-parcels.ts'
import { roles } from './mutations/places/roles.ts'
import { staffActs } from './mutations/places/staff-acts.ts'
import { stockLog } from './mutations/places/stock-log.ts'

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
  expect(mutations.length).toBeGreaterThanOrEqual(300)
})

test('a sample depends only on the seed, and leaves out equivalent mutations', () => {
  const names = (seed: number) => choose(mutations, { sample: 20, seed }).map(({ name }) => name)
  expect(names(7)).toHaveLength(20)
  expect(names(7)).toEqual(names(7))
  expect(names(7)).not.toEqual(names(8))
  expect(choose(mutations, { seed: 1 }).some(({ equivalent }) => equivalent !== undefined)).toBe(false)
})

test('the parts of ten days in a row are together the whole list, each mutation once', () => {
  const [day, began] = [86_400_000, Date.UTC(2026, 11, 27, 23, 59)]
  const days = Array.from({ length: 10 }, (_, number) => {
    return choose(mutations, { part: partOf('today/10', began + number * day), seed: number })
  })
  const all = choose(mutations, { seed: 1 })
  expect(days.flat().toSorted((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(all)
  const sizes = days.map(({ length }) => length)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
})

test('a part is asked for by its number or by the day', () => {
  expect(partOf('3/10', 0)).toEqual({ number: 2, of: 10 })
  expect(partOf('10/10', 0)).toEqual({ number: 9, of: 10 })
  expect(partOf('today/10', Date.UTC(1970, 0, 14))).toEqual({ number: 3, of: 10 })
  expect(partOf('20261128/10', 0)).toEqual(partOf('today/10', Date.UTC(2026, 10, 28)))
  for (const wrong of ['11/10', '0/10', '3', '20261399/10', 'tomorrow/10', '1/0'])
    expect(() => partOf(wrong, 0)).toThrow('no part of the list')
})

test.each(
  Object.entries({ admission, calendar, chat, exports, returnedParcels, roles, staffActs, stockLog }),
)('%s has at least twenty mutations that tests can notice', (_place, list) => {
  expect(list.filter(({ equivalent }) => !equivalent).length).toBeGreaterThanOrEqual(20)
})

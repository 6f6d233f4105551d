import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayOfTurn, filesAtRest, testFiles } from './turns.ts'

const root = join(import.meta.dirname, '../..')
const now = new Date('2026-12-01T00:00:00Z')
function read(file: string) {
  return readFileSync(join(root, file), 'utf8')
}
const byTurns = testFiles(root).filter((file) => dayOfTurn(read(file)) !== undefined)

test('each file that takes turns runs on one of three days in a row, also from month to month', () => {
  const days = ['20261129', '20261130', '20261201'].map((TORTURE_SEED) => {
    const resting = new Set(filesAtRest(root, { TURNS: 'today', TORTURE_SEED }, now))
    return byTurns.filter((file) => !resting.has(file))
  })
  expect(days.flat().toSorted()).toEqual(byTurns.toSorted())
  for (const taken of days) expect(taken.length).toBeGreaterThan(10)
})

test('nothing rests where all is asked for, and what is asked for has to be understood', () => {
  for (const env of [{}, { TURNS: 'all' }]) expect(filesAtRest(root, env, now)).toEqual([])
  expect(() => filesAtRest(root, { TURNS: 'tomorrow' }, now)).toThrow('not tomorrow')
})

test('a file says in one form that it takes turns', () => {
  const saying = testFiles(root).filter((file) => /^\/\/ by turns\b/m.test(read(file)))
  expect(saying.toSorted()).toEqual(byTurns.toSorted())
})

test('money, goods, rights and what strangers may try have no turns', () => {
  const always = /^apps\/server\/(security|wiring|trade)\/|^features\/(trade|people|goods)\/|^db\//
  expect(byTurns.filter((file) => always.test(file))).toEqual([])
})

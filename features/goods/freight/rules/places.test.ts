import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDivided, namedTwice, put, sideOf, type Side } from './places.ts'

const jilin = '吉林省'
const yanbian = `${jilin}/延边朝鲜族自治州`
const yanji = `${yanbian}/延吉市`
const empty = { groups: [{ places: ['CN'] }, { places: [] as string[] }], notTo: [] as string[] }

test('a place goes where it is put, and what is in it goes along', () => {
  const moved = put(put(empty, yanji, 'CN', 'notTo'), jilin, 'CN', 1)
  expect(moved).toEqual({ groups: [{ places: ['CN'] }, { places: [jilin] }], notTo: [] })
  expect(sideOf(moved, yanji, 'CN')).toBe(1)
})

test('a place that returns to what surrounds it is no longer named', () => {
  expect(put(put(empty, jilin, 'CN', 1), jilin, 'CN', 0)).toEqual(empty)
})

test('a part elsewhere divides what it is in', () => {
  const divided = put(empty, yanji, 'CN', 1)
  expect([jilin, yanbian, yanji].map((place) => isDivided(divided, place, 'CN'))).toEqual([true, true, false])
})

test.each([
  [{ groups: [{ places: [jilin] }, { places: [jilin] }], notTo: [] }, jilin],
  [{ groups: [{ places: [jilin] }], notTo: [jilin] }, jilin],
  [{ groups: [{ places: [jilin] }], notTo: [yanji] }, undefined],
])('%j names %s twice', (rule, twice) => expect(namedTwice(rule)).toBe(twice))

test('however places are put, each is on exactly one side, the last one it was put on', () => {
  const step = fc.record({
    place: fc.constantFrom('CN', jilin, yanbian, yanji, '浙江省', '浙江省/杭州市'),
    to: fc.constantFrom<Side>(0, 1, 'notTo'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let rule = empty
      for (const { place, to } of steps) {
        rule = put(rule, place, 'CN', to)
        expect(sideOf(rule, place, 'CN')).toBe(to)
        expect(isDivided(rule, place, 'CN')).toBe(false)
      }
      expect(namedTwice(rule)).toBeUndefined()
    }),
  )
})

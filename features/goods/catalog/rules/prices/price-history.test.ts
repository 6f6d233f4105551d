import { expect, test } from 'vitest'
import { lowestSince, stepsFrom } from './price-history.ts'

function log(...rows: [atMs: number, priceFen: number | null][]) {
  return rows.map(([atMs, priceFen]) => ({ atMs, priceFen }))
}

test('a period begins with the price that was asked at its beginning', () => {
  expect(stepsFrom(log([1, 500], [9, 400]), 5)).toEqual(log([5, 500], [9, 400]))
  expect(stepsFrom(log([7, 500], [9, 400]), 5)).toEqual(log([7, 500], [9, 400]))
  expect(stepsFrom([], 5)).toEqual([])
})

test('a price that was asked for no time, and one that is repeated, are no steps', () => {
  expect(stepsFrom(log([6, 500], [8, 900], [8, 400], [9, 400]), 5)).toEqual(log([6, 500], [8, 400]))
  expect(stepsFrom(log([6, 500], [8, 900], [8, 500]), 5)).toEqual(log([6, 500]))
  expect(stepsFrom(log([1, 500], [5, 400]), 5)).toEqual(log([5, 400]))
})

test('a pause of sale is a step, but no beginning', () => {
  expect(stepsFrom(log([1, null], [6, 500], [7, null], [9, 500]), 5)).toEqual(
    log([6, 500], [7, null], [9, 500]),
  )
})

test('the lowest price is one that was asked since, however briefly', () => {
  const steps = log([0, 300], [10, 700], [20, 500], [21, null], [30, 900])
  expect(lowestSince(steps, 0)).toBe(300)
  expect(lowestSince(steps, 9)).toBe(300)
  expect(lowestSince(steps, 10)).toBe(500)
  expect(lowestSince(steps, 21)).toBe(900)
  expect(lowestSince(log([0, null]), 0)).toBeUndefined()
})

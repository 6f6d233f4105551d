import { expect, test } from 'vitest'
import { askedPrices, priceTicks, scaleOf, stepPath, summaryOf } from './chart-scale.ts'

const now = '2026-11-20 00:00:00'
const history = {
  now,
  points: [
    { time: '2026-10-01 00:00:00', price: '36.80' },
    { time: '2026-10-21 00:00:00', price: '29.80' },
    { time: '2026-11-01 00:00:00', price: null },
    { time: '2026-11-10 00:00:00', price: '29.80' },
  ],
}
const asked = askedPrices(history)

test('a price lasts until the next, the last one until now, and a pause is left out', () => {
  expect(asked.map(({ fen }) => fen)).toEqual([3680, 2980, 2980])
  expect(asked[0]!.toMs).toBe(asked[1]!.fromMs)
  expect(asked[1]!.toMs).toBeLessThan(asked[2]!.fromMs)
  expect(summaryOf(asked)).toEqual({ highestFen: 3680, nowFen: 2980, changes: 1 })
  expect(summaryOf([])).toBeUndefined()
})

test.each([
  [[2980, 3680]],
  [[2980]],
  [[1]],
  [[99]],
  [[100, 9_999_999]],
  [[119_900, 120_000]],
  [[33_333, 66_666]],
])('the ticks of %j enclose the prices, few and evenly', (prices) => {
  const ticks = priceTicks(prices)
  expect(ticks[0]).toBeLessThan(Math.min(...prices))
  expect(ticks.at(-1)).toBeGreaterThan(Math.max(...prices))
  expect(ticks.length).toBeGreaterThanOrEqual(3)
  expect(ticks.length).toBeLessThanOrEqual(7)
  expect(new Set(ticks.slice(1).map((tick, i) => tick - ticks[i]!)).size).toBe(1)
})

test('the line goes right with time, down with the price, and breaks at a pause', () => {
  const frame = { width: 400, height: 200, left: 40, right: 20, top: 10, bottom: 30 }
  const scale = scaleOf(frame, asked[2]!.toMs, 90, [2400, 2800, 3200, 3600, 4000])
  expect(scale.x(asked[2]!.toMs)).toBe(380)
  expect(scale.y(4000)).toBe(10)
  expect(scale.y(2400)).toBe(170)
  const path = stepPath(asked, scale)
  expect(path.match(/M/g)).toHaveLength(2)
  expect(path.match(/V/g)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { newPrice, newStock, type PriceRule, type StockRule } from './bulk-change.ts'

function percent(hundredths: number, roundTo: PriceRule['roundTo'] = 'fen'): PriceRule {
  return { type: 'pricePercent', hundredths, roundTo }
}
function amount(fen: number, roundTo: PriceRule['roundTo'] = 'fen'): PriceRule {
  return { type: 'priceAmount', fen, roundTo }
}

test.each<[number, PriceRule, number | undefined]>([
  [1980, percent(1000), 2178],
  [1995, percent(1000), 2195],
  [1994, percent(1000), 2193],
  [1005, percent(-1000), 905],
  [5, percent(1000), 6],
  [4, percent(1000), 4],
  [1980, percent(1000, 'jiao'), 2180],
  [1950, percent(0, 'yuan'), 2000],
  [1949, percent(0, 'yuan'), 1900],
  [1, percent(-5000), 1],
  [1, percent(-9000), undefined],
  [49, percent(0, 'yuan'), undefined],
  [9_999_999_999, percent(0), 9_999_999_999],
  [9_999_999_999, percent(1), undefined],
  [9_090_909_090, percent(1000), 9_999_999_999],
  [1980, amount(20), 2000],
  [1980, amount(-1979), 1],
  [1980, amount(-1980), undefined],
  [1980, amount(-5000), undefined],
  [1980, amount(-5000, 'yuan'), undefined],
  [1984, amount(1, 'jiao'), 1990],
])('%i fen by %j: %j', (fen, rule, expected) => {
  expect(newPrice(fen, rule)).toBe(expected)
})

test('a price never differs from the exact one by more than half a step', () => {
  for (let fen = 1; fen < 3_000; fen += 7)
    for (const hundredths of [-4567, -1, 1, 333, 12_345])
      for (const [roundTo, step] of [
        ['fen', 1],
        ['jiao', 10],
        ['yuan', 100],
      ] as const) {
        const price = newPrice(fen, percent(hundredths, roundTo))
        const exact = (fen * (10_000 + hundredths)) / 10_000
        expect(Math.abs((price ?? 0) - exact)).toBeLessThanOrEqual(step / 2)
        if (price !== undefined) expect(price % step).toBe(0)
      }
})

test.each<[number | null, StockRule, number | string]>([
  [5, { type: 'stockSet', units: 0 }, 0],
  [null, { type: 'stockSet', units: 9 }, 9],
  [5, { type: 'stockAdd', units: 10 }, 15],
  [5, { type: 'stockAdd', units: -5 }, 0],
  [5, { type: 'stockAdd', units: -6 }, 'outOfLimits'],
  [1, { type: 'stockAdd', units: 1_000_000_000 }, 'outOfLimits'],
  [null, { type: 'stockAdd', units: 1 }, 'uncounted'],
])('%j units by %j: %j', (free, rule, expected) => {
  expect(newStock(free, rule)).toBe(expected)
})

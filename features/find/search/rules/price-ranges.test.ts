import { expect, test } from 'vitest'
import { priceRanges, priceStepsFen } from './price-ranges.ts'

/** The products of these prices, as the store counts them. */
function stepsOf(yuan: readonly number[]) {
  const steps = Map.groupBy(yuan, (price) => priceStepsFen.filter((bound) => bound <= price * 100).length)
  return [...steps].map(([step, { length: count }]) => ({ step, count }))
}

function shown(yuan: readonly number[]) {
  const text = (fen: number | undefined) => (fen === undefined ? '' : fen / 100)
  return priceRanges(stepsOf(yuan)).map(
    ({ fromFen, toFen, count }) => `${text(fromFen)}–${text(toFen)}: ${count}`,
  )
}

test('prices close together have equal ranges, the last one open', () => {
  expect(shown([9.9, 12, 18, 19, 25, 29.9, 35, 38, 40, 45, 59, 70, 80, 99, 115])).toEqual([
    '0–9.99: 1',
    '10–19.99: 3',
    '20–29.99: 2',
    '30–39.99: 2',
    '40–49.99: 2',
    '50–59.99: 1',
    '60–69.99: 0',
    '70–79.99: 1',
    '80–89.99: 1',
    '90–99.99: 1',
    '100–109.99: 0',
    '110–: 1',
  ])
})

test('prices far apart have ranges that widen', () => {
  const cheap = Array.from({ length: 40 }, (_, i) => 12 + i)
  expect(shown([...cheap, 99, 129, 350, 800])).toEqual([
    '12–14.99: 3',
    '15–19.99: 5',
    '20–24.99: 5',
    '25–29.99: 5',
    '30–39.99: 10',
    '40–49.99: 10',
    '50–59.99: 2',
    '60–79.99: 0',
    '80–99.99: 1',
    '100–119.99: 0',
    '120–: 3',
  ])
})

test('one of a hundred does not widen the others, and is in the last range', () => {
  const usual = Array.from({ length: 100 }, (_, i) => 20 + (i % 20))
  expect(shown([...usual, 90_000]).at(-1)).toBe('42–: 1')
})

test.each([
  [[], []],
  [[5], ['5–: 1']],
  [[0.01, 0.5], ['0–: 2']],
])('%o gives %o', (yuan, ranges) => expect(shown(yuan)).toEqual(ranges))

test('whatever the prices, every product is counted once, in at most twelve ranges without gaps', () => {
  for (let seed = 1; seed < 400; seed++) {
    const yuan = Array.from({ length: seed }, (_, i) => Math.abs(Math.sin(i * seed)) * 10 ** (seed % 7))
    const ranges = priceRanges(stepsOf(yuan))
    expect(ranges.length).toBeLessThanOrEqual(12)
    expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(seed)
    for (const [at, { toFen }] of ranges.slice(0, -1).entries())
      expect(toFen).toBe(ranges[at + 1]!.fromFen - 1)
  }
})

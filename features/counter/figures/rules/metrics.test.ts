import { expect, test } from 'vitest'
import type { Figures } from '../contract.ts'
import { changeOf, valueOf } from './metrics.ts'
import { daysUntil, spanOf } from './periods.ts'
import { visitorHash } from '../actions/visitor-hash.ts'
import { timeLeft } from './due.ts'
import { series } from './series.ts'

const figures: Figures = {
  visitors: 200,
  orders: 12,
  buyers: 10,
  pieces: 30,
  sales: '8642.50',
  refunds: 1,
  refunded: '20.00',
  chats: 3,
  answers: 0,
  answerSeconds: null,
}

test('figures as numbers', () => {
  expect(valueOf(figures, 'sales')).toBe(8642.5)
  expect(valueOf(figures, 'conversion')).toBe(0.05)
  expect(valueOf({ ...figures, visitors: 0 }, 'conversion')).toBeNull()
  expect(valueOf({ ...figures, visitors: 9 }, 'conversion')).toBeNull()
  expect(valueOf(figures, 'answerSeconds')).toBeNull()
})

test.each([
  ['more sales are good', 'sales', 110, 100, { share: 0.1, isGood: true }],
  ['fewer are not', 'sales', 90, 100, { share: -0.1, isGood: false }],
  ['quicker answers are good', 'answerSeconds', 30, 60, { share: -0.5, isGood: true }],
  ['more refunds are not', 'refunded', 20, 10, { share: 1, isGood: false }],
  ['nothing before', 'orders', 5, 0, undefined],
  ['nothing now', 'answerSeconds', null, 5, undefined],
] as const)('%s', (_, metric, now, before, expected) => {
  expect(changeOf(metric, now, before)).toEqual(expected)
})

test('periods end today, and compare with as many days before', () => {
  expect(spanOf('7', '2026-03-02')).toEqual({
    unit: 'day',
    days: daysUntil('2026-03-02', 7),
    before: daysUntil('2026-02-23', 7),
  })
  expect(daysUntil('2026-03-02', 3)).toEqual({
    first: '2026-02-28',
    last: '2026-03-02',
    all: ['2026-02-28', '2026-03-01', '2026-03-02'],
  })
  expect(spanOf('today', '2026-03-01')).toEqual({
    unit: 'hour',
    days: daysUntil('2026-03-01', 1),
    before: daysUntil('2026-02-28', 1),
  })
  expect(spanOf('365', '2026-03-01').unit).toBe('month')
})

test('a visitor has another hash under another key, another address or another browser', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const lin = { ip: '10.0.0.1', userAgent: 'a' }
  const hashes = [
    visitorHash(key, lin),
    visitorHash(other, lin),
    visitorHash(key, { ...lin, ip: '10.0.0.2' }),
    visitorHash(key, { ...lin, userAgent: 'b' }),
  ].map((hash) => hash.toString('hex'))
  expect(new Set(hashes).size).toBe(4)
  expect(visitorHash(key, lin)).toEqual(visitorHash(key, { ...lin }))
})

test('what is not over is drawn apart, and the period before lies below by its distance', () => {
  const at = (name: string, orders: number) => ({ ...figures, at: name, orders })
  const drawn = series(
    {
      unit: 'day',
      points: [at('2026-11-18', 5), at('2026-11-19', 6), at('2026-11-20', 2)],
      before: [at('2026-11-15', 1), at('2026-11-16', 2), at('2026-11-17', 3)],
    },
    ({ orders }) => orders,
  )
  expect(drawn.map(({ label, now, tail, before }) => [label, now, tail, before])).toEqual([
    ['11-18', 5, null, 1],
    ['11-19', 6, 6, 2],
    ['11-20', null, 2, 3],
  ])
})

test.each([
  [50, 'jade', false, '50:00'],
  [11, 'amber', false, '11:00'],
  [2.5, 'crimson', false, '02:30'],
  [-1, 'crimson', true, '01:00'],
] as const)('a deadline in %s hours', (hours, tone, isLate, text) => {
  expect(timeLeft(hours * 3_600_000, 0)).toMatchObject({ tone, isLate, text })
})

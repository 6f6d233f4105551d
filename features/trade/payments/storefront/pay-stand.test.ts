import { expect, test } from 'vitest'
import { standOf } from './pay-stand.ts'

test.each([
  [0, undefined, false, 'waiting'],
  [0, 0, false, 'waiting'],
  [0, undefined, true, 'overdue'],
  [0, 0, true, 'overdue'],
  [0, 1, true, 'paid'],
  [0, 1, false, 'paid'],
  [1, undefined, true, 'paid'],
  [1, 0, false, 'paid'],
  [0, 2, false, 'closed'],
  [2, undefined, false, 'closed'],
  [2, 1, true, 'paid'],
  [2, 0, false, 'waiting'],
] as const)('known %s, asked %s, time up %s: %s', (known, asked, timeIsUp, stand) => {
  expect(standOf(known, asked, timeIsUp)).toBe(stand)
})

import { expect, test } from 'vitest'
import { policy } from '@hojip/policy'
import { afterSalesTime, refundProblem, type SoldLine } from './refund-window.ts'

const now = Date.UTC(2026, 10, 20, 4)
const line: SoldLine = {
  quantity: 2,
  payFen: 1800,
  refunded: 0,
  refundedFen: 0,
  refundTries: 0,
  refundStatus: 0,
  refundOpen: false,
  refundFinal: false,
}
function completed(agoMs: number) {
  return { status: 5, finishedAt: now - agoMs } as const
}

const running = { status: 4, finishedAt: null } as const

test.each([
  ['without a fault, until the last moment', policy.refundWindowMs - 1, false, undefined],
  ['without a fault, not after that', policy.refundWindowMs, false, 'tooLate'],
  ['for a fault, longer', policy.refundWindowMs, true, undefined],
  ['for a fault, until the last moment', policy.faultWindowMs - 1, true, undefined],
  ['for a fault, not after that', policy.faultWindowMs, true, 'tooLate'],
])('%s', (_what, agoMs, isFault, problem) => {
  expect(refundProblem(completed(agoMs), line, now, isFault)).toBe(problem)
})

test('an open order has no deadline for refunds; an unpaid or closed one has no refunds', () => {
  for (const status of [3, 4] as const)
    expect(refundProblem({ status, finishedAt: null }, line, now, false)).toBeUndefined()
  for (const [status, problem] of [
    [0, 'notPaid'],
    [99, 'orderOver'],
  ] as const)
    expect(refundProblem({ status, finishedAt: null }, line, now, true)).toBe(problem)
})

test.each([
  [{ refundOpen: true }, 'underWay'],
  ...[1, 2, 6, 7].map((refundStatus) => [{ refundStatus }, 'underWay'] as const),
  ...[0, 3, 4, 5].map((refundStatus) => [{ refundStatus }, undefined] as const),
  [{ refundFinal: true }, 'decided'],
  [{ refundTries: policy.maxApplications - 1 }, undefined],
  [{ refundTries: policy.maxApplications }, 'tooOften'],
  [{ refunded: 1, refundedFen: 1799 }, undefined],
  [{ refunded: 2 }, 'nothingLeft'],
  [{ refundedFen: 1800 }, 'nothingLeft'],
] as const)('a line with %o: %s', (change, problem) => {
  expect(refundProblem(running, { ...line, ...change }, now, false)).toBe(problem)
})

test('the shown deadline is the one for any reason first, then the one for faults', () => {
  const { refundWindowMs: anyMs, faultWindowMs: faultMs } = policy
  expect(afterSalesTime(completed(0), now)).toEqual({ untilMs: now + anyMs, isForFaultsOnly: false })
  expect(afterSalesTime(completed(anyMs), now)).toEqual({
    untilMs: now + faultMs - anyMs,
    isForFaultsOnly: true,
  })
  expect(afterSalesTime(completed(faultMs), now)).toBeUndefined()
  expect(afterSalesTime(running, now)).toBeUndefined()
})

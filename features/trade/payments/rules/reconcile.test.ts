import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differencesOf, type Own } from './reconcile.ts'

function own(number: string, given: Partial<Own> = {}): Own {
  return {
    kind: 'payment',
    number,
    attemptId: `a-${number}`,
    refundId: null,
    amountFen: 1800,
    isDone: true,
    ledgerFen: 1800,
    isDue: true,
    ...given,
  }
}

function line(number: string, given: object = {}) {
  return {
    kind: 'payment' as const,
    number,
    gatewayNo: `g-${number}`,
    amountFen: 1800,
    state: 'success' as const,
    ...given,
  }
}

const back = { kind: 'refund' as const, refundId: 'r', ledgerFen: -1800 }
function byName(a = '', b = '') {
  return a.localeCompare(b)
}

function kindsOf(lines: ReturnType<typeof line>[], ours: Own[], funds: object[] = []) {
  return differencesOf({ lines, funds: funds as never }, ours).map((one) => [one.kind, one.number])
}

test.each<[string, ReturnType<typeof line>[], Own[], string[][]]>([
  ['all is well', [line('1')], [own('1')], []],
  ['only theirs', [line('1')], [], [['unknownPayment', '1']]],
  ['only ours', [], [own('1')], [['missingPayment', '1']]],
  ['ours of another day', [], [own('1', { isDue: false })], []],
  ['unpaid here', [line('1')], [own('1', { isDone: false, ledgerFen: 0 })], [['unsettledPayment', '1']]],
  [
    'unpaid here and another amount',
    [line('1')],
    [own('1', { isDone: false, amountFen: 1 })],
    [['paymentAmount', '1']],
  ],
  ['told twice', [line('1'), line('1')], [own('1')], [['paymentAmount', '1']]],
  ['booked wrongly', [line('1')], [own('1', { ledgerFen: 1700 })], [['ledger', '1']]],
  ['a refund', [line('1', { kind: 'refund' })], [own('1', back)], []],
  ['an unknown refund', [line('1', { kind: 'refund' })], [], [['unknownRefund', '1']]],
  [
    'a refund under way',
    [line('1', { kind: 'refund', state: 'processing' })],
    [own('1', { ...back, isDone: false, ledgerFen: 0 })],
    [],
  ],
  [
    'a refund that ended there',
    [line('1', { kind: 'refund' })],
    [own('1', { ...back, isDone: false, ledgerFen: 0 })],
    [['unsettledRefund', '1']],
  ],
  ['a refund that failed there', [line('1', { kind: 'refund', state: 'failed' })], [], []],
  [
    'a refund of another amount',
    [line('1', { kind: 'refund', amountFen: 1 })],
    [own('1', back)],
    [['refundAmount', '1']],
  ],
  ['a refund only here', [], [own('1', back)], [['missingRefund', '1']]],
])('%s', (_name, lines, ours, expected) => expect(kindsOf(lines, ours)).toEqual(expected))

test('the account’s movements are compared, too', () => {
  const fund = { ids: ['g-1'], kind: 'payment', amountFen: 1700 }
  expect(kindsOf([line('1')], [own('1')], [fund])).toEqual([['paymentAmount', '1']])
  expect(kindsOf([line('1')], [own('1')], [{ ...fund, amountFen: 1800 }])).toEqual([])
})

test('records that agree are left out, and every difference is named, whatever is beside it', () => {
  const numbers = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{8}$/), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(numbers, fc.array(fc.integer({ min: 0, max: 29 })), (all, spoilt) => {
      const bad = new Set(spoilt.map((i) => all[i % all.length]!))
      const lines = all.map((n) => line(n, bad.has(n) ? { amountFen: 1801 } : {}))
      const found = kindsOf(
        lines,
        all.map((n) => own(n)),
      )
      expect(found.map(([, number]) => number).toSorted(byName)).toEqual([...bad].toSorted(byName))
    }),
  )
})

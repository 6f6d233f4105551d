import { expect, test } from 'vitest'
import type { RefundableWay } from '../../contract.ts'
import { applicationProblems, waysTogether, type ApplicationDraft } from './application.ts'

function reason(index: number, needFiles = false) {
  return { index, needFiles, text: `reason ${index}`, isFault: needFiles }
}

function way(refundType: 0 | 1, receivingStatus: 0 | 1, reasons: RefundableWay['reasons']): RefundableWay {
  return { refundType, receivingStatus, reasons, maxNum: 2, maxMoney: '20.00', isWholeOnly: false }
}

test('lines can be applied for together with the types and reasons that all of them allow', () => {
  const unshipped = { types: [way(1, 0, [reason(0), reason(1)])] }
  const arrived = {
    types: [
      way(1, 0, [reason(0), reason(6)]),
      way(1, 1, [reason(6, true)]),
      way(0, 1, [reason(0), reason(6, true)]),
    ],
  }
  expect(waysTogether([arrived])).toHaveLength(3)
  expect(waysTogether([unshipped, arrived])).toEqual([
    { refundType: 1, receivingStatus: 0, reasons: [reason(0)] },
  ])
  expect(waysTogether([{ types: [] }, arrived])).toEqual([])
  expect(waysTogether([])).toEqual([])
})

test('pictures that one line needs are needed for all lines', () => {
  const seen = { types: [way(1, 1, [reason(6, true)])] }
  const unseen = { types: [way(1, 1, [{ ...reason(6), isFault: true }])] }
  expect(waysTogether([unseen, seen])[0]?.reasons[0]?.needFiles).toBe(true)
})

const draft: ApplicationDraft = {
  refundType: 1,
  receivingStatus: 1,
  reason: 6,
  amount: '',
  detail: '',
  units: { a: 1 },
  files: { a: ['/uploads/refund/1'] },
  customerName: 'Lin',
  phone: '13800000000',
}
const asked = { lineIds: ['a'], reason: reason(6, true), maxMoney: '39.90' }

test('a complete form lacks nothing', () => {
  expect(applicationProblems(draft, asked)).toEqual({})
  expect(applicationProblems({ ...draft, amount: '39.90' }, asked)).toEqual({})
})

test.each([
  [{ refundType: undefined, receivingStatus: undefined }, { type: 'type' }],
  [{ receivingStatus: undefined }, { receiving: 'receiving' }],
  [{ files: {} }, { 'files-a': 'files' }],
  [{ amount: '0' }, { amount: 'amountWrong' }],
  [{ amount: '1.234' }, { amount: 'amountWrong' }],
  [{ amount: '-3' }, { amount: 'amountWrong' }],
  [{ amount: '39.91' }, { amount: 'amountTooMuch' }],
  [
    { customerName: ' ', phone: '' },
    { name: 'name', phone: 'phone' },
  ],
])('%o lacks %o', (changes, problems) => {
  expect(applicationProblems({ ...draft, ...changes }, asked)).toEqual(problems)
})

test('a missing reason is reported before missing pictures', () => {
  expect(applicationProblems({ ...draft, files: {} }, { ...asked, reason: undefined })).toEqual({
    reason: 'reason',
  })
})

test('several lines need no amount, but pictures for each', () => {
  const several = { ...asked, lineIds: ['a', 'b'] }
  expect(applicationProblems({ ...draft, amount: '999' }, several)).toEqual({ 'files-b': 'files' })
})

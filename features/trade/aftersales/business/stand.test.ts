import { expect, test } from 'vitest'
import { deadlines, type DeadlineName } from '../rules/refund-state.ts'
import { amountSteps } from './detail/amount-steps.ts'
import { standOf, timeLeft } from './stand.ts'

const quiet = { arbitration: '0', isMoneyStuck: false } as const
const proposal = { refundType: 1, refundMoney: '5.00' } as const
const returnExpress = {
  expCode: 'shunfeng',
  expName: '顺丰',
  number: 'SF1',
  time: '2026-11-20 10:00:00',
  deliverystatus: 0,
  list: [],
}

test.each([
  [{ refundStatus: 1 }, 'toAnswer'],
  [{ refundStatus: 1, proposal }, 'offered'],
  [{ refundStatus: 2 }, 'refunding'],
  [{ refundStatus: 2, isMoneyStuck: true }, 'stuck'],
  [{ refundStatus: 3 }, 'completed'],
  [{ refundStatus: 4 }, 'rejected'],
  [{ refundStatus: 4, arbitration: '1' }, 'appealed'],
  [{ refundStatus: 4, arbitration: '2' }, 'rejected'],
  [{ refundStatus: 5 }, 'closed'],
  [{ refundStatus: 6 }, 'toReturn'],
  [{ refundStatus: 6, returnExpress }, 'returning'],
  [{ refundStatus: 7 }, 'toInspect'],
] as const)('%o is %s', (facts, stand) => {
  expect(standOf({ ...quiet, ...facts })).toBe(stand)
})

const hour = 3_600_000
test.each([
  ['shopAnswers', 47.5, { turn: 'shop', tone: 'jade', days: 1, hours: 23, minutes: 30, isOver: false }],
  ['shopAnswers', 24, { turn: 'shop', tone: 'amber', days: 1, hours: 0, minutes: 0 }],
  ['shopInspects', 7, { turn: 'shop', tone: 'crimson', hours: 7 }],
  ['buyerReturns', -2, { turn: 'buyer', tone: 'crimson', share: 0, isOver: true, minutes: 0 }],
  ['mallDecides', 10_000, { turn: 'mall', share: 1 }],
] as const)('%s with %s hours left', (deadlineAction, hours, expected) => {
  expect(timeLeft({ deadlineAction, deadlineAt: hours * hour }, 0)).toMatchObject(expected)
})

test('every deadline of the table is assigned to somebody, and no other one is', () => {
  for (const name of Object.keys(deadlines) as DeadlineName[])
    expect(timeLeft({ deadlineAction: name, deadlineAt: 1 }, 0)?.name).toBe(name)
  expect(timeLeft({ deadlineAction: 'whenever', deadlineAt: 1 }, 0)).toBeUndefined()
  expect(timeLeft({ deadlineAction: 'shopAnswers' }, 0)).toBeUndefined()
})

const product = {
  goodsId: '1',
  goodsSpecId: '2',
  goodsName: 'Tea',
  goodsSpec: '',
  goodsPic: '',
  goodsPrice: '20.00',
  goodsNum: 3,
  payMoney: '58.80',
}
function codes(sums: Parameters<typeof amountSteps>[0]) {
  return amountSteps(sums).map(({ code }) => code)
}

test('the steps of an amount end with the refund', () => {
  const sums = { goods: product, refundMoney: '19.60', shippingMoney: '0.00', applyMoney: '19.60' }
  expect(codes(sums)).toEqual(['paid', 'asked', 'goods', 'noShipping', 'total'])
  const fault = { ...sums, refundMoney: '22.60', shippingMoney: '3.00', applyMoney: '25.00', proposal }
  expect(amountSteps(fault)).toEqual([
    { code: 'paid', money: '58.80' },
    { code: 'asked', money: '25.00' },
    { code: 'offered', money: '5.00' },
    { code: 'less', money: '2.40' },
    { code: 'goods', money: '19.60' },
    { code: 'shipping', money: '3.00' },
    { code: 'total', money: '22.60' },
  ])
})

import { datesFor } from '@hojip/platform/dates'
import { locales } from '@hojip/platform/i18n'
import { describe, expect, test } from 'vitest'
import { channelTexts } from '@hojip/policy/channels'
import type { Refund } from '../contract.ts'
import { headOf, leftOf, lineOf, tagOf } from './refund-head.ts'
import { refundTexts } from './texts.ts'

const express: Refund['returnExpress'] = {
  expCode: 'shunfeng',
  expName: 'SF',
  number: 'SF1',
  time: '2026-11-20 10:00:00',
  deliverystatus: 1,
  list: [],
}
const proposal: Refund['proposal'] = { refundType: 1, refundMoney: '5.00' }
const bare = { arbitration: '0', proposal: undefined, returnExpress: undefined } as const
const cases = [
  [{ refundStatus: 1 }, 'shop'],
  [{ refundStatus: 1, proposal }, 'proposal'],
  [{ refundStatus: 2 }, 'money'],
  [{ refundStatus: 3 }, 'done'],
  [{ refundStatus: 4 }, 'rejected'],
  [{ refundStatus: 4, arbitration: '1' }, 'appealed'],
  [{ refundStatus: 5 }, 'closed'],
  [{ refundStatus: 6 }, 'sendBack'],
  [{ refundStatus: 6, returnExpress: express }, 'sentBack'],
  [{ refundStatus: 7, returnExpress: express }, 'inspection'],
] as const

test.each(cases)('%o is %s', (state, head) => {
  expect(headOf({ ...bare, ...state })).toBe(head)
})

describe.each(locales)('in %s', (locale) => {
  const t = refundTexts[locale]
  test.each(cases)('%o has a tag and a line with what follows', (state, head) => {
    const refund = {
      ...bare,
      ...state,
      refundMoney: '39.90',
      refundMoneyType: 0,
      isMoneyStuck: false,
    } as const
    const deadlineAt = Date.parse('2026-11-22T09:30:00+08:00')
    const line = lineOf(
      { ...refund, deadlineAt, payType: '2' },
      t,
      channelTexts[locale],
      datesFor({ locale, nowMs: deadlineAt }),
    )
    const isTimed = !['money', 'done', 'closed'].includes(head)
    expect(line.includes('9:30')).toBe(isTimed)
    expect(line.includes('¥39.90')).toBe(head === 'money' || head === 'done')
    expect(tagOf(refund, t).text).not.toBe('')
  })
})

test('the time left has whole days, hours and minutes', () => {
  const day = 86_400_000
  expect(leftOf(day + 3 * 3_600_000 + 12 * 60_000, 0)).toEqual({ days: 1, clock: '03:12' })
  expect(leftOf(1, 0)).toEqual({ days: 0, clock: '00:01' })
  expect(leftOf(0, 0)).toBeUndefined()
})

test.each([
  [2, '¥39.90 goes back to WeChat Pay'],
  [3, '¥39.90 went back to WeChat Pay.'],
])('an English sentence of state %i has no capital within it', (refundStatus, sentence) => {
  const refund = {
    ...bare,
    refundStatus,
    refundMoney: '39.90',
    refundMoneyType: 0,
    isMoneyStuck: false,
    payType: '2',
  } as const
  expect(
    lineOf(
      refund as Parameters<typeof lineOf>[0],
      refundTexts['en-US'],
      channelTexts['en-US'],
      datesFor({ locale: 'en-US', nowMs: 0 }),
    ),
  ).toContain(sentence)
})

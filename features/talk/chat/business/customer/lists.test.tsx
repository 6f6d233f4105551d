import { datesFor } from '@hojip/platform/dates'
import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { answeringTexts } from '../texts.ts'
import { isToHandle, Refunds } from './lists.tsx'

function refund(refundStatus: number, deadlineAt?: number) {
  const orderId = '01a207a8-0000-7000-8000-000000000001'
  return {
    refundId: orderId,
    refundCode: 'R1',
    refundStatus,
    refundMoney: '23.80',
    orderId,
    time: '2026-11-23 17:00:00',
    ...(deadlineAt && { deadlineAt }),
  }
}

test.each(locales)('a refund that is over is shown as such in %s, and asks for nothing', (locale) => {
  const t = answeringTexts[locale]
  const over = rendered(locale, <Refunds refunds={[refund(3)]} />)
  expect(over).toContain(t.refundStates[3])
  expect(over).not.toContain('amber')
  const deadlineAt = Date.UTC(2026, 10, 26, 8)
  const open = rendered(locale, <Refunds refunds={[refund(1, deadlineAt)]} />)
  expect(open).toContain(t.refundStates[1])
  expect(open).toContain(t.until(datesFor({ locale, nowMs: Date.now() }).stamp(deadlineAt)))
  expect(open).toContain('amber')
})

test('only what waits for the shop or comes back to it is to be handled', () => {
  const statuses = [1, 2, 3, 4, 5, 6, 7].filter((refundStatus) => isToHandle({ refundStatus }))
  expect(statuses).toEqual([1, 6, 7])
})

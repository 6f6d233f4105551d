import { priceText } from '@hojip/platform/ui'
import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import type { Channel } from '@hojip/policy/channels'
import { expect, test } from 'vitest'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { StateBand } from '../state-band.tsx'
import { ordersTexts } from '../texts.ts'
import { CancelDialog } from './cancel-dialog.tsx'

const paid = {
  pkId: '1',
  orderStatus: orderStatuses.toShip,
  totalMoney: '22.90',
  refundedMoney: '0.00',
  isLate: false,
  payType: '2',
} as Order
const late: Order = { ...paid, isLate: true, deadlineAt: 9e11 }
const unpaid: Order = { ...paid, orderStatus: orderStatuses.unpaid }

test.each(locales)(
  'in %s who cancels is told at once or later, as the refunds of their channel go',
  (locale) => {
    const t = ordersTexts[locale]
    const amount = priceText('22.90')
    const asked = (order: Order, ...refundsPaused: Channel[]) =>
      rendered(locale, <CancelDialog order={order} changes={[]} onClose={() => undefined} />, null, [
        ['GET /sysConfig/queryPublic', { refundsPaused }],
      ])
    for (const order of [paid, late]) {
      const usual = order.isLate ? t.cancelLateText(amount) : t.cancelPaidText(amount)
      for (const html of [asked(order), asked(order, 'alipay')]) expect(html).toContain(usual)
      const html = asked(order, 'alipay', 'wechat')
      expect(html).toContain(t.cancelWaitsText(amount))
      expect(html).not.toContain(usual)
      // They can still go on.
      expect(html).toMatch(new RegExp(`<button[^>]*>(<[^>]*>)*${t.cancelYes}`))
    }
    expect(asked(unpaid, 'wechat')).toContain(t.cancelText)
  },
)

test.each(locales)(
  'in %s the band of a late order promises no money at once while it would wait',
  (locale) => {
    const t = ordersTexts[locale]
    const shown = (...refundsPaused: Channel[]) =>
      rendered(locale, <StateBand order={late} />, null, [['GET /sysConfig/queryPublic', { refundsPaused }]])
    const [before] = t.shipLate('|').split('|')
    const [beforePaused] = t.shipLateWaits('|').split('|')
    expect(shown()).toContain(before)
    expect(shown('wechat')).toContain(beforePaused)
    expect(shown('wechat')).not.toContain(before)
  },
)

test('settings of a version that does not tell what is paused break no order', () => {
  const t = ordersTexts['en-US']
  const html = rendered('en-US', <StateBand order={late} />, null, [['GET /sysConfig/queryPublic', {}]])
  expect(html).toContain(t.shipLate('|').split('|')[0])
})

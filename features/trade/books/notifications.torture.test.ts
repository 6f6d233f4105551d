import { stockOf } from '@hojip/inventory'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { aPayingMall, type PayingMall } from '@hojip/payments/testing'
import { aTorture } from '@hojip/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { booksMustHold, settled } from './testing.ts'

let mall: PayingMall
beforeEach(async () => {
  mall = await aPayingMall()
})
afterEach(() => mall.stop())

/** What can happen to a genuine notification: it stays valid, or the gateway sends it again unchanged. */
const hardships = [
  'notifyDrop',
  'notifyConcurrent',
  'notifyBadSignature',
  'notifySignTest',
  'notifyStale',
  'notifyTruncated',
  'notifyWrongAmount',
  'notifyWrongMerchant',
  'notifyOtherNumber',
  'notifyBeforeCreateAnswer',
] as const

/** How many are paid at a time: each payment sends several notifications at once, and connections are limited. */
const together = 5

test('each payment counts once, however often, late, damaged, lost or forged its notifications are', async () => {
  const { tries, pick, chance, shuffled } = aTorture(5)
  for (let done = 0; done < tries; done += together) {
    const paying = []
    for (let i = 0; i < Math.min(together, tries - done); i++) {
      // Every order has its own price, so that another order's number never matches by chance.
      const order = await anOrder(mall.tools, { stall: { prices: [1_000 + done + i] } })
      const { data } = await mall.open(order.lin, order.code, pick(2) ? '2' : '1')
      const number = data.payCode as string
      const value = paying[0]?.number ?? 'OTHER0001'
      for (const kind of shuffled(hardships).slice(0, pick(3)))
        await mall.fault({ kind, number, times: 1 + pick(3), value })
      await mall.fault({ kind: 'notifyDuplicate', number, times: 1, count: pick(5) })
      if (chance() < 0.3) await mall.fault({ kind: 'notifyDelay', number, times: 1, ms: pick(50) })
      paying.push({ ...order, number })
    }
    await Promise.all(shuffled(paying).map(({ number }) => mall.pay(number)))
    for (const { number } of paying) await mall.sent(number)
    await mall.noFaults()
    await settled(mall)
    for (const { orderId, number, stall } of paying) {
      expect((await orderNow(mall.tools, orderId)).status, number).toBe(3)
      expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ sold: 1, reserved: 0 }])
      const events = mall.told.filter((t) => t.event === 'orders/paid' && t.data['orderId'] === orderId)
      expect(events, number).toHaveLength(1)
    }
    await booksMustHold(mall, { acknowledged: paying.map(({ orderId }) => orderId) })
  }
})

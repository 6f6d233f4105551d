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

/** How many are paid at a time: each payment sends several notifications at once, and connections are limited. */
const together = 5

test('an order paid at both gateways at the same moment keeps one payment; the other is refunded', async () => {
  const { tries, shuffled } = aTorture(5)
  for (let done = 0; done < tries; done += together) {
    const paying = []
    for (let i = 0; i < Math.min(together, tries - done); i++) {
      const order = await anOrder(mall.tools)
      const wechat = await mall.open(order.lin, order.code, '2')
      const alipay = await mall.open(order.lin, order.code, '1')
      paying.push({ ...order, numbers: [wechat.data.payCode, alipay.data.payCode] as string[] })
    }
    const presses = paying.flatMap(({ numbers }) => numbers)
    await Promise.all(shuffled(presses).map((number) => mall.pay(number)))
    await settled(mall)
    for (const { orderId, numbers } of paying) {
      expect((await orderNow(mall.tools, orderId)).status).toBe(3)
      const moved = await Promise.all(numbers.map((number) => mall.moved(number)))
      const takenFen = moved.reduce((sum, one) => sum + (one ? one.inFen - one.outFen : 0), 0)
      expect(takenFen, numbers.join()).toBe(1800)
    }
    await booksMustHold(mall, { acknowledged: paying.map(({ orderId }) => orderId) })
  }
})

test('an order paid around the moment of closing is either paid, or closed and refunded', async () => {
  const { tries, pick, chance, shuffled } = aTorture(5)
  for (let done = 0; done < tries; done += together) {
    const paying = []
    for (let i = 0; i < Math.min(together, tries - done); i++) {
      const order = await anOrder(mall.tools)
      const { data } = await mall.open(order.lin, order.code, pick(2) ? '2' : '1')
      const number = data.payCode as string
      // A code that was photographed earlier can be paid although its payment was closed.
      if (chance() < 0.5) await mall.fault({ kind: 'payAfterClose', number })
      paying.push({ ...order, number })
    }
    const works = paying.flatMap(({ lin, orderId, number }) => [
      () => mall.pay(number),
      () => mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId }),
    ])
    await Promise.all(shuffled(works).map((work) => work()))
    await mall.noFaults()
    await settled(mall)
    for (const { orderId, number } of paying) {
      const { status } = await orderNow(mall.tools, orderId)
      const moved = (await mall.moved(number)) ?? { inFen: 0, outFen: 0 }
      expect([status, moved.inFen - moved.outFen], number).toEqual(status === 3 ? [3, 1800] : [99, 0])
    }
    await booksMustHold(mall, { acknowledged: paying.map(({ orderId }) => orderId) })
  }
})

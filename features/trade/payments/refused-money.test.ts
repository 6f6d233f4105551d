import { aStall } from '@hojip/inventory/testing'
import { anOrder, aPurchase, orderNow } from '@hojip/orders/testing'
import { policy } from '@hojip/policy'
import { newId } from '@hojip/platform/ids'
import { expect, test } from 'vitest'
import { refundOrder } from './index.ts'
import { attemptOf, refundsOf, tryAgain, type PayingMall } from './testing.ts'
import { openMall } from './testing/open-mall.ts'

let mall: PayingMall
openMall((opened) => {
  mall = opened
})

test('a payment can be opened until the deadline and not a moment later, however late the closing job is', async () => {
  const { lin, orderId, code } = await anOrder(mall.tools)
  const { deadlineAt } = await orderNow(mall.tools, orderId)
  const now = mall.tools.clock.nowMs()
  mall.tools.clock.advance(deadlineAt!.getTime() - now - 1)
  expect((await mall.open(lin, code, '2')).data.codeUrl).toBeDefined()
  mall.tools.clock.advance(2)
  expect((await orderNow(mall.tools, orderId)).status).toBe(0)
  for (const payType of ['1', '2'] as const)
    expect((await mall.open(lin, code, payType)).data.reason).toBe('payments/closed')
  mall.tools.clock.advance(policy.payTimeoutMs)
  await mall.tools.jobs.drain({ early: true })
})

test('a repeated request returns how long the remaining orders can still be paid', async () => {
  const stalls = [await aStall(mall.tools.db), await aStall(mall.tools.db)]
  const { lin, orderIds, purchase } = await aPurchase(mall.tools, { stalls })
  const key = newId()
  const first = await mall.open(lin, purchase.code, '2', key)
  // Closed directly, without asking the gateway, to reproduce the moment between the two.
  await mall.tools.db
    .updateTable('orders')
    .set({ status: 99, deadline_at: null, deadline_action: null })
    .where('id', '=', orderIds[0]!)
    .execute()
  const again = await mall.open(lin, purchase.code, '2', key)
  expect(again.data).toEqual(first.data)
  expect(again.data.surplusSeconds).toBeGreaterThan(1000)
  await mall.tools.db
    .updateTable('orders')
    .set({ status: 0, deadline_at: new Date(first.data.expireAt), deadline_action: 'close' })
    .where('id', '=', orderIds[0]!)
    .execute()
})

/** A paid order whose money is being refunded; the gateway announces the refund, and confirms it when asked. */
async function goingBack(spoilt: string) {
  const { lin, orderId, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  const payCode = data.payCode as string
  await mall.pay(payCode)
  await mall.sent(payCode)
  const outRefundNo = `R${newId().replaceAll('-', '')}`
  await mall.fault({ kind: spoilt, number: payCode })
  await mall.tools.db
    .transaction()
    .execute((tx) => refundOrder(mall.tools, tx, { orderId, outRefundNo, amountFen: 500, reason: 'late' }))
  await tryAgain(mall, outRefundNo, 0)
  return { payCode, outRefundNo }
}

test.each([
  ['notifyOtherNumber', 'unknown refund'],
  ['notifyWrongAmount', 'wrong amount'],
])('%s: a correctly signed message about a refund is not accepted', async (spoilt, verdict) => {
  const { payCode } = await goingBack(spoilt)
  const sent = await mall.sent(payCode)
  expect(sent.some(({ accepted }) => !accepted)).toBe(true)
  const stored = await mall.tools.db
    .selectFrom('payment_event')
    .select('verdict')
    .where('kind', '=', 'refund')
    .where('verdict', '=', verdict)
    .execute()
  expect(stored.length).toBeGreaterThan(0)
  expect((await refundsOf(mall, payCode))[0]!.status).not.toBe('success')
  expect((await attemptOf(mall, payCode)).status).toBe('paid')
})

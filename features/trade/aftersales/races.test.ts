import { brokenBooks } from '@hojip/inventory/testing'
import { orderNow } from '@hojip/orders/testing'
import { expect, test } from 'vitest'
import { runDeadline } from './actions/run-deadline.ts'
import { anApplication, bought, proofOf, refundNow, wentBack, type AfterSalesMall } from './testing.ts'
import { openMall } from './testing/open-mall.ts'

let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

async function applied() {
  const order = await bought(mall, { payType: '1' })
  const { pkId } = await anApplication(mall.tools, { order })
  const { deadlineAt } = await refundNow(mall.tools, pkId)
  const refusal = { pkId, reason: '不同意', ...(await proofOf(mall.tools, order.stall.mei)) }
  return {
    ...order,
    pkId,
    agree: () => mall.call(order.stall.mei, 'POST /bizConsole/agreeRefund', { pkId }),
    reject: () => mall.call(order.stall.mei, 'POST /bizConsole/rejectRefund', refusal),
    withdraw: () => mall.call(order.lin, 'POST /bizGoodsRefund/cancelRefund', { pkId }),
    runOut: () => runDeadline(mall.tools, { refundId: pkId, deadlineAt: deadlineAt!.getTime() }),
  }
}

/** Runs due jobs until the application is not being processed; returns its status and the amount refunded, in fen. */
async function settle(order: Awaited<ReturnType<typeof applied>>) {
  for (let i = 0; i < 100; i += 1) {
    await mall.tools.jobs.drain()
    const { status } = await refundNow(mall.tools, order.pkId)
    if (status !== 2) return { status, fen: await wentBack(mall, order) }
  }
  throw new Error('the refund does not arrive')
}

test('granted by several people and by the deadline at once: money moves once', async () => {
  for (let i = 0; i < 6; i += 1) {
    const order = await applied()
    const answers = await Promise.all([order.agree(), order.runOut(), order.agree(), order.runOut()])
    const yes = answers.filter((answer) => answer && 'status' in answer && answer.status)
    expect(yes.length).toBeLessThanOrEqual(1)
    expect(await settle(order)).toEqual({ status: 3, fen: 1800 })
  }
})

test('withdrawn and granted at once: only one of them happens', async () => {
  const seen = new Set<number>()
  for (let i = 0; i < 8; i += 1) {
    const order = await applied()
    const [first, second] = i % 2 ? [order.agree, order.withdraw] : [order.withdraw, order.agree]
    const answers = await Promise.all([first(), second()])
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    const { status, fen } = await settle(order)
    seen.add(status)
    expect([status, fen]).toEqual(status === 3 ? [3, 1800] : [5, 0])
    expect((await orderNow(mall.tools, order.orderId)).status).toBe(status === 3 ? 99 : 3)
  }
  expect([...seen].every((status) => status === 3 || status === 5)).toBe(true)
})

test('refused, withdrawn, granted and expired at once: the amounts agree whichever was first', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, applied))
  await Promise.all(
    orders.flatMap(({ agree, reject, withdraw, runOut }) => [agree(), reject(), withdraw(), runOut()]),
  )
  for (const order of orders) {
    const { status, fen } = await settle(order)
    expect([3, 4, 5]).toContain(status)
    expect(fen).toBe(status === 3 ? 1800 : 0)
  }
  expect(await brokenBooks(mall.tools.db)).toEqual([])
})

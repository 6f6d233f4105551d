import { policy } from '@hojip/policy'
import { newId } from '@hojip/platform/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runDeadline } from './actions/run-deadline.ts'
import {
  anAfterSalesMall,
  anApplication,
  bought,
  proofOf,
  refundNow,
  type AfterSalesMall,
} from './testing.ts'

let mall: AfterSalesMall
beforeEach(async () => {
  mall = await anAfterSalesMall()
})
afterEach(() => mall.stop())

test('an overdue decision is logged once, also when its job runs twice', async () => {
  const order = await bought(mall)
  const way = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1 }
  const items = [{ ...way, orderGoodsId: order.lines[0]!.id }]
  const wish = { orderId: order.orderId, items }
  const key = { 'idempotency-key': newId() }
  const { data } = await mall.call(order.lin, 'POST /bizGoodsRefund/submit/refund', wish, key)
  const pkId = data.pkId as string
  await mall.call(order.stall.mei, 'POST /bizConsole/rejectRefund', {
    pkId,
    reason: '已打包',
    ...(await proofOf(mall.tools, order.stall.mei)),
  })
  await mall.call(order.lin, 'POST /bizGoodsRefund/applyArbitration', { pkId, content: '没有收到' })
  mall.tools.clock.advance(policy.evidenceMs + policy.decisionMs)
  const { db } = mall.tools
  const { deadline_at: at } = await db
    .selectFrom('aftersales_refund')
    .select('deadline_at')
    .where('id', '=', pkId)
    .executeTakeFirstOrThrow()
  for (let times = 0; times < 2; times++)
    await runDeadline(mall.tools, { refundId: pkId, deadlineAt: at!.getTime() })
  const logged = await db
    .selectFrom('aftersales_log')
    .select('action')
    .where('refund_id', '=', pkId)
    .where('action', '=', 'overdue')
    .execute()
  expect(logged).toHaveLength(1)
})

test('an application is found by its number and its order’s, whole or from four digits at either end', async () => {
  const { pkId, stall } = await anApplication(mall.tools)
  const { code, orderCode } = await refundNow(mall.tools, pkId)
  const total = async (typed: string) =>
    (await mall.call(stall.mei, 'POST /bizConsole/queryRefunds', { code: typed })).data.total
  for (const typed of [code, orderCode, code.slice(-6), orderCode.slice(-6), orderCode.slice(0, 8)])
    expect([typed, await total(typed)]).toEqual([typed, 1])
  for (const typed of [code.slice(-3), '%', '____']) expect([typed, await total(typed)]).toEqual([typed, 0])
})

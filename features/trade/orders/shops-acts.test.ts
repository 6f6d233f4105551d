import { aStall } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import { policy } from '@hojip/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShippedOrder, anOrdersMall, orderNow, type TestMall } from './testing.ts'
import { dayMs } from '@hojip/platform/clock'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall()
})
afterAll(() => mall.stop())

describe('the shop postpones automatic receipt', () => {
  test('once, by the days of the request, and the buyer gets a notice', async () => {
    const { orderId, lin, stall } = await aShippedOrder(mall.tools)
    const before = (await orderNow(mall.tools, orderId)).deadlineAt!.getTime()
    const extend = (days: number) => mall.call(stall.mei, 'POST /bizConsole/extendReceive', { orderId, days })
    const info = () => mall.call(stall.mei, 'GET /bizConsole/queryOrderInfo', { orderId })
    expect((await info()).data.actions).toContain('extend')
    const { data } = await extend(5)
    expect(data.deadlineAt).toBe(before + 5 * dayMs)
    expect((await extend(3)).data.reason).toBe('orders/shopExtendedAlready')
    expect((await info()).data.actions).not.toContain('extend')
    const events = mall.told.filter(({ event }) => event === 'orders/shopExtended')
    expect(events.map((one) => one.data)).toEqual([
      expect.objectContaining({ orderId, userId: lin.userId, actorId: stall.mei.userId, days: 5 }),
    ])
    const timeline = await mall.call(lin, 'GET /bizOrder/queryTimeline', { orderId })
    expect(timeline.data.events.at(-1)).toMatchObject({ type: 'shopExtended', actor: 'shop' })
    // The buyer's own extension is still theirs.
    const own = await mall.call(lin, 'POST /bizOrder/extendReceive', { orderId })
    expect(own.data.deadlineAt).toBe(before + 5 * dayMs + policy.extendReceiptMs)
  })

  test('of many at once, one does', async () => {
    const { orderId, stall } = await aShippedOrder(mall.tools)
    const before = (await orderNow(mall.tools, orderId)).deadlineAt!.getTime()
    const input = { orderId, days: 3 }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => mall.call(stall.mei, 'POST /bizConsole/extendReceive', input)),
    )
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect((await orderNow(mall.tools, orderId)).deadlineAt!.getTime()).toBe(before + 3 * dayMs)
  })

  const { leastShopExtendDays: least, mostShopExtendDays: most } = policy
  test.each([least - 1, most + 1, 3.5])('%s days are refused with the name of the field', async (days) => {
    const { orderId, stall } = await aShippedOrder(mall.tools)
    const { data, statusCode } = await mall.call(stall.mei, 'POST /bizConsole/extendReceive', {
      orderId,
      days,
    })
    expect(statusCode).toBe(400)
    expect(data.fields[0].field).toBe('days')
  })

  test('not another shop’s order, and not one that is received', async () => {
    const { orderId, lin, stall } = await aShippedOrder(mall.tools)
    const { mei } = await aStall(mall.tools.db)
    const extend = (by: typeof mei) => mall.call(by, 'POST /bizConsole/extendReceive', { orderId, days: 3 })
    expect((await extend(mei)).data.reason).toBe('orders/orderGone')
    await mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId })
    const { data, msg } = await extend(stall.mei)
    expect(data).toMatchObject({ reason: 'orders/notNow' })
    expect(msg).toBe('订单现在是已完成，不能这样操作。买家已经收货，不用再做什么。')
  })
})

describe('remarks of the shop', () => {
  test('are read by its staff, the newest first, and by nobody else', async () => {
    const { orderId, lin, stall } = await aShippedOrder(mall.tools)
    const save = (content: string, by = stall.mei) =>
      mall.call(by, 'POST /bizConsole/saveOrderRemark', { orderId, content })
    const list = (by = stall.mei) => mall.call(by, 'POST /bizConsole/queryOrderRemarks', { orderId })
    await save('客户要发票')
    await save('Bittern-remark')
    expect((await list()).data.list.map(({ content }: { content: string }) => content)).toEqual([
      'Bittern-remark',
      '客户要发票',
    ])
    const { mei } = await aStall(mall.tools.db)
    expect((await list(mei)).data.reason).toBe('orders/orderGone')
    expect((await save('x', mei)).data.reason).toBe('orders/orderGone')
    expect((await list(lin)).status).toBe(false)
    const own = await mall.call(lin, 'GET /bizOrder/queryOrderInfo', { orderId })
    expect(own.raw).not.toContain('Bittern-remark')
    expect((await save(' ')).data.fields[0].field).toBe('content')
    expect((await save('x'.repeat(501))).data.fields[0].field).toBe('content')
  })

  test('are noted once under one key', async () => {
    const { orderId, stall } = await aShippedOrder(mall.tools)
    const headers = { 'idempotency-key': newId() }
    const remark = { orderId, content: '客户要发票' }
    const save = () => mall.call(stall.mei, 'POST /bizConsole/saveOrderRemark', remark, headers)
    expect((await save()).data).toEqual((await save()).data)
    const { data } = await mall.call(stall.mei, 'POST /bizConsole/queryOrderRemarks', { orderId })
    expect(data.list).toHaveLength(1)
  })
})

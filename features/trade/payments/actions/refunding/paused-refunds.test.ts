import { anOrder, orderNow } from '@hojip/orders/testing'
import { waitingRefunds } from '@hojip/pauses/rules'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createMoneyActs } from '../../index.ts'
import { attemptOf, refunded, refundsOf, type PayingMall } from '../../testing.ts'
import { openMall } from '../../testing/open-mall.ts'

let mall: PayingMall
openMall((opened) => {
  mall = opened
})
afterEach(() => mall.pauseRefunds())

/** A paid order that its buyer calls off, so that its money has to go back; the number of its payment. */
async function calledOff(payType: '1' | '2'): Promise<string> {
  const { lin, orderId, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, payType)
  await mall.pay(data.payCode)
  await expect.poll(async () => (await orderNow(mall.tools, orderId)).status, { timeout: 60_000 }).toBe(3)
  expect(await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).toMatchObject({ status: true })
  return data.payCode as string
}

async function waiting(channel: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job
    where name = ${waitingRefunds(channel)} and state = 'created'`.execute(mall.tools.db)
  return rows[0]!.n
}

test('while the refunds of a gateway are paused they wait, those of the other go out, and later each goes out once', async () => {
  await mall.pauseRefunds('wechat')
  const held = [await calledOff('2'), await calledOff('2'), await calledOff('2')]
  const free = await calledOff('1')
  await refunded(mall, free)
  expect(await mall.moved(free)).toMatchObject({ outFen: 1800 })
  await mall.tools.jobs.drain({ early: true })
  expect(await waiting('wechat')).toBe(3)
  for (const number of held) {
    expect(await mall.moved(number)).toMatchObject({ inFen: 1800, outFen: 0 })
    expect(await refundsOf(mall, number)).toMatchObject([{ status: 'queued', tries: 0 }])
  }
  await mall.pauseRefunds()
  for (const number of held) {
    await refunded(mall, number)
    expect(await mall.moved(number)).toMatchObject({ inFen: 1800, outFen: 1800 })
    expect(await refundsOf(mall, number)).toHaveLength(1)
  }
  expect(await waiting('wechat')).toBe(0)
})

test('who bought an order that was cancelled sees that its money waits, as its shop does, until it has gone back', async () => {
  const { lin, stall, orderId, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  await mall.pay(data.payCode)
  await expect.poll(async () => (await orderNow(mall.tools, orderId)).status, { timeout: 60_000 }).toBe(3)
  await mall.pauseRefunds('wechat')
  const seen = async () => {
    const all = { orderStatus: -1, pageNum: 1, pageSize: 10 }
    const [mine, theirs, list, listOfShop] = await Promise.all([
      mall.call(lin, 'GET /bizOrder/queryOrderInfo', { orderId }),
      mall.call(stall.mei, 'GET /bizConsole/queryOrderInfo', { orderId }),
      mall.call(lin, 'POST /bizOrder/queryMyOrder', all),
      mall.call(stall.mei, 'POST /bizConsole/queryOrders', all),
    ])
    return [mine.data, theirs.data, list.data.list[0], listOfShop.data.list[0]].map(
      ({ isRefundPaused }) => isRefundPaused as boolean,
    )
  }
  const none = [false, false, false, false]
  expect(await seen()).toEqual(none)
  expect(await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).toMatchObject({
    data: { isRefundPaused: true },
  })
  expect(await seen()).toEqual([true, true, true, true])
  await mall.pauseRefunds('alipay')
  expect(await seen()).toEqual(none)
  await refunded(mall, data.payCode)
  await mall.pauseRefunds('wechat')
  expect(await seen()).toEqual(none)
})

test('a person’s retry of a refund that is paused waits as well, and the money goes once', async () => {
  await mall.pauseRefunds('wechat')
  const number = await calledOff('2')
  await mall.tools.jobs.drain()
  const [refund] = await refundsOf(mall, number)
  const acts = createMoneyActs(mall.tools, mall.options)
  expect(await acts.retryRefund(refund!.id)).toBe('underWay')
  expect(await waiting('wechat')).toBe(2)
  expect(await mall.moved(number)).toMatchObject({ outFen: 0 })
  await mall.pauseRefunds()
  await refunded(mall, number)
  await mall.tools.jobs.drain({ early: true })
  expect(await mall.moved(number)).toMatchObject({ outFen: 1800 })
})

test('money that arrives while refunds are paused is booked, and what was sent before still ends by its notification', async () => {
  const { lin, code, orderId } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  await mall.pauseRefunds('wechat', 'alipay')
  await mall.pay(data.payCode)
  await expect.poll(async () => (await orderNow(mall.tools, orderId)).status, { timeout: 60_000 }).toBe(3)
  expect((await attemptOf(mall, data.payCode)).status).toBe('paid')
})

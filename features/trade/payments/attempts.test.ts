import { stockOf } from '@hojip/inventory'
import { aShopper, aStall } from '@hojip/inventory/testing'
import { anOrder, aPurchase, orderNow } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { noteAttemptClosed } from './store/attempts.ts'
import { attemptOf, refunded, type PayingMall } from './testing.ts'
import { openMall } from './testing/open-mall.ts'

let mall: PayingMall
openMall((opened) => {
  mall = opened
})

async function statusOf(orderId: string) {
  return (await orderNow(mall.tools, orderId)).status
}

/** Pays one order of ¥18.00 by both methods at once: one payment counts, the other is refunded. */
async function payBoth(opened: readonly { data: Record<string, unknown> }[]) {
  const ways = opened.map(({ data }) => data['payCode'] as string)
  await Promise.all(ways.map((way) => mall.pay(way)))
  await Promise.all(ways.map((way) => mall.sent(way)))
  const attempts = await Promise.all(ways.map((way) => attemptOf(mall, way)))
  expect(attempts.map((a) => a.status).sort()).toEqual(['paid', 'surplus'])
  const surplus = attempts.find((a) => a.status === 'surplus')!
  await refunded(mall, surplus.out_trade_no)
  expect(await mall.moved(surplus.out_trade_no)).toMatchObject({ inFen: 1800, outFen: 1800 })
}

describe('opening a payment', () => {
  test('shows what is due and how to pay it', async () => {
    const stalls = [await aStall(mall.tools.db), await aStall(mall.tools.db, { prices: [2000] })]
    const { lin, purchase } = await aPurchase(mall.tools, { stalls })
    const { data } = await mall.call(
      lin,
      'GET /bizPay/querySchemes',
      { payId: purchase.code },
      { 'accept-language': 'ko-KR' },
    )
    expect(data).toMatchObject({
      totalMoney: '46.00',
      payStatus: 0,
      surplusSeconds: 1800,
      consignee: expect.stringContaining('138****5678'),
    })
    expect(data.orders).toHaveLength(2)
    expect(data.list).toEqual([
      { payType: '2', name: '위챗페이', enabled: true, ways: ['code', 'h5', 'jsapi'] },
      { payType: '1', name: '알리페이', enabled: true, ways: ['page', 'code', 'wap'] },
    ])
  })

  test('is refused for another user’s order', async () => {
    const { code } = await anOrder(mall.tools)
    const tao = await aShopper(mall.tools.db, 'Tao')
    for (const payId of [code, '0000000000']) {
      expect((await mall.open(tao, payId, '2')).data.reason).toBe('payments/nothingToPay')
      expect((await mall.call(tao, 'GET /bizPay/querySchemes', { payId })).code).toBe('40004')
      expect((await mall.call(tao, 'GET /bizPay/queryPayStatus', { payId, ask: '1' })).code).toBe('40004')
    }
  })

  test('again, with the same key or another, leaves one attempt and one number per way', async () => {
    const { lin, code } = await anOrder(mall.tools)
    const key = newId()
    const answers = await Promise.all([1, 2, 3].map(() => mall.open(lin, code, '2', key)))
    answers.push(await mall.open(lin, code, '2'))
    expect(new Set(answers.map((a) => `${a.data.payCode} ${a.data.codeUrl}`)).size).toBe(1)
    const alipay = await mall.open(lin, code, '1')
    expect(alipay.data.payCode).not.toBe(answers[0]!.data.payCode)
    expect((await mall.open(lin, code, '1', key)).data.reason).toBe('idempotency/keyReused')
  })

  test('one key for two orders at once opens one payment and refuses the other', async () => {
    const stalls = await Promise.all(Array.from({ length: 8 }, () => aStall(mall.tools.db)))
    const { lin, purchase } = await aPurchase(mall.tools, { stalls })
    const key = newId()
    const answers = await Promise.all(purchase.orders.map(({ code }) => mall.open(lin, code, '2', key)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    const refused = answers.filter(({ status }) => !status)
    expect(new Set(refused.map(({ data }) => data.reason))).toEqual(new Set(['idempotency/keyReused']))
  })

  test.each(['errorBefore', 'errorAfter', 'cutAfter', 'answerBadSignature'])(
    '%s: the buyer is asked to try again, and the second try has the same number',
    async (kind) => {
      const { lin, code } = await anOrder(mall.tools)
      await mall.fault({ kind, channel: 'wechat', call: 'create', times: 1 })
      const first = await mall.open(lin, code, '2')
      expect(first).toMatchObject({ statusCode: 503, data: { reason: 'payments/gatewayDown' } })
      const second = await mall.open(lin, code, '2')
      expect(second.data.codeUrl).toMatch(/^weixin:/)
      const attempts = await mall.tools.db
        .selectFrom('payment_attempt')
        .select('id')
        .where('user_id', '=', lin.userId)
        .execute()
      expect(attempts).toHaveLength(1)
    },
  )

  test('a notification may overtake the answer of create', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    await mall.fault({ kind: 'notifyBeforeCreateAnswer', channel: 'wechat', times: 1 })
    const { data } = await mall.open(lin, code, '2')
    await mall.sent(data.payCode)
    expect(await statusOf(orderId)).toBe(3)
  })

  test('is refused after the deadline, and when the order is closed', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    expect((await mall.open(lin, code, '2')).data.reason).toBe('payments/closed')
  })
})

describe('a code of Alipay’s', () => {
  test('has a number of its own beside the page, and is the same when asked for again', async () => {
    const { lin, code } = await anOrder(mall.tools)
    const first = await mall.openCode(lin, code)
    expect(first.data.codeUrl).toMatch(/^https:\/\/qr\.alipay\.com\//)
    expect(first.data.payUrl).toBeUndefined()
    expect((await mall.openCode(lin, code)).data).toMatchObject({
      payCode: first.data.payCode,
      codeUrl: first.data.codeUrl,
    })
    const page = await mall.open(lin, code, '1')
    expect(page.data.payUrl).toContain('page.pay')
    expect(page.data.payCode).not.toBe(first.data.payCode)
  })

  test('is closed when another payment of the order arrives; a single payment leaves nothing to close', async () => {
    const ends = async (orderId: string) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pgboss.job
        where name = 'orders/paid.payments' and data->>'orderId' = ${orderId}`.execute(mall.tools.db)
      return rows[0]!.n
    }
    const alone = await anOrder(mall.tools)
    const only = (await mall.openCode(alone.lin, alone.code)).data.payCode as string
    await mall.pay(only)
    await mall.sent(only)
    expect(await statusOf(alone.orderId)).toBe(3)
    expect(await ends(alone.orderId)).toBe(0)
    const { lin, orderId, code } = await anOrder(mall.tools)
    const left = (await mall.open(lin, code, '1')).data.payCode as string
    const paid = (await mall.openCode(lin, code)).data.payCode as string
    await mall.pay(paid)
    await mall.sent(paid)
    expect(await ends(orderId)).toBe(1)
    await mall.tools.jobs.drain()
    expect((await attemptOf(mall, left)).status).toBe('closed')
  })

  test('pays the order', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.openCode(lin, code)
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    expect(await statusOf(orderId)).toBe(3)
    expect(await attemptOf(mall, data.payCode)).toMatchObject({ status: 'paid', way: 'code' })
  })

  test('WeChat Pay has no page way: the answer names the field', async () => {
    const { lin, code } = await anOrder(mall.tools)
    const wish = { payId: code, payType: '2', way: 'page' }
    const answer = await mall.call(lin, 'POST /bizOrder/orderToPay', wish, { 'idempotency-key': newId() })
    expect(answer.statusCode).toBe(400)
    expect(answer.raw).toContain('way')
  })

  test.each(['errorBefore', 'errorAfter', 'cutAfter'])(
    '%s: the buyer is asked to try again, and the second try has the same number',
    async (kind) => {
      const { lin, code } = await anOrder(mall.tools)
      await mall.fault({ kind, channel: 'alipay', call: 'create', times: 1 })
      expect((await mall.openCode(lin, code)).data.reason).toBe('payments/gatewayDown')
      expect((await mall.openCode(lin, code)).data.codeUrl).toMatch(/^https:/)
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from payment_attempt where user_id = ${lin.userId}`.execute(mall.tools.db)
      expect(rows[0]!.n).toBe(1)
    },
  )

  test('and its page, both paid: one counts, the other is refunded', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    await payBoth([await mall.openCode(lin, code), await mall.open(lin, code, '1')])
    expect(await statusOf(orderId)).toBe(3)
  })
})

describe('several orders under one payment', () => {
  test('are paid together, to the fen', async () => {
    const stalls = [await aStall(mall.tools.db), await aStall(mall.tools.db, { prices: [1999, 1] })]
    const { lin, orderIds, purchase } = await aPurchase(mall.tools, { stalls })
    const { data } = await mall.open(lin, purchase.code, '2')
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    expect(await Promise.all(orderIds.map(statusOf))).toEqual([3, 3])
    expect((await attemptOf(mall, data.payCode)).amount_fen).toBe(1800 + 2800)
    const status = await mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: purchase.code })
    expect(status.data).toMatchObject({ payStatus: 1, orderIds })
  })

  test('when one is cancelled, its payment is closed and the rest can be paid', async () => {
    const stalls = [await aStall(mall.tools.db), await aStall(mall.tools.db)]
    const { lin, orderIds, purchase } = await aPurchase(mall.tools, { stalls })
    const both = await mall.open(lin, purchase.code, '2')
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId: orderIds[0]! })
    expect((await attemptOf(mall, both.data.payCode)).status).toBe('closed')
    const rest = await mall.open(lin, purchase.code, '2')
    await mall.pay(rest.data.payCode)
    await mall.sent(rest.data.payCode)
    expect(await Promise.all(orderIds.map(statusOf))).toEqual([99, 3])
    expect((await attemptOf(mall, rest.data.payCode)).amount_fen).toBe(1800)
  })

  test('paid after one of them closed and sold out: its share is refunded', async () => {
    const stalls = [await aStall(mall.tools.db, { stock: 1 }), await aStall(mall.tools.db)]
    const { lin, orderIds, purchase } = await aPurchase(mall.tools, { stalls })
    const closing = purchase.orders.find((o) => o.shopId === stalls[0]!.shopId)!.id
    const { data } = await mall.open(lin, purchase.code, '2')
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId: closing })
    await anOrder(mall.tools, { stalls: [stalls[0]!] })
    await mall.fault({ kind: 'payAfterClose', number: data.payCode })
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    expect(await Promise.all(orderIds.map(async (id) => [id === closing, await statusOf(id)]))).toEqual(
      orderIds.map((id) => (id === closing ? [true, 99] : [false, 3])),
    )
    await refunded(mall, data.payCode)
    expect(await mall.moved(data.payCode)).toMatchObject({ inFen: 3600, outFen: 1800 })
  })
})

describe('paying twice', () => {
  test('by both methods at once: one counts, the other is refunded', async () => {
    const { lin, orderId, code, stall } = await anOrder(mall.tools)
    await payBoth([await mall.open(lin, code, '2'), await mall.open(lin, code, '1')])
    expect(await statusOf(orderId)).toBe(3)
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ sold: 1, reserved: 0 }])
  })

  test('by both methods without a notification: asking finds both, one counts, the other is refunded', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const ways = [await mall.open(lin, code, '2'), await mall.open(lin, code, '1')].map(
      (a) => a.data.payCode as string,
    )
    for (const way of ways) {
      await mall.fault({ kind: 'notifyDrop', number: way })
      await mall.pay(way)
    }
    await mall.tools.jobs.drain({ early: true })
    const attempts = await Promise.all(ways.map((way) => attemptOf(mall, way)))
    expect(attempts.map((a) => a.status).toSorted()).toEqual(['paid', 'surplus'])
    const surplus = attempts.find((a) => a.status === 'surplus')!.out_trade_no
    await refunded(mall, surplus)
    expect(await mall.moved(surplus)).toMatchObject({ inFen: 1800, outFen: 1800 })
    expect(await statusOf(orderId)).toBe(3)
  })

  test('once one attempt has paid, the other is closed', async () => {
    const { lin, code } = await anOrder(mall.tools)
    const ways = [await mall.open(lin, code, '1'), await mall.open(lin, code, '2')].map(
      (a) => a.data.payCode as string,
    )
    await mall.pay(ways[0]!)
    await mall.sent(ways[0]!)
    await mall.tools.jobs.drain()
    expect((await attemptOf(mall, ways[1]!)).status).toBe('closed')
    expect(await mall.pay(ways[1]!)).toEqual({ error: 'closed' })
  })
})

test('a paid attempt is not closed by any request', async () => {
  const { lin, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  await mall.pay(data.payCode)
  await mall.sent(data.payCode)
  const { id } = await attemptOf(mall, data.payCode)
  expect(await noteAttemptClosed(mall.tools.db, id)).toBe(false)
  expect((await attemptOf(mall, data.payCode)).status).toBe('paid')
})

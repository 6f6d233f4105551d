import { stockOf } from '@hojip/inventory'
import { aStall } from '@hojip/inventory/testing'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { pollAttempt } from './actions/ask-gateway.ts'
import { attemptOf, mayBeAskedAgain, refunded, type PayingMall } from './testing.ts'
import { openMall } from './testing/open-mall.ts'

let mall: PayingMall
openMall((opened) => {
  mall = opened
})

async function verdicts() {
  return (
    await mall.tools.db.selectFrom('payment_event').select('verdict').orderBy('at').orderBy('id').execute()
  ).map((e) => e.verdict)
}

async function statusOf(orderId: string) {
  return (await orderNow(mall.tools, orderId)).status
}

async function poll(outTradeNo: string) {
  const { id } = await attemptOf(mall, outTradeNo)
  await pollAttempt({ ...mall.tools, ...mall.options }, { attemptId: id, step: 0 })
}

describe.each([
  ['WeChat Pay', '2'],
  ['Alipay', '1'],
] as const)('%s', (_name, payType) => {
  test('an order is paid by the notification', async () => {
    const { lin, orderId, code, stall } = await anOrder(mall.tools)
    const opened = await mall.open(lin, code, payType)
    expect(opened.data).toMatchObject({ surplusSeconds: 1800 })
    expect(payType === '2' ? opened.data.codeUrl : opened.data.payUrl).toMatch(
      payType === '2' ? /^weixin:/ : /^http:/,
    )
    const before = await mall.call(lin, 'GET /bizPay/querySchemes', { payId: code })
    expect(before.data).not.toHaveProperty('payType')
    await mall.pay(opened.data.payCode)
    expect(await mall.sent(opened.data.payCode)).toEqual([expect.objectContaining({ accepted: true })])
    expect(await orderNow(mall.tools, orderId)).toMatchObject({
      status: 3,
      payType: Number(payType),
      deadlineAction: 'ship',
    })
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 99, reserved: 0, sold: 1 }])
    const status = await mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: code })
    expect(status.data).toEqual({ payStatus: 1, orderIds: [orderId] })
    const after = await mall.call(lin, 'GET /bizPay/querySchemes', { payId: code })
    expect(after.data).toMatchObject({ payStatus: 1, payType })
    expect((await mall.open(lin, code, payType)).data.reason).toBe('payments/alreadyPaid')
  })

  test('the message, the order, its stock, the books and the jobs are written by one statement', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, payType)
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    const written = await sql<{ statement: string }>`
      select distinct w.xmin::text || '/' || w.cmin::text as statement
      from payment_attempt a cross join lateral (
        select a.xmin, a.cmin
        union all select xmin, cmin from orders where id = ${orderId}
        union all select xmin, cmin from stock_hold where order_id = ${orderId}
        union all select xmin, cmin from ledger_entry where tx_id = a.id
        union all select xmin, cmin from order_event where order_id = ${orderId} and type = 'paid'
        union all select xmin, cmin from pgboss.job
                  where name = 'orders.ship-late' and data ->> 'orderId' = ${orderId}
        union all select e.xmin, e.cmin from payment_event e where e.xmin = a.xmin
      ) w
      where a.out_trade_no = ${data.payCode}`.execute(mall.tools.db)
    expect(written.rows).toHaveLength(1)
    expect((await verdicts()).at(-1)).toBe('paid')
  })

  test('a notification repeated ten times pays once', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, payType)
    await mall.fault({ kind: 'notifyDuplicate', number: data.payCode, count: 9 })
    await mall.fault({ kind: 'notifyConcurrent', number: data.payCode })
    await mall.pay(data.payCode)
    const sent = await mall.sent(data.payCode)
    expect(sent.length).toBeGreaterThanOrEqual(10)
    const { lines, shopId } = await orderNow(mall.tools, orderId)
    expect(
      await stockOf(
        mall.tools.db,
        lines.map((l) => l.skuId),
      ),
    ).toMatchObject([{ sold: 1 }])
    expect(mall.told.filter((t) => t.event === 'orders/paid' && t.data['orderId'] === orderId)).toHaveLength(
      1,
    )
    const entries = await mall.tools.db
      .selectFrom('ledger_entry')
      .select('amount_fen')
      .where('account', '=', `shop:${shopId}`)
      .execute()
    expect(entries).toEqual([{ amount_fen: -1800 }])
  })

  test.each([
    'notifyWrongAmount',
    'notifyWrongMerchant',
    'notifyWrongApp',
    'notifyBadSignature',
    'notifyTruncated',
  ])('%s changes nothing, however often the gateway repeats it', async (kind) => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, payType)
    await mall.fault({ kind, number: data.payCode })
    const before = (await verdicts()).length
    await mall.pay(data.payCode)
    const sent = await mall.sent(data.payCode)
    expect(sent.some((s) => s.accepted)).toBe(false)
    expect(await statusOf(orderId)).toBe(0)
    expect((await attemptOf(mall, data.payCode)).status).toBe('open')
    const stored = (await verdicts()).slice(before)
    // Only some of the messages that anybody could have sent are stored.
    const isForged = kind === 'notifyBadSignature' || kind === 'notifyTruncated'
    expect(stored.length).toBeLessThanOrEqual(sent.length)
    if (!isForged) expect(stored).toHaveLength(sent.length)
    expect(stored.every((v) => v === 'wrong amount' || v.startsWith('rejected: '))).toBe(true)
  })

  test('a message with another order’s number and this amount pays nothing', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const other = await anOrder(mall.tools, { stall: { prices: [5] } })
    const { data } = await mall.open(lin, code, payType)
    const { data: victim } = await mall.open(other.lin, other.code, payType)
    await mall.fault({ kind: 'notifyOtherNumber', number: data.payCode, value: victim.payCode })
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    expect([await statusOf(orderId), await statusOf(other.orderId)]).toEqual([0, 0])
  })

  test('without any notification, asking finds the money', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, payType)
    await mall.fault({ kind: 'notifyDrop', number: data.payCode })
    await mall.pay(data.payCode)
    expect((await mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: code })).data.payStatus).toBe(0)
    await poll(data.payCode)
    expect(await statusOf(orderId)).toBe(3)
  })

  test('the job that opening a payment sends asks the gateway', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, payType)
    await mall.fault({ kind: 'notifyDrop', number: data.payCode })
    await mall.pay(data.payCode)
    const { id } = await attemptOf(mall, data.payCode)
    await sql`update pgboss.job set start_after = now() - interval '1 second'
              where name = 'payments.poll' and data->>'attemptId' = ${id}`.execute(mall.tools.db)
    await mall.tools.jobs.drain()
    expect(await statusOf(orderId)).toBe(3)
  })

  test('the buyer’s “I have paid” asks at once, and only the gateway’s answer counts', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, payType)
    const ask = () => mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: code, ask: '1' })
    expect((await ask()).data.payStatus).toBe(0)
    await mall.fault({ kind: 'notifyDrop', number: data.payCode })
    await mall.pay(data.payCode)
    await mayBeAskedAgain(mall, data.payCode)
    expect((await ask()).data.payStatus).toBe(1)
    expect(await statusOf(orderId)).toBe(3)
  })

  test('money for a closed order whose products are sold out is refunded automatically', async () => {
    const stall = await aStall(mall.tools.db, { stock: 1 })
    const { lin, orderId, code } = await anOrder(mall.tools, { stalls: [stall] })
    const { data } = await mall.open(lin, code, payType)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    await anOrder(mall.tools, { stalls: [stall] })
    await mall.fault({ kind: 'payAfterClose', number: data.payCode })
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    expect((await attemptOf(mall, data.payCode)).status).toBe('surplus')
    expect(await refunded(mall, data.payCode)).toMatchObject({
      out_refund_no: `R${data.payCode}`,
      amount_fen: 1800,
    })
    expect(await mall.moved(data.payCode)).toMatchObject({ inFen: 1800, outFen: 1800 })
    expect(await statusOf(orderId)).toBe(99)
  })

  test('money for a closed order reopens it while its products are in stock', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, payType)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    await mall.fault({ kind: 'payAfterClose', number: data.payCode })
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    expect(await statusOf(orderId)).toBe(3)
    expect(await mall.moved(data.payCode)).toMatchObject({ inFen: 1800, outFen: 0 })
  })
})

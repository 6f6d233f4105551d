import { newId } from '@hojip/platform/ids'
import { aStall } from '@hojip/inventory/testing'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { dayAfter, dayBefore, mallDay } from '@hojip/platform/mall-time'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reconcileAll, reconcileDay, reconcileDue } from './actions/reconcile-day.ts'
import { openCases } from './store/reconcile.ts'
import { aPayingMall, attemptOf, mustAddUp, refunded, refundsOf, type PayingMall } from './testing.ts'
import { dayMs } from '@hojip/platform/clock'

let mall: PayingMall
beforeEach(async () => {
  mall = await aPayingMall()
})
afterEach(() => mall.stop())

function paymentsTools() {
  return { ...mall.tools, ...mall.options }
}

function today() {
  return mallDay(mall.tools.clock.nowMs())
}

function cases() {
  return mall.tools.db
    .selectFrom('reconcile_case')
    .select(['channel', 'kind', 'number', 'bill_fen', 'own_fen', 'fund_fen', 'status', 'outcome'])
    .orderBy('number')
    .execute()
}

async function paid(payType: '1' | '2') {
  const order = await anOrder(mall.tools)
  const { data } = await mall.open(order.lin, order.code, payType)
  await mall.pay(data.payCode)
  await mall.sent(data.payCode)
  return { ...order, payCode: data.payCode as string }
}

/** Paid after it was closed, and sold out meanwhile: the money is refunded. */
async function surplus(payType: '1' | '2') {
  const stall = await aStall(mall.tools.db, { stock: 1 })
  const { lin, orderId, code } = await anOrder(mall.tools, { stalls: [stall] })
  const { data } = await mall.open(lin, code, payType)
  const payCode = data.payCode as string
  if (payType === '1') await mall.scan(payCode)
  await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
  await anOrder(mall.tools, { stalls: [stall] })
  await mall.fault({ kind: 'payAfterClose', number: payCode })
  await mall.pay(payCode)
  await mall.sent(payCode)
  return payCode
}

test('a day without differences has no case, however often it is compared', async () => {
  for (const payType of ['1', '2', '2'] as const) await paid(payType)
  await refunded(mall, await surplus('2'))
  await refunded(mall, await surplus('1'))
  for (let i = 0; i < 2; i++)
    expect(await reconcileAll(paymentsTools(), today())).toEqual([
      { channel: 'wechat', day: today(), lines: 4, found: 0, open: 0 },
      { channel: 'alipay', day: today(), lines: 3, found: 0, open: 0 },
    ])
  expect(await reconcileAll(paymentsTools(), dayAfter(today()))).toMatchObject([{ found: 0 }, { found: 0 }])
  expect(await cases()).toEqual([])
  await mustAddUp(mall)
})

test.each([
  ['wechat', '2'],
  ['alipay', '1'],
] as const)('%s: finds every difference that was planted, and no other', async (channel, payType) => {
  const [gone, more, extra] = [await paid(payType), await paid(payType), await paid(payType)]
  for (let i = 0; i < 5; i++) await paid(payType)
  await mall.fault({ kind: 'billMissing', number: gone.payCode })
  await mall.fault({ kind: 'billAmount', number: more.payCode })
  await mall.fault({ kind: 'billExtra', number: extra.payCode })
  expect(await reconcileDay(paymentsTools(), channel, today())).toMatchObject({ found: 3, open: 2 })
  const found = await cases()
  const seen = found.map((one) => [one.kind, one.number, one.status, one.outcome])
  expect(seen).toHaveLength(3)
  expect(seen).toEqual(
    expect.arrayContaining([
      // The account's movements and the gateway itself know the payment: only the bill's line is missing.
      ['missingPayment', gone.payCode, 'resolved', 'confirmed'],
      ['paymentAmount', more.payCode, 'open', null],
      ['unknownPayment', expect.stringMatching(/^UNKNOWN/), 'open', null],
    ]),
  )
  expect(found.find((one) => one.kind === 'paymentAmount')).toMatchObject({
    bill_fen: 1801,
    own_fen: 1800,
    fund_fen: 1800,
  })
  await mall.noFaults()
  await mustAddUp(mall)
})

test.each([
  ['wechat', '2'],
  ['alipay', '1'],
] as const)('%s: money that nobody announced is found in the bill and booked', async (channel, payType) => {
  const { lin, orderId, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, payType)
  await mall.fault({ kind: 'notifyDrop', number: data.payCode })
  await mall.pay(data.payCode)
  expect((await orderNow(mall.tools, orderId)).status).toBe(0)
  expect(await reconcileDay(paymentsTools(), channel, today())).toMatchObject({ found: 1, open: 0 })
  expect(await cases()).toMatchObject([
    { kind: 'unsettledPayment', number: data.payCode, status: 'resolved', outcome: 'settled' },
  ])
  expect((await orderNow(mall.tools, orderId)).status).toBe(3)
  await mustAddUp(mall)
})

test('the end of an unannounced refund is booked, also when it was recorded as failed', async () => {
  const codes = [await surplus('2'), await surplus('2')]
  for (const number of codes) await mall.fault({ kind: 'notifyDrop', number })
  await mall.tools.jobs.drain()
  for (const number of codes) while ((await mall.moved(number))?.outFen !== 1800);
  const [asked, failed] = [(await refundsOf(mall, codes[0]!))[0]!, (await refundsOf(mall, codes[1]!))[0]!]
  expect([asked.status, failed.status]).toEqual(['processing', 'processing'])
  await mall.tools.db
    .updateTable('payment_refund')
    .set({ status: 'failed' })
    .where('id', '=', failed.id)
    .execute()
  expect(await reconcileDay(paymentsTools(), 'wechat', today())).toMatchObject({ found: 2, open: 0 })
  for (const number of codes) expect((await refundsOf(mall, number))[0]).toMatchObject({ status: 'success' })
  await mustAddUp(mall)
})

test('a payment missing in the ledger is found though bill and attempt agree', async () => {
  const { payCode } = await paid('2')
  const { id } = await attemptOf(mall, payCode)
  const entry = { tx_id: id, account: 'gateway:wechat', ref: id, at: new Date(mall.tools.clock.nowMs()) }
  await mall.tools.db
    .insertInto('ledger_entry')
    .values([
      { ...entry, seq: 8, amount_fen: -100 },
      { ...entry, seq: 9, amount_fen: 100, account: 'surplus' },
    ])
    .execute()
  await reconcileDay(paymentsTools(), 'wechat', today())
  expect(await cases()).toMatchObject([{ kind: 'ledger', number: payCode, status: 'open' }])
})

test('every missed day is compared later, once', async () => {
  await paid('2')
  mall.tools.clock.advance(3 * dayMs)
  await mall.tools.jobs.send(mall.tools.db, 'payments.reconcile', {})
  await mall.tools.jobs.drain()
  const days = () =>
    mall.tools.db.selectFrom('reconcile_day').select(['channel', 'day']).orderBy('day').execute()
  const yesterday = dayBefore(today())
  const expected = [dayBefore(dayBefore(yesterday)), dayBefore(yesterday), yesterday]
  expect(await days()).toEqual(expected.map((day) => ({ channel: 'wechat', day })))
  await reconcileDue(paymentsTools())
  expect(await days()).toHaveLength(3)
})

test('a day stays uncompared while its gateway does not answer', async () => {
  await paid('2')
  mall.tools.clock.advance(dayMs)
  await mall.fault({ kind: 'errorBefore', channel: 'wechat', call: 'bill', times: 1 })
  await expect(reconcileDue(paymentsTools())).rejects.toThrow('unknown outcome')
  await reconcileDue(paymentsTools())
  expect(await mall.tools.db.selectFrom('reconcile_day').selectAll().execute()).toHaveLength(1)
})

test('a day with thousands of differences is compared, and comparing it again finds no new ones', async () => {
  const all = Array.from({ length: 7_000 }, (_, i) => ({
    ...({ kind: 'unknownPayment', number: `OTHER-${i}`, gatewayNo: newId() } as const),
    attemptId: null,
    refundId: null,
    billFen: 100 + i,
    ownFen: null,
    fundFen: null,
  }))
  const open = () =>
    mall.tools.db.transaction().execute((tx) => openCases(tx, 'alipay', today(), all, new Date()))
  expect(await open()).toBe(7_000)
  expect(await open()).toBe(0)
  expect(await cases()).toHaveLength(7_000)
})

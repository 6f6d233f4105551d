import { aShopper, aStall } from '@hojip/inventory/testing'
import { policy } from '@hojip/policy'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { createMoneyActs } from '@hojip/payments'
import { aPayingMall, attemptOf, refundsOf, type PayingMall } from '@hojip/payments/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { mallDay } from '@hojip/platform/mall-time'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Issue } from './contract.ts'
import { booksRoutes } from './index.ts'
import { invariants } from './rules/invariants.ts'
import { movementsAddUp } from './store/invariants.ts'
import type { Act, IssueKind } from './rules/issues.ts'
import { booksMustHold, wentBack } from './testing.ts'
import { dayMs } from '@hojip/platform/clock'

let mall: PayingMall
let tao: Viewer
beforeEach(async () => {
  mall = await aPayingMall((tools, options) => booksRoutes(tools, { money: createMoneyActs(tools, options) }))
  const { userId, sessionId } = await aShopper(mall.tools.db, 'Tao')
  tao = { userId, sessionId, role: 'operator' }
})
afterEach(() => mall.stop())

function today() {
  return mallDay(mall.tools.clock.nowMs())
}

async function issues(kind: IssueKind) {
  const { data } = await mall.call(tao, 'GET /sysConsole/queryIssues', { kind })
  expect(data.counts[kind]).toBe(data.total)
  return data.list as Issue[]
}

const inEnglish = { 'accept-language': 'en-US' }
async function repair(kind: IssueKind, pkId: string, act: Act, note?: string) {
  const wish = { kind, pkId, act, ...(note === undefined ? {} : { note }) }
  const { code, data, msg } = await mall.call(tao, 'POST /sysConsole/repairIssue', wish, inEnglish)
  return code === '10000' ? (data.outcome as string) : msg
}

async function opened(payType: '1' | '2' = '2', stock = 100) {
  const order = await anOrder(mall.tools, { stalls: [await aStall(mall.tools.db, { stock })] })
  const { data } = await mall.open(order.lin, order.code, payType)
  return { ...order, payCode: data.payCode as string }
}

async function paid(payType: '1' | '2' = '2') {
  const order = await opened(payType)
  await mall.pay(order.payCode)
  await mall.sent(order.payCode)
  return order
}

/** An order paid at both gateways: the second payment is surplus. */
async function surplus() {
  const { lin, code, payCode } = await opened()
  const { data } = await mall.open(lin, code, '1')
  await mall.pay(data.payCode)
  await mall.sent(data.payCode)
  await mall.pay(payCode)
  await mall.sent(payCode)
  return payCode
}

test('a healthy mall has no issues, and its books hold', async () => {
  await paid()
  await mall.tools.jobs.drain()
  for (const kind of ['case', 'refund', 'payment', 'order', 'overdue', 'stock', 'job'] as const)
    expect(await issues(kind)).toEqual([])
  const { data } = await mall.call(tao, 'POST /sysConsole/checkBooks')
  expect(data.list.filter((one: { broken: object[] }) => one.broken.length > 0)).toEqual([])
  // Operators have no list of acknowledged orders.
  const asked = Object.keys(invariants).filter((name) => name !== 'nothingLost')
  expect(data.list).toHaveLength(asked.length)
})

test('the gateway is asked about a payment without an answer', async () => {
  const { payCode, orderId } = await opened()
  await mall.fault({ kind: 'notifyDrop', number: payCode })
  await mall.pay(payCode)
  mall.tools.clock.advance(policy.payTimeoutMs + 3_600_000)
  const [one] = await issues('payment')
  expect(one).toMatchObject({ reason: 'unanswered', number: payCode, payType: '2', money: '18.00' })
  expect(await repair('payment', one!.pkId, 'ask')).toBe('done')
  expect((await orderNow(mall.tools, orderId)).status).toBe(3)
  expect(await issues('payment')).toEqual([])
})

test('an order that is not shipped can be closed when the jobs of its deadlines were lost', async () => {
  const { orderId, payCode } = await paid()
  const lose = () => sql`delete from pgboss.job where name like 'orders.%late'`.execute(mall.tools.db)
  await lose()
  mall.tools.clock.advance(policy.shipByMs)
  expect(await issues('order')).toEqual([])
  mall.tools.clock.advance(2 * 3_600_000)
  expect(await issues('order')).toMatchObject([{ reason: 'shippingPastDue', pkId: orderId, acts: ['retry'] }])
  expect(await repair('order', orderId, 'retry')).toBe('underWay')
  await mall.tools.jobs.drain()
  expect(await orderNow(mall.tools, orderId)).toMatchObject({ status: 3, deadlineAction: 'cancelLate' })
  await lose()
  mall.tools.clock.advance(policy.lateCancelMs)
  expect(await issues('order')).toMatchObject([{ reason: 'cancellingPastDue', pkId: orderId }])
  expect(await repair('order', orderId, 'retry')).toBe('underWay')
  await mall.tools.jobs.drain()
  expect((await orderNow(mall.tools, orderId)).status).toBe(99)
  expect(await repair('order', orderId, 'retry')).toBe('This issue is no longer in the list')
  await wentBack(mall, payCode)
  await booksMustHold(mall)
})

test('an unpaid order can be closed when the job of its deadline was lost', async () => {
  const { orderId } = await anOrder(mall.tools)
  await sql`delete from pgboss.job where name = 'orders.close-unpaid'`.execute(mall.tools.db)
  mall.tools.clock.advance(policy.payTimeoutMs + 3_600_000)
  const [one] = await issues('order')
  expect(one).toMatchObject({ reason: 'unpaidPastDue', pkId: orderId })
  expect(await repair('order', orderId, 'retry')).toBe('underWay')
  await mall.tools.jobs.drain()
  expect((await orderNow(mall.tools, orderId)).status).toBe(99)
  expect(await repair('order', orderId, 'retry')).toBe('This issue is no longer in the list')
})

test('a refund that the gateway closed gets a new number, one unknown to the gateway keeps its own', async () => {
  const closed = await surplus()
  await mall.fault({ kind: 'refundClosed', channel: 'wechat', times: 1 })
  while ((await refundsOf(mall, closed))[0]?.status !== 'failed') await mall.tools.jobs.drain()
  const [one] = await issues('refund')
  expect(one).toMatchObject({ reason: 'failed', number: `R${closed}`, money: '18.00' })
  await mall.noFaults()
  expect(await repair('refund', one!.pkId, 'retry')).toBe('underWay')
  while ((await refundsOf(mall, closed))[0]?.status !== 'success') await mall.tools.jobs.drain()
  expect((await refundsOf(mall, closed))[0]!.out_refund_no).toBe(`R${closed}-2`)
  expect(await mall.moved(closed)).toMatchObject({ inFen: 1800, outFen: 1800 })

  const refused = await surplus()
  await mall.tools.db
    .updateTable('payment_refund')
    .set({ status: 'failed' })
    .where('attempt_id', '=', (await attemptOf(mall, refused)).id)
    .execute()
  const [two] = await issues('refund')
  expect(await repair('refund', two!.pkId, 'retry')).toBe('underWay')
  while ((await refundsOf(mall, refused))[0]?.status !== 'success') await mall.tools.jobs.drain()
  expect((await refundsOf(mall, refused))[0]!.out_refund_no).toBe(`R${refused}`)
  await mall.tools.jobs.drain()
  await booksMustHold(mall)
})

test('a closed refund that two operators retry at once gets one new number, and the money goes back once', async () => {
  const closed = await surplus()
  await mall.fault({ kind: 'refundClosed', channel: 'wechat', times: 1 })
  while ((await refundsOf(mall, closed))[0]?.status !== 'failed') await mall.tools.jobs.drain()
  const [one] = await issues('refund')
  await mall.noFaults()
  await Promise.all([1, 2, 3].map(() => repair('refund', one!.pkId, 'retry')))
  await wentBack(mall, closed)
  expect(await refundsOf(mall, closed)).toMatchObject([{ out_refund_no: `R${closed}-2`, status: 'success' }])
  expect(await mall.moved(closed)).toMatchObject({ inFen: 1800, outFen: 1800 })
  await booksMustHold(mall)
})

test('a refund that waits for a person at the gateway gets no second number', async () => {
  const payCode = await surplus()
  await mall.fault({ kind: 'refundAbnormal', channel: 'wechat', times: 1 })
  while ((await refundsOf(mall, payCode))[0]?.status !== 'failed') await mall.tools.jobs.drain()
  const [one] = await issues('refund')
  expect(await repair('refund', one!.pkId, 'retry')).toBe('refused')
  expect(await refundsOf(mall, payCode)).toMatchObject([{ out_refund_no: `R${payCode}`, status: 'failed' }])
  expect(await mall.moved(payCode)).toMatchObject({ inFen: 1800, outFen: 0 })
})

test('a repeated notification that a refund’s former number was closed changes nothing', async () => {
  const payCode = await surplus()
  await mall.fault({ kind: 'refundClosed', channel: 'wechat', times: 1 })
  while ((await refundsOf(mall, payCode))[0]?.status !== 'failed') await mall.tools.jobs.drain()
  await mall.sent(payCode)
  expect(await repair('refund', (await issues('refund'))[0]!.pkId, 'retry')).toBe('underWay')
  const { headers, raw } = await mall.tools.db
    .selectFrom('payment_event')
    .select(['headers', 'raw'])
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow()
  const { 'content-length': _, ...sent } = headers as Record<string, string>
  const notify = `${mall.options.callbackUrl}/v1/bizPay/notify/wechat`
  const again = await fetch(notify, { method: 'POST', headers: sent, body: raw.toString() })
  expect(again.status).toBe(204)
  while ((await refundsOf(mall, payCode))[0]?.status !== 'success') await mall.tools.jobs.drain()
  expect(await mall.moved(payCode)).toMatchObject({ inFen: 1800, outFen: 1800 })
  expect(await issues('payment')).toEqual([])
})

test('a second payment under a number that is already paid is shown to operators', async () => {
  const message = { channel: 'wechat', event_id: 'EV-second', kind: 'payment', verdict: 'second payment' }
  const at = new Date(mall.tools.clock.nowMs())
  await mall.tools.db
    .insertInto('payment_event')
    .values({ id: newId(), ...message, headers: '{}', raw: Buffer.from('{}'), at })
    .execute()
  expect(await issues('payment')).toMatchObject([{ reason: 'secondPayment', number: 'EV-second' }])
})

test('a payment that belongs to no order is booked before it is refunded, once', async () => {
  const { payCode } = await paid()
  // As if another program with the same merchant number had taken the payment: its number is unknown here.
  await mall.tools.db
    .updateTable('payment_attempt')
    .set({ out_trade_no: newId().replaceAll('-', '') })
    .where('out_trade_no', '=', payCode)
    .execute()
  mall.tools.clock.advance(dayMs)
  const yesterday = mallDay(mall.tools.clock.nowMs() - dayMs)
  const { data } = await mall.call(tao, 'POST /sysConsole/reconcileDay', { day: yesterday })
  expect(data.list).toMatchObject([
    { payType: '2', found: 2, open: 2 },
    { payType: '1', found: 0 },
  ])
  const one = (await issues('case')).find((t) => t.reason === 'unknownPayment')!
  expect(one).toMatchObject({ number: payCode, money: '18.00', acts: ['ask', 'refund', 'close'] })
  expect(await repair('case', one.pkId, 'ask')).toBe('waiting')
  const first = await repair('case', one.pkId, 'refund')
  expect(['underWay', 'done']).toContain(first)
  while ((await mall.moved(payCode))?.outFen !== 1800);
  // The refund that the operator began is completed by its job.
  await sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'payments.mend'`.execute(
    mall.tools.db,
  )
  await mall.tools.jobs.drain()
  expect((await issues('case')).map(({ pkId }) => pkId)).not.toContain(one.pkId)
  expect(await repair('case', one.pkId, 'ask')).toBe('done')
  expect(await repair('case', one.pkId, 'refund')).toBe('done')
  expect(await mall.moved(payCode)).toMatchObject({ inFen: 1800, outFen: 1800 })
  const { rows } = await sql<{ account: string; fen: number }>`
    select account, sum(amount_fen)::int as fen from ledger_entry where ref = ${one.pkId} group by account`.execute(
    mall.tools.db,
  )
  expect(rows.map((row) => row.fen)).toEqual([0, 0])
})

test('a case is closed with a note, which is stored with its author', async () => {
  const { payCode } = await paid()
  await mall.fault({ kind: 'billAmount', number: payCode })
  mall.tools.clock.advance(dayMs)
  const day = mallDay(mall.tools.clock.nowMs() - dayMs)
  await mall.call(tao, 'POST /sysConsole/reconcileDay', { day })
  const [one] = await issues('case')
  expect(one).toMatchObject({ reason: 'paymentAmount', money: '18.01', ownMoney: '18.00' })
  expect(await repair('case', one!.pkId, 'close')).toBe('Please write down how it was dealt with')
  expect(await repair('case', one!.pkId, 'refund')).toBe('This issue is no longer in the list')
  expect(await repair('case', one!.pkId, 'close', 'asked WeChat, a fault of their file')).toBe('done')
  expect(await issues('case')).toEqual([])
  const { data } = await mall.call(tao, 'GET /sysConsole/queryActs')
  expect(data.list[0]).toMatchObject({
    name: 'Tao',
    act: 'close',
    subject: `case ${one!.pkId}`,
    outcome: 'done',
  })
  const days = await mall.call(tao, 'GET /sysConsole/queryReconciledDays')
  expect(days.data.list).toMatchObject([
    { payType: '1', day, payments: 0 },
    { payType: '2', day, payments: 1, paymentsMoney: '18.01', openCases: 0 },
  ])
})

test('stock that drifted is recounted, and a failed job runs again', async () => {
  const { stall } = await paid()
  const skuId = stall.skuIds[0]!
  await sql`update stock set reserved = 7 where sku_id = ${skuId}`.execute(mall.tools.db)
  expect(await issues('stock')).toMatchObject([{ pkId: skuId, reason: 'drift' }])
  expect(await repair('stock', skuId, 'recount')).toBe('done')
  expect(await issues('stock')).toEqual([])
  await mall.tools.jobs.drain()
  await sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"no answer"}'
            where id = (select id from pgboss.job where name = 'payments.poll' limit 1)`.execute(
    mall.tools.db,
  )
  const [job] = await issues('job')
  expect(job).toMatchObject({ number: 'payments.poll', detail: 'no answer' })
  expect(await repair('job', job!.pkId, 'retry')).toBe('underWay')
  expect(await issues('job')).toEqual([])
  expect(await repair('job', job!.pkId, 'retry')).toBe('This issue is no longer in the list')
  expect(await repair('overdue', skuId, 'retry')).toBe('This issue cannot be repaired that way')
})

test('a log of stock that a process did not write is completed, order by order', async () => {
  const { stall, code } = await paid()
  const skuId = stall.skuIds[0]!
  // A sold unit comes back, and nobody writes it down.
  await sql`update stock_hold set returned = returned + 1, state = case when returned + 1 = quantity then 'returned' else state end where sku_id = ${skuId}`.execute(
    mall.tools.db,
  )
  await sql`update stock set sold = sold - 1, on_hand = on_hand + 1 where sku_id = ${skuId}`.execute(
    mall.tools.db,
  )
  expect(await issues('stock')).toMatchObject([{ pkId: skuId, reason: 'log' }])
  expect(await repair('stock', skuId, 'recount')).toBe('done')
  expect(await issues('stock')).toEqual([])
  const { rows } = await sql`
    select m.kind, m.delta, m.sold, o.code from stock_movement m left join orders o on o.id = m.order_id
    where m.sku_id = ${skuId} order by m.id`.execute(mall.tools.db)
  expect(rows.slice(-1)).toEqual([{ kind: 'returned', delta: 1, sold: -1, code }])
  expect((await movementsAddUp(mall.tools.db)).broken).toEqual([])
  // What no order explains is one line more.
  await sql`update stock set on_hand = on_hand + 3, received = received + 3 where sku_id = ${skuId}`.execute(
    mall.tools.db,
  )
  expect(await issues('stock')).toMatchObject([{ pkId: skuId, reason: 'log' }])
  expect(await repair('stock', skuId, 'recount')).toBe('done')
  expect((await movementsAddUp(mall.tools.db)).broken).toEqual([])
})

test('a gateway that does not answer leaves everything as it is', async () => {
  expect(await repair('refund', newId(), 'retry')).toBe('This issue is no longer in the list')
  await mall.fault({ kind: 'errorBefore', channel: 'wechat' })
  mall.tools.clock.advance(dayMs)
  const day = mallDay(mall.tools.clock.nowMs() - dayMs)
  const { msg } = await mall.call(tao, 'POST /sysConsole/reconcileDay', { day }, inEnglish)
  expect(msg).toBe('The payment provider is not responding. Try again shortly')
  const early = await mall.call(tao, 'POST /sysConsole/reconcileDay', { day: today() }, inEnglish)
  expect(early.msg).toBe('Only the 90 days before today can be compared')
})

test('the exported ledger is read by spreadsheets and runs no formula', async () => {
  const { payCode, code, stall } = await paid()
  const name = { 'zh-CN': '=cmd|x', 'en-US': 'x', 'ko-KR': 'x' }
  await sql`update shop set name = ${JSON.stringify(name)} where id = ${stall.shopId}`.execute(mall.tools.db)
  await surplus()
  await mall.tools.jobs.drain()
  const answer = await mall.call(tao, 'POST /sysConsole/exportMoney', { from: today(), to: today() })
  const lines = answer.raw.split('\r\n')
  expect(lines[0]).toBe('\uFEFFtime,transaction,account,amount_yuan,our_number,gateway_number,order,shop')
  const own = lines.filter((line) => line.includes(payCode))
  expect(own).toHaveLength(2)
  expect(own[0]).toContain(',gateway:wechat,18.00,')
  expect(own[1]).toContain(`,shop:${stall.shopId},-18.00,`)
  // The numbers of the gateway and of the order keep all their digits.
  expect(own[1]).toMatch(new RegExp(`,${payCode},\t\\d{20,},\t${code},'=cmd\\|x$`))
  const reversed = { from: today(), to: '2020-01-01' }
  expect((await mall.call(tao, 'POST /sysConsole/exportMoney', reversed)).code).toBe('40001')
})

test('a long period is read in batches, and each entry once', async () => {
  const at = new Date(mall.tools.clock.nowMs())
  await sql`
    insert into ledger_entry (tx_id, seq, account, amount_fen, ref, at)
    select t.id, v.seq, v.account, v.fen, 'x', ${at}::timestamptz
    from (select gen_random_uuid() as id from generate_series(1, 2500)) t,
         (values (1::smallint, 'gateway:wechat', 5), (2::smallint, 'surplus', -5)) as v (seq, account, fen)`.execute(
    mall.tools.db,
  )
  const answer = await mall.call(tao, 'POST /sysConsole/exportMoney', { from: today(), to: today() })
  const lines = answer.raw.trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(5_000)
  expect(new Set(lines).size).toBe(5_000)
})

test('staff of shops and shoppers cannot see the issues', async () => {
  const lin = await aShopper(mall.tools.db)
  for (const viewer of [lin, { ...lin, role: 'staff', shopId: newId() } as const])
    expect((await mall.call(viewer, 'GET /sysConsole/queryIssues')).statusCode).toBe(404)
})

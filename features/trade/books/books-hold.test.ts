import { newId } from '@hojip/platform/ids'
import { lockedOrders, markBroughtBack, shipLines } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { aPayingMall, refundsOf, type PayingMall } from '@hojip/payments/testing'
import { inTransaction } from '@hojip/platform/db'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks, isOpened } from './index.ts'
import { booksMustHold } from './testing.ts'
import { brokenIn, paid, paidTwice } from './testing/paid.ts'

let mall: PayingMall
function run(query: ReturnType<typeof sql>) {
  return query.execute(mall.tools.db)
}

beforeEach(async () => {
  mall = await aPayingMall()
})
afterEach(() => mall.stop())

test('the books hold after a sale, a double payment and its refund', async () => {
  await paid(mall, '1')
  const { orderId } = await paidTwice(mall)
  await anOrder(mall.tools)
  await mall.tools.jobs.drain()
  await expect(booksMustHold(mall, { acknowledged: [orderId] })).resolves.toBeUndefined()
})

test.each(['1', '2'] as const)(
  'an order that was brought back and never sent again is refunded once (%s)',
  async (payType) => {
    const { orderId, payCode, code } = await paid(mall, payType)
    await inTransaction(mall.tools.db, async (tx) => {
      const [order] = await lockedOrders(tx, [orderId])
      await shipLines(mall.tools, tx, order!, [{ lineId: order!.lines[0]!.id, quantity: 1 }])
      await markBroughtBack(mall.tools, tx, (await lockedOrders(tx, [orderId]))[0]!, true)
    })
    mall.tools.clock.advance(policy.broughtBackMs)
    for (let i = 0; i < 3; i++) await mall.tools.jobs.drain({ early: true })
    await mall.sent(payCode)
    const { totalFen, ...order } = await orderNow(mall.tools, orderId)
    expect(order).toMatchObject({ status: 99, closeReason: 'broughtBack', refundedFen: totalFen })
    expect(await refundsOf(mall, payCode)).toMatchObject([
      { out_refund_no: `RB${code}`, amount_fen: totalFen, status: 'success' },
    ])
    expect(await mall.moved(payCode)).toEqual({ inFen: totalFen, outFen: totalFen })
    await expect(booksMustHold(mall)).resolves.toBeUndefined()
  },
)

test('a missing order that was acknowledged is found', async () => {
  expect(await brokenIn(mall, mall.tools.db, [newId()])).toEqual(['nothingLost'])
})

test('a job that waits too long or has failed is found', async () => {
  await paid(mall)
  await mall.tools.jobs.drain()
  expect(await brokenIn(mall, mall.tools.db)).toEqual([])
  await run(sql`update pgboss.job set state = 'created', start_after = now() - interval '1 minute', completed_on = null
              where id = (select id from pgboss.job where name = 'payments.poll' limit 1)`)
  expect(await brokenIn(mall, mall.tools.db)).toEqual(['jobsRun'])
})

test('a database on which no mall was ever started is recognised', async () => {
  expect(await isOpened(mall.tools.db)).toBe(true)
  await run(sql`alter schema pgboss rename to elsewhere`)
  expect(await isOpened(mall.tools.db)).toBe(false)
  await run(sql`alter schema elsewhere rename to pgboss`)
})

test('rows of the ledger, of gateways’ notifications and of operators’ acts cannot be changed or deleted', async () => {
  await paid(mall)
  for (const table of ['ledger_entry', 'payment_event', 'stock_movement', 'operator_act']) {
    if (table !== 'operator_act') {
      await expect(run(sql`delete from ${sql.table(table)}`)).rejects.toThrow('only ever added to')
      const column = { ledger_entry: 'ref', payment_event: 'verdict' }[table] ?? 'note'
      const change = sql`update ${sql.table(table)} set ${sql.ref(column)} = 'x'`
      await expect(run(change)).rejects.toThrow('only ever added to')
    }
    await expect(run(sql`truncate ${sql.table(table)}`)).rejects.toThrow('only ever added to')
  }
})

test('entries that do not balance are not committed', async () => {
  const entry = { tx_id: newId(), seq: 1, account: 'gateway:wechat', amount_fen: 5, ref: 'x', at: new Date() }
  await expect(mall.tools.db.insertInto('ledger_entry').values(entry).execute()).rejects.toThrow(
    '5 fen out of balance',
  )
})

test('lost orders are reported only to callers with a list of acknowledged orders', async () => {
  const question = { now: new Date(mall.tools.clock.nowMs()) }
  const names = async (more: { acknowledged?: string[] }) =>
    (await checkBooks(mall.tools.db, { ...question, ...more })).map(({ name }) => name)
  expect(await names({})).not.toContain('nothingLost')
  expect(await names({ acknowledged: [] })).toContain('nothingLost')
})

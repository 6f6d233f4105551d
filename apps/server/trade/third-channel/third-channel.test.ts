// own process: it replaces the table of the channels by one with a row more
import { aftersalesJobs, aftersalesRoutes } from '@hojip/aftersales'
import { booksRoutes, checkBooks } from '@hojip/books'
import { healthRoutes, startMeasuring } from '@hojip/health'
import { aShopper } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { anOrder, aTestMall, orderNow, type TestMall } from '@hojip/orders/testing'
import {
  createMoneyOfOrders,
  createMoneyActs,
  keepChannels,
  paymentsJobs,
  paymentsRoutes,
  type PaymentsOptions,
} from '@hojip/payments'
import { dayMs, minuteMs, movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { mallDay } from '@hojip/platform/mall-time'
import { createMeters } from '@hojip/platform/meters'
import { channelOf, methodOf } from '@hojip/policy/channels'
import { switchNames } from '@hojip/settings/contract'
import { stops } from '@hojip/settings/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { coins, createCoins } from './coins-gateway.ts'
import { shownPage } from './shown-page.ts'

vi.mock('../../../../features/words/policy/contract/channels/table.ts', async (original) => {
  const { table } = await original<{ table: object }>()
  return { table: { ...table, ...(await import('./row.ts')).coinsRow } }
})
vi.mock('../../../../features/words/policy/contract/channels/names.ts', async (original) => {
  const { channelNames } = await original<{ channelNames: string[] }>()
  return { channelNames: [...channelNames, ...Object.keys((await import('./row.ts')).coinsRow)] }
})
vi.mock('../../../../features/words/policy/contract/channels/answers.ts', async (original) => {
  const { gatewayAnswers } = await original<{ gatewayAnswers: object }>()
  return { gatewayAnswers: { ...gatewayAnswers, ...(await import('./row.ts')).coinsAnswers } }
})
vi.mock('../../../../features/words/policy/contract/channels/texts.ts', async (original) => {
  const { channelTexts } = await original<{ channelTexts: Record<string, object> }>()
  const more = Object.entries((await import('./row.ts')).coinsTexts)
  return {
    channelTexts: Object.fromEntries(
      more.map(([locale, texts]) => [locale, { ...channelTexts[locale], coins: texts }]),
    ),
  }
})

// Long enough ago for the figures of the last hour.
const clock = movableClock(Date.now() - 20 * minuteMs)
const { gateway, side } = createCoins(clock)
let mall: TestMall
let tao: Viewer

beforeAll(async () => {
  const options: PaymentsOptions = {
    isRefundPaused: () => false,
    gateways: { [coins]: gateway },
    callbackUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://localhost:3000',
  }
  mall = await aTestMall(
    (tools) => {
      const money = createMoneyOfOrders(tools, options)
      ordersJobs(tools, money)
      paymentsJobs(tools, options)
      aftersalesJobs(tools)
      return [
        ...ordersRoutes(tools, money),
        ...paymentsRoutes(tools, options),
        ...aftersalesRoutes(tools),
        ...booksRoutes(tools, { money: createMoneyActs(tools, options) }),
        ...healthRoutes(tools),
      ]
    },
    { clock },
  )
  await keepChannels(mall.tools.db)
  tao = { ...(await aShopper(mall.tools.db, 'Tao')), role: 'operator' }
})
afterAll(() => mall.stop())

const english = { 'accept-language': 'en-US' }

async function ask(viewer: Viewer, call: string, input: object = {}) {
  const answer = await mall.call(viewer, call, input, { ...english, 'idempotency-key': newId() })
  if (!answer.status) throw new Error(`${call}: ${answer.raw}`)
  return answer.data
}

function balanceOf(account: string) {
  return sql<{ fen: number }>`
    select coalesce(sum(amount_fen), 0)::bigint as fen from ledger_entry where account = ${account}`
    .execute(mall.tools.db)
    .then(({ rows }) => rows[0]!.fen)
}

async function brokenBooks() {
  const { db, jobs } = mall.tools
  await jobs.drain()
  const now = new Date(clock.nowMs())
  const findings = await checkBooks(db, { now, externalLedger: side.ledger(), graceMs: 0 })
  return findings.filter(({ broken }) => broken.length > 0)
}

/** An order paid by coins: opened by its buyer, and settled by the provider's message. */
async function paidByCoins() {
  const order = await anOrder(mall.tools)
  const opened = await ask(order.lin, 'POST /bizOrder/orderToPay', { payId: order.code, payType: '90' })
  const outTradeNo = opened.payCode as string
  expect(opened.codeUrl).toBe(`coins://${outTradeNo}`)
  const { headers, body } = side.pay(outTradeNo)
  const url = new URL(side.notifyUrlOf(outTradeNo)).pathname
  const forged = await mall.app.inject({ method: 'POST', url, headers: { 'x-coins': '0' }, payload: body })
  expect([forged.statusCode, forged.body]).toEqual([400, 'thud'])
  expect((await orderNow(mall.tools, order.orderId)).status).toBe(0)
  const handled = await mall.app.inject({ method: 'POST', url, headers, payload: body })
  expect([handled.statusCode, handled.body]).toEqual([200, 'clink'])
  expect(await orderNow(mall.tools, order.orderId)).toMatchObject({ status: 3, payType: 90 })
  return { ...order, outTradeNo }
}

test('a row of the table is all that orders, payments, books and figures need of a channel', async () => {
  expect([methodOf('coins'), channelOf('90' as '1')]).toEqual(['90', 'coins'])
  const waiting = await anOrder(mall.tools)
  const { list } = await ask(waiting.lin, 'GET /bizPay/querySchemes', { payId: waiting.code })
  expect(list.at(-1)).toEqual({ payType: '90', name: 'Coins', enabled: true, ways: ['code'] })
  const asBuyer = (call: string, input: object) => ask(waiting.lin, call, input)
  const ofCoins = await shownPage(`/pay/${waiting.code}/coins`, asBuyer)
  expect([ofCoins.outcome, ofCoins.title]).toEqual(['page', 'Coins'])
  expect((await shownPage(`/pay/${waiting.code}/shells`, asBuyer)).outcome).toBe('notFound')

  const { lin, code, orderId, outTradeNo, stall } = await paidByCoins()
  expect((await ask(lin, 'GET /bizPay/querySchemes', { payId: code })).payType).toBe('90')
  expect((await ask(lin, 'GET /bizOrder/queryOrderInfo', { orderId })).payType).toBe('90')
  const shown = await shownPage(`/orders/${orderId}`, (call, input) => ask(lin, call, input))
  expect(shown.html).toContain('Coins')
  expect(shown.html).not.toMatch(/WeChat Pay|Alipay/)

  expect(await balanceOf('gateway:coins')).toBe(1800)
  expect(await brokenBooks()).toEqual([])
  const today = mallDay(clock.nowMs())
  const file = await mall.call(tao, 'POST /sysConsole/exportMoney', { from: today, to: today })
  const own = file.raw.split('\r\n').filter((line) => line.includes(outTradeNo))
  expect(own.map((line) => line.split(',').slice(2, 4))).toEqual([
    ['gateway:coins', '18.00'],
    [`shop:${stall.shopId}`, '-18.00'],
  ])

  await startMeasuring({
    ...mall.tools,
    meters: createMeters(),
    process: { id: newId(), name: 'a:1', version: '1', startedAt: new Date(clock.nowMs()) },
  })()
  const { gateways } = await ask(tao, 'POST /sysConsole/queryHealth')
  expect(gateways.at(-1)).toEqual({ channel: 'coins', opened: 1, arrived: 1 })
})

test('its money goes back the way it came', async () => {
  const { lin, stall, orderId, outTradeNo } = await paidByCoins()
  const before = await balanceOf('gateway:coins')
  const refundable = await ask(lin, 'GET /bizGoodsRefund/queryRefundable', { orderId })
  expect(refundable.payType).toBe('90')
  const { lines } = await orderNow(mall.tools, orderId)
  const item = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1, files: [] }
  const items = [{ ...item, detailDescription: '', orderGoodsId: lines[0]!.id }]
  const { pkId } = await ask(lin, 'POST /bizGoodsRefund/submit/refund', { orderId, items })
  await ask(stall.mei, 'POST /bizConsole/agreeRefund', { pkId })
  await mall.tools.jobs.drain()
  const refund = await ask(lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
  expect(refund).toMatchObject({ refundStatus: 3, refundMoneyType: 0, payType: '90' })
  const page = await shownPage(`/refunds/${pkId}`, (call, input) => ask(lin, call, input))
  expect(page.html).toContain('Coins')
  const out = side.ledger().entries.filter((entry) => entry.direction === 'out')
  expect(out).toMatchObject([{ outTradeNo, amountFen: 1800 }])
  expect(before - (await balanceOf('gateway:coins'))).toBe(1800)
  expect(await brokenBooks()).toEqual([])
})

test('its days are compared with its own bill', async () => {
  side.stray('nobodys0001', 500)
  const day = mallDay(clock.nowMs())
  clock.advance(dayMs)
  const { list } = await ask(tao, 'POST /sysConsole/reconcileDay', { day })
  expect(list).toEqual([{ payType: '90', lines: 4, found: 1, open: 1 }])
  const { list: days } = await ask(tao, 'GET /sysConsole/queryReconciledDays')
  expect(days).toMatchObject([{ payType: '90', day, payments: 3, refunds: 1, openCases: 1 }])
  const { list: issues } = await ask(tao, 'GET /sysConsole/queryIssues', { kind: 'case' })
  expect(issues).toMatchObject([{ payType: '90', reason: 'unknownPayment', number: 'nobodys0001' }])
})

test('operators switch it off like the others, and an unknown one is never taken for it', () => {
  expect(switchNames).toContain('payCoins')
  const off = stops.filter(({ by, when }) => by === ('payCoins' as string) && when?.({ payType: '90' }))
  expect(off.map(({ call }) => call)).toEqual(['POST /bizOrder/orderToPay'])
  expect(() => channelOf('4' as '1')).toThrow('no channel of payments has the number 4')
  expect(() => methodOf('shells')).toThrow('no channel of payments is called shells')
})

test('a database with other numbers than the table is refused', async () => {
  const { db } = mall.tools
  await keepChannels(db)
  await sql`insert into payment_channel (channel, pay_type) values ('shells', 4)`.execute(db)
  await expect(keepChannels(db)).rejects.toThrow('and alipay 1, coins 90, shells 4, wechat 2 in the database')
  await sql`delete from payment_channel where channel = 'shells'`.execute(db)
  await expect(sql`update orders set pay_type = 4`.execute(db)).rejects.toThrow('orders_pay_type_fkey')
})

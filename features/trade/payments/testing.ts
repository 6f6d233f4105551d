import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tools } from '@hojip/db'
import { brokenBooks } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { aTestMall, type Answer, type TestMall } from '@hojip/orders/testing'
import { waitingRefunds } from '@hojip/pauses/rules'
import { movableClock } from '@hojip/platform/clock'
import type { Bound, Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { freePort } from '@hojip/platform/testing'
import { sql } from 'kysely'
import type { Channel, PayMethod } from '@hojip/policy/channels'
import { type Simulators, startTestSimulators } from '../../../apps/simulators/testing.ts'
import { tryRefund } from './actions/refunding/try-refund.ts'
import {
  createAlipay,
  createMoneyOfOrders,
  createWechatPay,
  paymentsJobs,
  paymentsRoutes,
  type PaymentsOptions,
} from './index.ts'
import { alipayConfigOf, wechatConfigOf } from './testing/gateway-configs.ts'

function gatewaysOf(simulators: Simulators, clock: ReturnType<typeof movableClock>) {
  const { credentials: c } = simulators
  const account = {
    pageUrl: c.WECHAT_PAY_OAUTH_URL,
    apiUrl: c.WECHAT_PAY_OAUTH_API_URL,
    secret: c.WECHAT_PAY_APP_SECRET,
  }
  return {
    wechat: createWechatPay({ ...wechatConfigOf(simulators), ways: ['code', 'h5', 'jsapi'], account }, clock),
    alipay: createAlipay(alipayConfigOf(simulators), clock),
  }
}

export interface PayingMall extends TestMall {
  simulatorUrl: string
  options: PaymentsOptions
  /** Makes a gateway misbehave; see the simulators' list of faults. */
  fault(rule: object): Promise<void>
  noFaults(): Promise<void>
  /** Pauses the refunds of these channels, and lets those of all others go on. */
  pauseRefunds(...channels: Channel[]): Promise<void>
  /** Opens a payment as the buyer does, until the gateway knows it. */
  open(lin: Viewer, payId: string, payType: PayMethod, key?: string): Promise<Answer>
  /** Opens one of the phone ways. */
  openPhone(lin: Viewer, payId: string, way: 'h5' | 'jsapi' | 'wap'): Promise<Answer>
  /** Opens an Alipay code, which Alipay knows and which is no trade yet. */
  openCode(lin: Viewer, payId: string): Promise<Answer>
  /** The buyer pays at the gateway. */
  pay(outTradeNo: string): Promise<Record<string, unknown>>
  /** The buyer opens the page: from then on an Alipay trade exists. */
  scan(outTradeNo: string): Promise<void>
  /** How many notifications about a number the gateway has sent, once it has stopped sending. */
  sent(outTradeNo: string): Promise<{ accepted: boolean }[]>
  /** What the gateway received and paid out. */
  moved(outTradeNo: string): Promise<{ inFen: number; outFen: number } | undefined>
}

/** What rooms that build on this one are given of the outside world. */
interface Outside extends PaymentsOptions {
  credentials: Simulators['credentials']
}

/**
 * Orders and payments against the simulated gateways, which reach the mall over HTTP.
 * @param more calls of a room that builds on this one
 * @param by returns another address for the database
 */
export async function aPayingMall(
  more: (tools: Tools, outside: Outside) => Bound[] = () => [],
  by?: (url: string) => string,
): Promise<PayingMall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojip-payments-'))
  const clock = movableClock()
  const simulators = await startTestSimulators({ dataDir, speed: 10_000_000, parcelSeconds: 1e13, clock })
  const port = await freePort()
  const paused = new Set<Channel>()
  const options: PaymentsOptions = {
    isRefundPaused: (channel) => paused.has(channel),
    gateways: gatewaysOf(simulators, clock),
    callbackUrl: `http://127.0.0.1:${port}`,
    publicUrl: 'http://localhost:3000',
  }
  const mall = await aTestMall(
    (tools) => {
      const money = createMoneyOfOrders(tools, options)
      ordersJobs(tools, money)
      paymentsJobs(tools, options)
      const others = more(tools, { ...options, credentials: simulators.credentials })
      return [...ordersRoutes(tools, money), ...paymentsRoutes(tools, options), ...others]
    },
    { clock, max: 20, ...(by ? { by } : {}) },
  )
  await mall.listen(port)
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
    return (await fetch(simulators.url + path, init)).json() as Promise<T>
  }
  const stop = async () => {
    await simulators.stop()
    await mall.stop()
    await rm(dataDir, { recursive: true })
  }
  const pauseRefunds = (...channels: Channel[]) => {
    paused.clear()
    for (const channel of channels) paused.add(channel)
    return mall.tools.jobs.hold(new Set(channels.map(waitingRefunds)))
  }
  const said = sayings(mall, simulators.url, ask)
  return { ...mall, options, simulatorUrl: simulators.url, stop, pauseRefunds, ...said }
}

type Ask = <T>(path: string, body?: object) => Promise<T>

function sayings(
  mall: TestMall,
  url: string,
  ask: Ask,
): Omit<PayingMall, keyof TestMall | 'options' | 'pauseRefunds' | 'simulatorUrl'> {
  return {
    fault: async (rule) => void (await ask('/sim/faults', rule)),
    noFaults: async () => void (await fetch(`${url}/sim/faults`, { method: 'DELETE' })),
    open: async (lin, payId, payType, key = newId()) => {
      const answer = await mall.call(
        lin,
        'POST /bizOrder/orderToPay',
        { payId, payType },
        { 'idempotency-key': key },
      )
      // Alipay first learns of a trade when the browser opens its page.
      if (answer.data?.payUrl) await fetch(answer.data.payUrl as string)
      return answer
    },
    openCode: (lin, payId) => {
      const wish = { payId, payType: '1', way: 'code' }
      return mall.call(lin, 'POST /bizOrder/orderToPay', wish, { 'idempotency-key': newId() })
    },
    openPhone: (lin, payId, way) => {
      const wish = { payId, payType: way === 'wap' ? '1' : '2', way }
      return mall.call(lin, 'POST /bizOrder/orderToPay', wish, { 'idempotency-key': newId() })
    },
    pay: (outTradeNo) => ask('/sim/pay', { outTradeNo }),
    scan: async (outTradeNo) => void (await ask('/sim/scan', { outTradeNo })),
    sent: async (outTradeNo) => {
      const all = await ask<{ sent: { accepted: boolean }[] }[]>(
        `/sim/notifications?number=${outTradeNo}&ended=1`,
      )
      return all.flatMap((d) => d.sent)
    },
    moved: async (outTradeNo) =>
      (await ask<{ byNumber: Record<string, { inFen: number; outFen: number }> }>('/sim/ledger')).byNumber[
        outTradeNo
      ],
  }
}

/** Whatever does not add up in the books of money and stock; empty in a healthy mall. */
async function brokenMoney({ tools: { db } }: TestMall): Promise<object[]> {
  const { rows } = await sql<object>`
    select 'ledger' as what, tx_id::text as id from ledger_entry group by tx_id having sum(amount_fen) <> 0
    union all
    select 'paid once', o.id::text from orders o
    left join ledger_entry l on l.ref = o.id::text and l.account like 'shop:%'
    group by o.id having count(l.ref) <> (o.paid_at is not null)::int
    union all
    select 'shop money', o.id::text from orders o left join ledger_entry l on l.ref = o.id::text
    group by o.id having coalesce(sum(l.amount_fen), 0) <> case when o.paid_at is null then 0 else -o.total_fen end
    union all
    select 'refunds', a.id::text from payment_attempt a join payment_refund r on r.attempt_id = a.id
    where r.status <> 'failed' group by a.id having sum(r.amount_fen) > a.amount_fen`.execute(db)
  return [...rows, ...(await brokenBooks(db))]
}

/** Throws when the books do not add up: for the end of every test. */
export async function mustAddUp(mall: TestMall): Promise<void> {
  const broken = await brokenMoney(mall)
  if (broken.length > 0) throw new Error(`the books do not add up: ${JSON.stringify(broken)}`)
}

export function attemptOf({ tools: { db } }: TestMall, outTradeNo: string) {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirstOrThrow()
}

export async function refundsOf(mall: TestMall, outTradeNo: string) {
  const { id } = await attemptOf(mall, outTradeNo)
  return mall.tools.db.selectFrom('payment_refund').selectAll().where('attempt_id', '=', id).execute()
}

/** Runs the jobs until the attempt's refund has ended with that status. */
export async function refunded(mall: TestMall, outTradeNo: string, status = 'success') {
  for (;;) {
    await mall.tools.jobs.drain({ early: true })
    const [refund] = await refundsOf(mall, outTradeNo)
    if (refund?.status === status) return refund
  }
}

/** Asks the gateway about an order's refund now, as the job of its `step` would. */
export async function tryAgain(mall: PayingMall, outRefundNo: string, step: number): Promise<void> {
  const { db } = mall.tools
  const { id } = await db
    .selectFrom('payment_refund')
    .select('id')
    .where('out_refund_no', '=', outRefundNo)
    .executeTakeFirstOrThrow()
  await tryRefund({ ...mall.tools, ...mall.options }, { refundId: id, step })
}

/** Skips the three seconds in which a gateway is not asked again. */
export function mayBeAskedAgain(mall: Pick<PayingMall, 'tools'>, outTradeNo: string) {
  return mall.tools.db
    .updateTable('payment_attempt')
    .set({ asked_at: null })
    .where('out_trade_no', '=', outTradeNo)
    .execute()
}

import type { PlainTerms } from '@hojip/catalog/rules'
import type { Tools } from '@hojip/db'
import {
  aDatabase,
  aShopper,
  aStall,
  holdStock,
  type Stall,
  type StallOptions,
} from '@hojip/inventory/testing'
import { requestOf } from '@hojip/platform/client'
import { dayMs, movableClock } from '@hojip/platform/clock'
import { inTransaction, jsonOf, theRow } from '@hojip/platform/db'
import { createApi, type Bound, type Envelope, type Viewer } from '@hojip/platform/http'
import { newCode, newId } from '@hojip/platform/ids'
import { createJobs, jobsSent, type AllEvents } from '@hojip/platform/jobs'
import { firstOf } from '@hojip/platform/collections'
import { createLog } from '@hojip/platform/log'
import { failingLog } from '@hojip/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { OrdersOptions } from './actions/tools.ts'
import { jobsOfPurchase } from './actions/place-orders.ts'
import { settleOrders, type Money, type Settled } from './actions/settle-orders.ts'
import { shipLines } from './actions/ship-order.ts'
import { ordersJobs, ordersRoutes } from './index.ts'
import { policy, rights } from '@hojip/policy'
import type { ReturnRule } from '@hojip/policy/contract'
import { ordersPlaced, placementOf } from './store/place.ts'
import { ordersLocked } from './store/pay.ts'
import { lockedOrders } from './store/read.ts'
import type { OrderRow } from './store/rows.ts'
import { ordersSettled, ordersToSettle } from './store/settle.ts'

export interface TestMall {
  tools: Tools & { clock: ReturnType<typeof movableClock> }
  /** Sends a call as `viewer` over HTTP; `data` is the answer's. */
  call(viewer: Viewer | null, key: string, input?: object, headers?: Record<string, string>): Promise<Answer>
  /** The emitted events, in order. */
  told: { event: keyof AllEvents; data: Record<string, unknown> }[]
  /** Sends a raw request. */
  app: FastifyInstance
  /** Makes the routes reachable for other programs, on 127.0.0.1. */
  listen(port: number): Promise<void>
  stop(): Promise<void>
}
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = Envelope<any> & { statusCode: number; raw: string }

interface TestMallOptions {
  max?: number
  clock?: ReturnType<typeof movableClock>
  /** Returns another address for the database. */
  by?: (url: string) => string
}

/** The rooms under test with their routes and jobs, on a database of their own. */
export async function aTestMall(
  rooms: (tools: Tools) => Bound[],
  { max = 10, clock = movableClock(), by }: TestMallOptions = {},
): Promise<TestMall> {
  const { db, drop } = await aDatabase(max, by)
  const log = createLog('silent')
  const queue = createJobs({ db, log })
  const told: TestMall['told'] = []
  const jobsOf: typeof queue.jobsOf = (event, data) => {
    told.push({ event, data: data as Record<string, unknown> })
    return queue.jobsOf(event, data)
  }
  const emit: typeof queue.emit = (tx, event, data) => {
    told.push({ event, data: data as Record<string, unknown> })
    return queue.emit(tx, event, data)
  }
  const tools = { db, log, clock, jobs: { ...queue, jobsOf, emit } }
  const known = new Map<string, Viewer>()
  const app = Fastify()
  const api = createApi({
    calls: rooms(tools),
    log: failingLog(),
    rights,
    authenticate: async ({ authorization }) => known.get(authorization ?? '') ?? null,
    origins: () => [],
    checkOutput: true,
  })
  api.register(app)
  await queue.start({ work: false })
  const call: TestMall['call'] = async (viewer, key, input = {}, headers = {}) => {
    // Staff may do everything unless a test sets their rights.
    if (viewer) known.set(viewer.userId, viewer.role === 'staff' ? { rights, ...viewer } : viewer)
    const { method, url, body } = requestOf('', key, input as Record<string, unknown>)
    const answer = await app.inject({
      method,
      url,
      ...(body === undefined ? {} : { body }),
      headers: { authorization: viewer?.userId ?? '1', 'content-type': 'application/json', ...headers },
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return {
      ...(isJson ? answer.json<Envelope>() : {}),
      raw: answer.body,
      statusCode: answer.statusCode,
    } as Answer
  }
  const stop = async () => {
    await app.close()
    await queue.stop()
    await drop()
  }
  const listen = async (port: number) => {
    await app.listen({ host: '127.0.0.1', port })
  }
  return { tools, app, call, told, listen, stop }
}

/** For rooms whose tests need no gateway: no payment is open, and refunds are ignored. */
export const noGateways: OrdersOptions = {
  beingPaid: async () => [],
  closePayments: async () => 'closed',
  refundRest: async () => 0,
}

/**
 * Orders without a gateway.
 * @param more jobs and calls of a room that builds on this one
 */
export function anOrdersMall(
  more: (tools: Tools) => Bound[] = () => [],
  options: { clock?: ReturnType<typeof movableClock> } = {},
): Promise<TestMall> {
  return aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return [...ordersRoutes(tools, noGateways), ...more(tools)]
  }, options)
}

export interface OrderWish {
  lin?: Viewer
  /** One order per stall, with one unit of each of its SKUs. */
  stalls?: Stall[]
  stall?: StallOptions
  quantity?: number
  returnRule?: ReturnRule
  /** What the buyer wrote with it. */
  remark?: string
  /** The shop's terms of delivery when ordered. */
  freightTemplate?: PlainTerms
}

/** A purchase as checkout would place it, waiting for payment, with its stock held. */
export async function aPurchase(tools: Tools, wish: OrderWish = {}) {
  const lin = wish.lin ?? (await aShopper(tools.db))
  const stalls = wish.stalls ?? [await aStall(tools.db, wish.stall)]
  const quantity = wish.quantity ?? 1
  const nowMs = tools.clock.nowMs()
  const freight = {
    freeShippingFromFen: 5900,
    shippingFeeFen: 800,
    freightTemplate: wish.freightTemplate ?? {},
    fromProvince: '吉林省',
  }
  const skus = await tools.db.selectFrom('sku').select(['id', 'price_fen', 'goods_id']).execute()
  const text = { 'zh-CN': '泡菜', 'en-US': 'Kimchi', 'ko-KR': '김치' }
  const orders = stalls.map((stall) => {
    const lines = stall.skuIds.map((skuId) => {
      const priceFen = skus.find((sku) => sku.id === skuId)!.price_fen
      const money = { priceFen, quantity, payFen: priceFen * quantity }
      return {
        id: newId(),
        goodsId: stall.goodsId,
        skuId,
        goodsSn: 'G1',
        goodsName: text,
        choiceName: text,
        picture: 'kimchi',
        ...money,
        returnRule: wish.returnRule ?? ('noReason' as const),
      }
    })
    const goodsFen = lines.reduce((sum, line) => sum + line.payFen, 0)
    const fees = { goodsFen, shippingFen: 800, discountFen: 0, totalFen: goodsFen + 800 }
    const arrival = { arriveFromAt: new Date(nowMs + 2 * dayMs), arriveToAt: new Date(nowMs + 4 * dayMs) }
    const order = {
      id: newId(),
      code: newCode(nowMs),
      shopId: stall.shopId,
      remark: wish.remark ?? '',
      lines,
    }
    return { ...order, freight, ...fees, ...arrival }
  })
  const purchase = {
    id: newId(),
    code: newCode(nowMs),
    userId: lin.userId,
    totalFen: orders.reduce((sum, order) => sum + order.totalFen, 0),
    consignee: 'Lin',
    phone: '+8613812345678',
    address: {
      country: 'CN',
      province: '吉林省',
      city: '延吉市',
      district: '',
      detail: '1',
      postcode: null,
      salutation: 2,
    },
    at: new Date(nowMs),
    deadlineAt: new Date(nowMs + policy.payTimeoutMs),
    orders,
  } as const
  await inTransaction(tools.db, async (tx) => {
    const whole = { ...purchase, orders }
    const jobs = jsonOf(jobsOfPurchase(tools, whole))
    await sql`with ${ordersPlaced(placementOf([whole]))}, ${jobsSent(jobs)} select`.execute(tx)
    const holds = orders.flatMap((o) => o.lines.map(({ skuId }) => ({ orderId: o.id, skuId, quantity })))
    await holdStock(tx, holds)
  })
  return { lin, stalls, purchase, orderIds: orders.map((o) => o.id).sort() }
}

/** One unpaid order. */
export async function anOrder(tools: Tools, wish: OrderWish = {}) {
  const { lin, stalls, purchase, orderIds } = await aPurchase(tools, wish)
  return {
    lin,
    stall: firstOf(stalls),
    purchase,
    orderId: firstOf(orderIds),
    code: firstOf(purchase.orders).code,
  }
}

/** One paid order. */
export async function aPaidOrder(tools: Tools, wish: OrderWish = {}) {
  const order = await anOrder(tools, wish)
  const money = { payType: 2, paidAt: new Date(tools.clock.nowMs()), attemptId: newId() } as const
  await payOrders(tools, [order.orderId], money)
  return order
}

/** Pays orders without a payment: what the room payments does, but for the books. */
export function payOrders(
  tools: Tools,
  orderIds: readonly string[],
  money: Omit<Money, 'orders'>,
): Promise<Settled> {
  return inTransaction(tools.db, async (tx) => {
    const ids = sql`select unnest(${orderIds}::uuid[])`
    await ordersLocked(ids).execute(tx)
    const { rows: orders } = await ordersToSettle(ids).execute(tx)
    const settled = await settleOrders(tools, tx, { ...money, orders })
    const { settlements, jobs } = settled
    const paid = settlements.map(({ orderId }) => orderId)
    await sql`with ${ordersSettled(jsonOf(settlements), paid)}, ${jobsSent(jsonOf(jobs))} select`.execute(tx)
    return settled
  })
}

/** One shipped order. */
export async function aShippedOrder(tools: Tools, wish: OrderWish = {}) {
  const order = await aPaidOrder(tools, wish)
  await inTransaction(tools.db, async (tx) => {
    const row = await orderNow(tools, order.orderId)
    const lines = row.lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
    await shipLines(tools, tx, row, lines)
  })
  return order
}

/** The order as it is in the database. */
export async function orderNow(tools: Tools, orderId: string): Promise<OrderRow> {
  return inTransaction(tools.db, async (tx) => theRow(await lockedOrders(tx, [orderId])))
}

import { addAddress } from '@hojip/addresses'
import {
  anAfterSalesMall,
  aNumber,
  meisAddress,
  operatorOf,
  type AfterSalesMall,
} from '@hojip/aftersales/testing'
import { booksMustHold } from '@hojip/books/testing'
import { checkoutRoutes } from '@hojip/checkout'
import { aBuyer } from '@hojip/checkout/testing'
import { commentsJobs, commentsRoutes } from '@hojip/comments'
import { stockOf } from '@hojip/inventory'
import { aStall, type Stall } from '@hojip/inventory/testing'
import { orderNow, type Answer } from '@hojip/orders/testing'
import { createMoneyActs } from '@hojip/payments'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { accepted } from '@hojip/platform/refusal'
import { sql } from 'kysely'
import type { Model } from './model.ts'

/** A mall in which many sequences are tried, one after the other. */
export interface TradeMall extends AfterSalesMall {
  /** Two shops that sell two products each. */
  stalls: [Stall, Stall]
  tao: Viewer
}

export async function aTradeMall(): Promise<TradeMall> {
  const mall = await anAfterSalesMall((tools) => {
    commentsJobs(tools)
    return [...checkoutRoutes(tools), ...commentsRoutes(tools)]
  })
  const wish = { prices: [1000, 1290], stock: 1_000_000 }
  const stalls: [Stall, Stall] = [await aStall(mall.tools.db, wish), await aStall(mall.tools.db, wish)]
  for (const { mei } of stalls) await mall.call(mei, 'POST /bizConsole/saveReturnAddress', meisAddress)
  return { ...mall, stalls, tao: await operatorOf(mall.tools) }
}

/** The ids of an order and its objects in the mall. */
export interface Traces {
  id: string
  /** The id of its purchase. */
  payId: string
  stall: Stall
  /** In the order of the stall's SKUs, and their latest applications. */
  lineIds: string[]
  applications: string[]
  /** Tracking numbers of parcels under way. */
  parcels: string[]
  /** The latest tracking number of each line's return. */
  returns: string[]
}

/** What one sequence has created in the mall. */
export interface World {
  mall: TradeMall
  lin: Viewer
  /** Her home, and her office next door. */
  addressIds: [string, string]
  orders: Traces[]
  soldBefore: number[]
  /** The commands run so far, reported on failure. */
  done: string[]
}

async function sold({ tools, stalls }: TradeMall): Promise<number[]> {
  const skuIds = stalls.flatMap((stall) => stall.skuIds)
  const stock = await stockOf(tools.db, skuIds)
  return skuIds.map((skuId) => stock.find((one) => one.skuId === skuId)!.sold)
}

const atWork = 'Lin at work'
const work = {
  country: 'CN',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  address: '光明街 2 号',
  consignee: atWork,
  consigneeXb: '2',
  phone: '13812345678',
  addressDefault: '0',
} as const

export async function aWorld(mall: TradeMall): Promise<World> {
  const { lin, addressId } = await aBuyer(mall)
  const { pkId } = accepted(await addAddress(mall.tools, lin, work))
  return { mall, lin, addressIds: [addressId, pkId], orders: [], soldBefore: await sold(mall), done: [] }
}

export function keyed() {
  return { 'idempotency-key': newId() }
}

export type Quantities = readonly [number, number]

/** One order at each of the first shops, paid together. */
export async function placeOrders(world: World, baskets: readonly Quantities[]): Promise<Answer> {
  const { mall, lin, addressIds, orders } = world
  let totalFen = 0
  const saveOrderShop = baskets.map((quantities, i) => {
    const { shopId, skuIds } = mall.stalls[i]!
    const fen = quantities[0] * 1000 + quantities[1] * 1290
    totalFen += fen + (fen >= 5900 ? 0 : 800)
    return { shopId, orderGoodsList: skuIds.map((id, l) => ({ goodsSpecId: id, goodsNum: quantities[l]! })) }
  })
  const wish = { addressId: addressIds[0], totalMoney: (totalFen / 100).toFixed(2), saveOrderShop }
  const answer = await mall.call(lin, 'POST /bizOrder/saveOrder', wish, keyed())
  if (!answer.status) return answer
  const placed = await Promise.all((answer.data.orderIds as string[]).map((id) => orderNow(mall.tools, id)))
  for (const stall of mall.stalls.slice(0, baskets.length)) {
    const { id, lines } = placed.find(({ shopId }) => shopId === stall.shopId)!
    const lineIds = stall.skuIds.map((skuId) => lines.find((line) => line.skuId === skuId)!.id)
    const none = { applications: [], parcels: [], returns: [] }
    orders.push({ id, payId: answer.data.payId as string, stall, lineIds, ...none })
  }
  return answer
}

interface Packed {
  orderGoodsId: string
  num: number
}

/** @param contents of each parcel; left out: everything unshipped */
export async function deliver(
  { mall }: World,
  traces: Traces,
  contents: (Packed[] | undefined)[] = [undefined],
): Promise<Answer> {
  const parcels = contents.map((lines) => ({
    expCode: 'shunfeng',
    number: aNumber(),
    ...(lines ? { lines } : {}),
  }))
  const wish = { orderId: traces.id, parcels }
  const answer = await mall.call(traces.stall.mei, 'POST /bizConsole/deliver', wish)
  if (answer.status) traces.parcels.push(...parcels.map(({ number }) => number))
  return answer
}

/** The carrier delivers the parcels, and notifies the mall. */
export async function bring({ mall }: World, numbers: readonly string[]): Promise<void> {
  await mall.tools.jobs.drain()
  for (const number of numbers) {
    await mall.move(number, 'deliver')
    const sent = await mall.sent(number)
    if (!sent.some(({ accepted: isAccepted }) => isAccepted))
      throw new Error(`no parcel has the number ${number}`)
  }
}

export const returnAddress = { returnAddress: meisAddress }

async function runningRefunds({ tools }: TradeMall): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_refund where status in ('queued', 'processing')`.execute(tools.db)
  return rows.map(({ id }) => id)
}

/** Sends refused refunds again. */
export async function reviveMoney({ mall }: World, code: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_refund where split_part(out_refund_no, '-', 1) = ${`R${code}`}`.execute(
    mall.tools.db,
  )
  const repaired = await createMoneyActs(mall.tools, mall.options).retryRefund(rows[0]!.id)
  if (repaired !== 'underWay') throw new Error(`money sent again: ${repaired}`)
}

/** Runs all due jobs until every refund under way has arrived or been refused. */
export async function settle({ mall }: World, model: Model): Promise<void> {
  const business = createMoneyActs(mall.tools, mall.options)
  let running: string[]
  let done: number
  do {
    running = await runningRefunds(mall)
    for (const id of running) {
      // A gateway processes one refund of a payment at a time.
      mall.tools.clock.advance(1_000)
      await business.retryRefund(id)
    }
    // A gateway's notification can arrive at any time: only a round with no refund under way and no job done is the
    // last.
    done = await mall.tools.jobs.drain()
  } while (running.length > 0 || done > 0)
  model.nowMs = mall.tools.clock.nowMs()
}

/**
 * Advances the clock to a moment, and the queue, which uses the database's clock, runs the jobs due by then. Jobs that
 * follow up silent parcels are left out, as they go on for weeks.
 */
export async function passTimeTo(world: World, model: Model, atMs: number): Promise<void> {
  const { tools } = world.mall
  tools.clock.advance(atMs - tools.clock.nowMs())
  await sql`
    update pgboss.job set start_after = now()
    where state = 'created' and start_after > now() and start_after <= ${new Date(atMs)}
      and name <> 'shipping.track'`.execute(tools.db)
  await settle(world, model)
}

/** Drops scheduled jobs, so that they do not affect the next sequence. */
export function forgetFuture({ mall }: World): Promise<unknown> {
  return sql`delete from pgboss.job where state = 'created' and start_after > now()`.execute(mall.tools.db)
}

const near = 120_000

/** The mall's orders, lines, applications and stock, in the format of the model. */
async function seen({ mall, orders, soldBefore }: World, model: Model) {
  return {
    sold: (await sold(mall)).map((n, i) => n - soldBefore[i]!),
    orders: await Promise.all(
      orders.map(async ({ id, lineIds }, o) => {
        const order = await orderNow(mall.tools, id)
        const told = model.orders[o]!.deadline?.atMs ?? 0
        const dueMs = order.deadlineAt?.getTime() ?? 0
        const found = lineIds.map((lineId) => order.lines.find((line) => line.id === lineId)!)
        return {
          status: order.status,
          reason: order.closeReason,
          isHidden: order.hiddenAt !== null,
          isAtWork: order.consignee === atWork,
          runsOut: order.deadlineAction,
          atMs: Math.abs(dueMs - told) < near ? told : dueMs,
          lines: found.map(({ shipped, refunded, cancelled, refundStatus, refundOpen, commented }) => ({
            shipped,
            refunded,
            cancelled,
            refundStatus,
            refundOpen,
            isCommented: commented > 0,
          })),
        }
      }),
    ),
  }
}

/** Throws when the mall and the model differ, or when the books do not hold. */
export async function mustBe(world: World, model: Model, expected: (model: Model) => object): Promise<void> {
  const [is, should] = [JSON.stringify(await seen(world, model)), JSON.stringify(expected(model))]
  if (is !== should) throw new Error(`the mall:  ${is}\nthe model: ${should}`)
  await booksMustHold(world.mall, { acknowledged: world.orders.map(({ id }) => id) })
}

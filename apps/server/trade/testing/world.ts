import {
  anAfterSalesMall,
  aNumber,
  meisAddress,
  operatorOf,
  refundNow,
  type AfterSalesMall,
} from '@hojip/aftersales/testing'
import { booksMustHold } from '@hojip/books/testing'
import { checkoutRoutes } from '@hojip/checkout'
import { aBuyer } from '@hojip/checkout/testing'
import { commentsJobs, commentsRoutes } from '@hojip/comments'
import { stockOf } from '@hojip/inventory'
import { aStall, type Stall } from '@hojip/inventory/testing'
import { orderNow, type Answer } from '@hojip/orders/testing'
import { createMoneyDesk } from '@hojip/payments'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { isOpen, payTimeMs, shownStatus, type Model } from './model.ts'

/** A mall in which many sequences are tried, one after the other. */
export interface TradeMall extends AfterSalesMall {
  stall: Stall
  tao: Viewer
}

export const aTradeMall = async (): Promise<TradeMall> => {
  const mall = await anAfterSalesMall((tools) => {
    commentsJobs(tools)
    return [...checkoutRoutes(tools), ...commentsRoutes(tools)]
  })
  const stall = await aStall(mall.tools.db, { prices: [1000, 1290], stock: 1_000_000 })
  return { ...mall, stall, tao: await operatorOf(mall.tools) }
}

/** What one sequence has made in it. */
export interface World {
  mall: TradeMall
  lin: Viewer
  addressId: string
  /** Of each order the ids: its own, its pay id, its lines' in the order of the stall's SKUs, and their applications'. */
  orders: { id: string; payId: string; lineIds: string[]; applications: string[] }[]
  soldBefore: number[]
  /** What has happened in it, to be told when it ends badly. */
  done: string[]
}

const sold = async ({ tools, stall }: TradeMall): Promise<number[]> => {
  const stock = await stockOf(tools.db, stall.skuIds)
  return stall.skuIds.map((skuId) => stock.find((one) => one.skuId === skuId)!.sold)
}

export const aWorld = async (mall: TradeMall): Promise<World> => ({
  mall,
  ...(await aBuyer(mall)),
  orders: [],
  soldBefore: await sold(mall),
  done: [],
})

export const keyed = () => ({ 'idempotency-key': newId() })

export const placeOrder = async (world: World, quantities: readonly [number, number]): Promise<Answer> => {
  const { mall, lin, addressId, orders } = world
  const { shopId, skuIds } = mall.stall
  const orderGoodsList = skuIds.map((goodsSpecId, i) => ({ goodsSpecId, goodsNum: quantities[i]! }))
  const fen = quantities[0] * 1000 + quantities[1] * 1290
  const totalMoney = ((fen + (fen >= 5900 ? 0 : 800)) / 100).toFixed(2)
  const wish = { addressId, totalMoney, saveOrderShop: [{ shopId, orderGoodsList }] }
  const answer = await mall.call(lin, 'POST /bizOrder/saveOrder', wish, keyed())
  if (!answer.status) return answer
  const [id] = answer.data.orderIds as [string]
  const { lines } = await orderNow(mall.tools, id)
  const lineIds = skuIds.map((skuId) => lines.find((line) => line.skuId === skuId)!.id)
  orders.push({ id, payId: answer.data.payId as string, lineIds, applications: [] })
  return answer
}

export const deliver = ({ mall }: World, orderId: string, lines?: object[]): Promise<Answer> => {
  const parcels = [{ expCode: 'shunfeng', number: aNumber(), ...(lines ? { lines } : {}) }]
  return mall.call(mall.stall.mei, 'POST /bizConsole/deliver', { orderId, parcels })
}

export const returnAddress = { returnAddress: meisAddress }

const runningRefunds = async ({ tools }: TradeMall): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from payment_refund where status in ('queued', 'processing')`.execute(tools.db)
  return rows.map(({ id }) => id)
}

/** Money that was refused is sent once more. */
export const reviveMoney = async ({ mall }: World, pkId: string): Promise<void> => {
  const { code } = await refundNow(mall.tools, pkId)
  const { rows } = await sql<{ id: string }>`
    select id from payment_refund where split_part(out_refund_no, '-', 1) = ${`R${code}`}`.execute(
    mall.tools.db,
  )
  const mended = await createMoneyDesk(mall.tools, mall.options).retryRefund(rows[0]!.id)
  if (mended !== 'underWay') throw new Error(`money sent again: ${mended}`)
}

/** Everything that is due is done, and all money that is on its way arrives or is refused. */
export const settle = async ({ mall }: World, model: Model): Promise<void> => {
  const desk = createMoneyDesk(mall.tools, mall.options)
  let before: string[]
  let running = await runningRefunds(mall)
  do {
    before = running
    for (const id of running) {
      // Gateways take one refund of a payment at a time.
      mall.tools.clock.advance(1_000)
      await desk.retryRefund(id)
    }
    await mall.tools.jobs.drain()
    running = await runningRefunds(mall)
  } while (before.length > 0 || running.length > 0)
  model.nowMs = mall.tools.clock.nowMs()
}

/** The time to pay passes, and the queue wakes who waited for that. */
export const passTimeToPay = async (world: World, model: Model): Promise<void> => {
  const { tools } = world.mall
  tools.clock.advance(payTimeMs + 1_000)
  await sql`
    update pgboss.job set start_after = now()
    where name = 'orders.close-unpaid' and state = 'created' and start_after > now()`.execute(tools.db)
  await settle(world, model)
}

/** Everything the model says of orders, lines, applications and stock, as the mall has it. */
const seen = async ({ mall, orders, soldBefore }: World) => ({
  sold: (await sold(mall)).map((n, i) => n - soldBefore[i]!),
  orders: await Promise.all(
    orders.map(async ({ id, lineIds }) => {
      const { status, closeReason, lines } = await orderNow(mall.tools, id)
      const found = lineIds.map((lineId) => lines.find((line) => line.id === lineId)!)
      return {
        ...{ status, reason: closeReason },
        lines: found.map(({ shipped, refunded, cancelled, refundStatus, refundOpen, commented }) => ({
          ...{ shipped, refunded, cancelled, refundStatus, refundOpen },
          isCommented: commented > 0,
        })),
      }
    }),
  ),
})

const expected = ({ sold: units, orders }: Model) => ({
  sold: [...units],
  orders: orders.map(({ status, reason, lines }) => ({
    ...{ status, reason },
    lines: lines.map((line) => ({
      ...{ shipped: line.shipped, refunded: line.refunded, cancelled: line.cancelled },
      ...{ refundStatus: shownStatus(line), refundOpen: isOpen(line), isCommented: line.isCommented },
    })),
  })),
})

/** Throws where the mall and the model differ, and where the books do not hold. */
export const mustBe = async (world: World, model: Model): Promise<void> => {
  const [is, should] = [JSON.stringify(await seen(world)), JSON.stringify(expected(model))]
  if (is !== should) throw new Error(`the mall:  ${is}\nthe model: ${should}`)
  await booksMustHold(world.mall, { acknowledged: world.orders.map(({ id }) => id) })
}

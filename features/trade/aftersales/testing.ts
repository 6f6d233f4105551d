import type { Tools } from '@hojip/db'
import { aShopper } from '@hojip/inventory/testing'
import { anOrder, aPaidOrder, aShippedOrder, orderNow, type OrderWish } from '@hojip/orders/testing'
import { aPayingMall, mustAddUp, type PayingMall } from '@hojip/payments/testing'
import type { Bound, Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { accepted } from '@hojip/platform/refusal'
import { createCarrierGateway, shippingJobs, shippingRoutes, type ShippingOptions } from '@hojip/shipping'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import type { PayMethod } from '@hojip/policy/channels'
import { agreeReturn } from './actions/agree.ts'
import { submitRefund } from './actions/apply.ts'
import type { RefundItem } from './contract.ts'
import { aftersalesJobs, aftersalesRoutes, shopAddress } from './index.ts'
import { refundOfMachines } from './store/read.ts'
import type { RefundRow } from './store/rows.ts'

export const meisAddress = {
  consignee: 'Mei',
  phone: '13800001111',
  address: '吉林省延吉市长白山路 1 号 退货组',
}

/** A refund without a fault for one unit that has not arrived. */
export const notWanted = {
  refundType: 1,
  receivingStatus: 0,
  refundReason: 0,
  refundNum: 1,
  detailDescription: '',
  files: [],
} as const satisfies Omit<RefundItem, 'orderGoodsId'>

/** A return of one unit without a fault. */
export const sendsBack = { ...notWanted, refundType: 0, receivingStatus: 1 } as const
/** A refund without a return for a unit of the wrong size: the one fault that needs no picture. */
export const tooSmall = { ...notWanted, receivingStatus: 1, refundReason: 3 } as const

type ApplicationWish = OrderWish & {
  /** The order to apply for. Default: a new one. */
  order?: Awaited<ReturnType<typeof aPaidOrder>>
  /** The application's fields. Default: a refund of one unit that has not left the shop. */
  item?: Partial<RefundItem>
}

/** Lin's application for the first line of a paid order, or of a shipped one when `item` means that she has received it. */
export async function anApplication(tools: Tools, { order, item, ...wish }: ApplicationWish = {}) {
  const isShipped = item?.receivingStatus === 1
  const bought = order ?? (await (isShipped ? aShippedOrder : aPaidOrder)(tools, wish))
  const { lines } = await orderNow(tools, bought.orderId)
  const lineId = item?.orderGoodsId ?? lines[0]!.id
  const items = [{ ...notWanted, ...item, orderGoodsId: lineId }]
  const wanted = { orderId: bought.orderId, items }
  const { pkId, refundCode } = accepted(await submitRefund(tools, bought.lin, wanted, newId()))
  return { ...bought, lineId, pkId, refundCode }
}

/** An application for a return to which Mei has agreed with her address. */
export async function anAgreedReturn(tools: Tools, wish: ApplicationWish = {}) {
  const application = await anApplication(tools, { ...wish, item: { ...sendsBack, ...wish.item } })
  accepted(await agreeReturn(tools, application.stall.mei, application.pkId, meisAddress))
  return application
}

/** A picture that somebody has just uploaded to prove their claim. */
export async function proofOf({ db }: Pick<Tools, 'db'>, { userId }: Pick<Viewer, 'userId'>) {
  return { files: [await anUpload(db, userId, 'evidence')] }
}

/** The application as stored in the database. */
export async function refundNow(tools: Pick<Tools, 'db'>, pkId: string): Promise<RefundRow> {
  const refund = await refundOfMachines(tools.db, pkId)
  if (!refund) throw new Error(`no application ${pkId}`)
  return refund
}

export interface AfterSalesMall extends PayingMall {
  shipping: ShippingOptions
  /** Moves a parcel on by one stop, or delivers it. */
  move(number: string, how: 'advance' | 'deliver'): Promise<void>
  /** The parcel as the simulated carrier service has it. */
  parcel(number: string): Promise<object | undefined>
}

/**
 * A mall with buying, shipping and after-sales against the simulated gateways and carriers.
 * @param more the calls of a room that uses this one
 */
export async function anAfterSalesMall(more: (tools: Tools) => Bound[] = () => []): Promise<AfterSalesMall> {
  let shipping: ShippingOptions | undefined
  const mall = await aPayingMall((tools, { credentials: c, callbackUrl, isRefundPaused }) => {
    const { KUAIDI100_BASE_URL: baseUrl, KUAIDI100_CUSTOMER: customer, KUAIDI100_KEY: key } = c
    const gateway = createCarrierGateway({ baseUrl, customer, key })
    shipping = { gateway, callbackUrl, senderOf: shopAddress }
    shippingJobs(tools, shipping)
    aftersalesJobs(tools)
    return [
      ...shippingRoutes(tools, shipping),
      ...aftersalesRoutes({ ...tools, isRefundPaused }),
      ...more(tools),
    ]
  })
  const move: AfterSalesMall['move'] = async (number, how) => {
    await fetch(`${mall.simulatorUrl}/sim/parcels/${number}/${how}`, { method: 'POST', body: '{}' })
  }
  const parcel: AfterSalesMall['parcel'] = async (number) => {
    const answer = await fetch(`${mall.simulatorUrl}/sim/parcels`)
    const all = (await answer.json()) as { number: string }[]
    return all.find((one) => one.number === number)
  }
  return { ...mall, shipping: shipping!, move, parcel }
}

let count = 0
/** A tracking number that no other parcel has. */
export function aNumber(): string {
  return `SF${Date.now()}${(count += 1)}`
}

export type Bought = Awaited<ReturnType<typeof bought>>

/** An order paid at a simulated gateway. */
export async function bought(mall: AfterSalesMall, wish: OrderWish & { payType?: PayMethod } = {}) {
  const { payType = '2', ...order } = wish
  const placed = await anOrder(mall.tools, order)
  const { data } = await mall.open(placed.lin, placed.code, payType)
  const payCode = data.payCode as string
  await mall.pay(payCode)
  await mall.sent(payCode)
  const paid = await orderNow(mall.tools, placed.orderId)
  const lines = paid.lines.toSorted((a, b) => a.priceFen - b.priceFen)
  return { ...placed, payCode, lines, tao: await operatorOf(mall.tools) }
}

/** Tao, an operator of the mall. */
export async function operatorOf({ db }: Pick<Tools, 'db'>) {
  return { ...(await aShopper(db, 'Tao')), role: 'operator' as const }
}

/** Ships the whole order, or the given lines. */
export async function ship(mall: AfterSalesMall, { stall, orderId }: Bought, lines?: object[]) {
  const parcels = [{ expCode: 'shunfeng', number: aNumber(), ...(lines ? { lines } : {}) }]
  const answer = await mall.call(stall.mei, 'POST /bizConsole/deliver', { orderId, parcels })
  if (!answer.status) throw new Error(`not shipped: ${answer.raw}`)
}

/** Runs due jobs until the application's refund has the state `money`. */
export async function moneyEnds(mall: AfterSalesMall, pkId: string, money: RefundRow['money'] = 'done') {
  for (let tries = 0; tries < 400; tries += 1) {
    await mall.tools.jobs.drain()
    const refund = await refundNow(mall.tools, pkId)
    if (refund.money === money) return refund
  }
  throw new Error(`the refund of ${pkId} did not reach the state ${money}`)
}

/** The amount refunded at the gateway, in fen. */
export async function wentBack(mall: AfterSalesMall, { payCode }: Bought): Promise<number> {
  return (await mall.moved(payCode))?.outFen ?? 0
}

/** Throws when the amounts of orders, lines, applications, refunds, ledger and gateway differ. */
export async function mustAgree(mall: AfterSalesMall): Promise<void> {
  await mall.tools.jobs.drain()
  await mustAddUp(mall)
  const { rows } = await sql<object>`
    select 'order' as what, o.id, o.refunded_fen, s.fen from orders o
    join (select order_id, sum(goods_fen + shipping_fen)::bigint as fen from aftersales_refund where status = 3
          group by order_id) s on s.order_id = o.id
    cross join lateral (
      select coalesce(sum(r.amount_fen), 0)::bigint as fen from payment_refund r
      where r.order_id = o.id and r.out_refund_no ~ '^R[BCL]') cancelled
    where s.fen + cancelled.fen <> o.refunded_fen or o.refunded_fen > o.total_fen
    union all
    select 'lines', o.id, sum(l.refunded_fen)::bigint, s.fen from orders o join order_line l on l.order_id = o.id
    join (select order_id, sum(goods_fen)::bigint as fen from aftersales_refund where status = 3
          group by order_id) s on s.order_id = o.id
    group by o.id, s.fen having sum(l.refunded_fen) <> s.fen
    union all
    select 'gateway', r.order_id, r.amount_fen, coalesce(sum(e.amount_fen), 0)::bigint
    from payment_refund r left join ledger_entry e on e.ref = r.id::text and e.account like 'shop:%'
    where r.order_id is not null
    group by r.id having coalesce(sum(e.amount_fen), 0)
      <> case when r.status in ('success', 'offline') then r.amount_fen else 0 end`.execute(mall.tools.db)
  if (rows.length > 0) throw new Error(`the amounts differ: ${JSON.stringify(rows)}`)
}

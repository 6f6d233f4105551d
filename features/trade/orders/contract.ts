import { returns } from '@hojip/catalog/contract'
import { call, shapes as s, ownRead, ownWrite, shopRead, shopWrite } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { payMethods } from '@hojip/policy/contract/channels'
import { moment, shopSearch } from './contract/shop-search.ts'
import { snapshot } from './contract/snapshot.ts'
import { ordersRefusals as r } from './refusals.ts'

/** When an order arrives, in epoch ms: from ordering until it is there; absent in orders from before it was stored. */
const arrival = {
  arriveFromAt: z.int().optional(),
  arriveToAt: z.int().optional(),
  /** The last day that was promised when it was ordered, or when its address was changed. */
  promisedToAt: z.int().optional(),
}

const orderStatus = z.union([z.literal(0), z.literal(3), z.literal(4), z.literal(5), z.literal(99)])

const orderLine = z.object({
  orderGoodsId: s.id,
  goodsId: s.id,
  goodsSpecId: s.id,
  goodsName: z.string(),
  goodsSn: z.string(),
  goodsPic: z.string(),
  goodsSpec: z.string(),
  goodsNum: z.int(),
  goodsPrice: s.money,
  payMoney: s.money,
  shippedNum: z.int(),
  refundedNum: z.int(),
  refundedMoney: s.money,
  /** 0 none, 1 applied, 2 processing, 3 completed, 4 rejected, 5 closed, 6 return, 7 inspection. */
  refundStatus: z.int(),
  /** The latest application for a refund. */
  refundId: s.id.optional(),
  /** What can still be refunded, and whether an application is possible now. */
  refundableMoney: s.money,
  canRefund: z.boolean(),
  /** The deadlines, once the order is completed. */
  refundDeadline: s.time.optional(),
  isComment: z.enum(['0', '1', '2']),
  /** By which it was bought. */
  ...returns,
})

/** The viewer's buttons, from the same table by which the server decides. */
const orderAction = z.enum([
  'pay',
  'cancel',
  'comment',
  'confirm',
  'delete',
  'buyAgain',
  'remind',
  'track',
  'ship',
  'extend',
  'changeAddress',
])

const order = z.object({
  pkId: s.id,
  orderCode: z.string(),
  cartOrderCode: z.string(),
  /** The code for `/pay/{id}` that pays only this order. */
  payId: z.string(),
  orderStatus,
  shopId: s.id,
  shopName: z.string(),
  mark: z.string(),
  hue: z.int(),
  goodsMoney: s.money,
  shippingFee: s.money,
  discountMoney: s.money,
  totalMoney: s.money,
  refundedMoney: s.money,
  /** Money is on its way back, and the mall has paused the refunds of its channel: it leaves by itself once they go on. */
  isRefundPaused: z.boolean(),
  orderTime: s.time,
  payTime: s.time.optional(),
  payType: z.enum(payMethods).optional(),
  deliveryTime: s.time.optional(),
  receiveTime: s.time.optional(),
  finishTime: s.time.optional(),
  cancelTime: s.time.optional(),
  closeReason: z.string().optional(),
  /** Seconds until `deadlineAction` happens automatically. */
  orderSurplusTime: z.int().optional(),
  deadlineAction: z.string().optional(),
  deadlineTime: s.time.optional(),
  deadlineAt: z.int().optional(),
  /** When the first parcel was promised to leave; still there once it was missed. */
  shipByTime: s.time.optional(),
  shipByAt: z.int().optional(),
  ...arrival,
  /** The shop missed its promise and nothing has left yet: the buyer may cancel at once. */
  isLate: z.boolean(),
  canRemind: z.boolean(),
  canExtend: z.boolean(),
  /** The buyer or the shop has put automatic receipt off: it does not come before `deadlineAt`. */
  isReceiptPutOff: z.boolean(),
  /** Once the order is completed: the deadline for refunds without a fault, and the one for faults of the product. */
  afterSales: z.object({ untilAt: z.int(), isForFaultsOnly: z.boolean() }).optional(),
  /** When the buyer changed the address after ordering. */
  addressChangedTime: s.time.optional(),
  /** Since when no carrier has reported on one of its parcels. */
  parcelSilentTime: s.time.optional(),
  /** Since when an undeliverable parcel is back at the shop; automatic receipt is paused. */
  parcelReturnedTime: s.time.optional(),
  remark: z.string(),
  consignee: z.string(),
  /** Masked outside the owner's own pages. */
  phone: z.string(),
  country: z.enum(['CN', 'KR']),
  /** Province, city and district in the reader's language. */
  regionText: z.string(),
  /** The rest of the address, in the language of its country. */
  street: z.string(),
  /** The whole address as couriers read it. */
  address: z.string(),
  partShipped: z.boolean(),
  goodsInfoList: z.array(orderLine),
  actions: z.array(orderAction),
})

const orderStep = z.object({
  code: z.enum(['paid', 'shipped', 'awaiting', 'completed']),
  done: z.boolean(),
  time: s.time.optional(),
})

const shopRemark = z.object({ pkId: s.id, content: z.string(), authorName: z.string(), time: s.time })

const byId = z.object({ orderId: s.id })
const orderWithSteps = order.extend({ steps: z.array(orderStep) })

export const ordersCalls = {
  'POST /bizOrder/queryMyOrder': call({
    summary: 'The user’s orders; orderStatus -1 for all',
    ...ownRead,
    input: z.object({
      ...s.pageInput,
      orderStatus: z.union([z.literal(-1), orderStatus]).default(-1),
      /** Words of a product name, or an order number. */
      goodsName: s.words(0, 60).optional(),
      orderCode: s.words(0, 40).optional(),
      /** The days of ordering, both included. */
      startTime: moment.optional(),
      endTime: moment.optional(),
    }),
    output: s.pageOf(order),
  }),
  'POST /bizOrder/queryOrderCount': call({
    summary: 'How many orders the user has in each state',
    ...ownRead,
    input: s.noInput,
    output: z.object({
      '0': z.int(),
      '3': z.int(),
      '4': z.int(),
      '5': z.int(),
      '99': z.int(),
      toComment: z.int(),
      /** Orders with a refund under way. */
      refunding: z.int(),
    }),
  }),
  'GET /bizOrder/queryOrderInfo': call({
    summary: 'One order with its steps',
    ...ownRead,
    input: byId,
    output: orderWithSteps,
    refusals: [r.orderGone],
  }),
  'POST /bizOrder/queryOrderListByShopId': call({
    summary: 'The user’s orders with one shop, newest first',
    ...ownRead,
    input: z.object({ ...s.pageInput, shopId: s.id }),
    output: s.pageOf(order),
  }),
  'GET /bizOrder/querySnapshot': call({
    summary: 'A bought product as it was offered then',
    ...ownRead,
    input: byId.extend({ orderGoodsId: s.id }),
    output: snapshot,
    refusals: [r.orderGone],
  }),
  'GET /bizOrder/queryTimeline': call({
    summary: 'The order’s timeline, or its part after an event',
    ...ownRead,
    input: byId.extend({ afterSeq: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    output: z.object({
      events: z.array(
        z.object({ seq: z.int(), time: s.time, type: z.string(), text: z.string(), actor: z.string() }),
      ),
    }),
    refusals: [r.orderGone],
  }),
  'POST /bizOrder/cancelOrder': call({
    summary: 'Cancels an order of which nothing was shipped; stock and money go back',
    ...ownWrite,
    input: byId.extend({ cancelReason: s.words(0, 100).default('') }),
    output: orderWithSteps,
    refusals: [r.orderGone, r.notNow],
  }),
  'POST /bizOrder/confirmOrder': call({
    summary: 'Confirms receipt',
    ...ownWrite,
    input: byId,
    output: orderWithSteps,
    refusals: [r.orderGone, r.notNow, r.refundOpen],
  }),
  'POST /bizOrder/remindDelivery': call({
    summary: 'Asks the shop to ship; once a day',
    ...ownWrite,
    input: byId,
    output: z.object({ nextAllowedTime: s.time }),
    refusals: [r.orderGone, r.notNow, r.remindedToday],
  }),
  'POST /bizOrder/extendReceive': call({
    summary: 'Postpones automatic receipt, once',
    ...ownWrite,
    input: byId,
    output: z.object({ deadlineTime: s.time, deadlineAt: z.int() }),
    refusals: [r.orderGone, r.notNow, r.extendedAlready],
  }),
  'POST /bizOrder/updateAddress': call({
    summary: 'Changes the delivery address to another of the user’s, before anything has left',
    ...ownWrite,
    input: byId.extend({ addressId: s.id }),
    output: orderWithSteps,
    refusals: [r.orderGone, r.notNow, r.addressGone, r.notDeliverable, r.freightDiffers],
  }),
  'POST /bizOrder/deleteById/{pkId}': call({
    summary: 'Hides a finished order from the user’s list',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.orderGone, r.notNow],
  }),
  'POST /bizOrder/buyAgain': call({
    summary: 'Puts the order’s products into the cart again, as far as they are still sold',
    ...ownWrite,
    idempotency: 'honored',
    input: byId,
    output: z.object({
      added: z.int(),
      /** The products that could not be added, and why. */
      failed: z.array(
        z.object({ orderGoodsId: s.id, goodsName: z.string(), goodsSpec: z.string(), reason: z.string() }),
      ),
    }),
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/queryOrders': call({
    summary: 'The shop’s orders; those to ship come first, oldest on top',
    ...shopRead,
    right: 'orders.read',
    input: z.object({
      ...s.pageInput,
      orderStatus: z.union([z.literal(-1), orderStatus]).default(-1),
      orderCode: s.words(0, 40).optional(),
      ...shopSearch,
    }),
    output: s
      .pageOf(order)
      .extend({
        counts: z.object({ '0': z.int(), '3': z.int(), '4': z.int(), '5': z.int(), '99': z.int() }),
      }),
  }),
  'GET /bizConsole/queryOrderInfo': call({
    summary: 'One order of the shop, with the buyer’s full address',
    ...shopRead,
    right: 'orders.read',
    input: byId,
    output: orderWithSteps,
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/extendReceive': call({
    summary: 'The shop postpones automatic receipt for the buyer, once',
    ...shopWrite,
    right: 'orders.edit',
    /** From `leastShopExtendDays` to `mostShopExtendDays` of the mall's policy. */
    input: byId.extend({ days: z.int().min(3).max(7) }),
    output: z.object({ deadlineTime: s.time, deadlineAt: z.int() }),
    refusals: [r.orderGone, r.notNow, r.shopExtendedAlready],
  }),
  'POST /bizConsole/queryOrderRemarks': call({
    summary: 'What the shop has noted about an order, the newest first; its staff alone reads it',
    ...shopRead,
    right: 'orders.read',
    input: byId,
    output: s.listOf(shopRemark),
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/saveOrderRemark': call({
    summary: 'Notes something about an order for the shop’s staff',
    ...shopWrite,
    right: 'orders.edit',
    idempotency: 'honored',
    input: byId.extend({ content: s.words(1, 500) }),
    output: z.object({ pkId: s.id }),
    refusals: [r.orderGone],
  }),
}
type OrdersCalls = typeof ordersCalls
export type Order = z.output<typeof order>
export type Snapshot = z.output<typeof snapshot>
export type OrderLine = z.output<typeof orderLine>
export type OrderAction = z.output<typeof orderAction>
export type ShopRemark = z.output<typeof shopRemark>
export type OrderStep = z.output<typeof orderStep>
declare module '@hojip/platform/client' {
  interface AllCalls extends OrdersCalls {}
}

/** The events that the room emits (`jobs.emit`), with their data. */
export interface OrdersEvents {
  /** A purchase was placed: one order per shop. */
  'orders/created': { purchaseId: string; userId: string; orders: { orderId: string; shopId: string }[] }
  'orders/paid': OrderHappening & {
    lines: { goodsId: string; skuId: string; quantity: number }[]
    /** No other payment is open for it, and none can be opened any more. */
    arePaymentsOver?: boolean
  }
  'orders/closed': OrderHappening & {
    reason: string
    /** No payment was open for it, and none can be opened any more. */
    arePaymentsOver?: boolean
  }
  'orders/shipped': OrderHappening & OfLines & { partly: boolean }
  'orders/delivered': OrderHappening
  'orders/received': OrderHappening & { automatic: boolean }
  'orders/reminded': OrderHappening
  /** The shop missed its promise to ship: nothing has left. */
  'orders/late': OrderHappening
  'orders/addressChanged': OrderHappening
  /** No carrier has reported on one of its parcels for days. */
  'orders/parcelSilent': OrderHappening & OfLines
  /** The carrier brought one of its parcels back to the shop. */
  'orders/parcelReturned': OrderHappening & OfLines
  /** The shop has postponed automatic receipt. */
  'orders/shopExtended': OrderHappening & ShopsAct & { days: number }
  /** Somebody of the shop has noted something about an order. */
  'orders/remarked': OrderHappening & ShopsAct & { remarkId: string }
}
/** The lines in the parcel; left out when it is not about one parcel. */
export interface OfLines {
  lineIds?: readonly string[]
}
/** Who of the shop's staff has done something, and when. */
interface ShopsAct {
  actorId: string
  atMs: number
}
export interface OrderHappening {
  orderId: string
  userId: string
  shopId: string
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends OrdersEvents {}
}

/** The rooms that handle each event; those without any have no handler yet. */
export const ordersEvents = {
  'orders/created': { handledBy: ['notices'] },
  'orders/paid': { handledBy: ['catalog', 'figures', 'notices', 'payments'] },
  'orders/closed': { handledBy: ['aftersales', 'notices', 'payments'] },
  'orders/shipped': { handledBy: ['notices'] },
  'orders/delivered': { handledBy: ['notices'] },
  'orders/received': { handledBy: ['notices'] },
  'orders/reminded': { handledBy: [] },
  'orders/late': { handledBy: ['notices'] },
  'orders/addressChanged': { handledBy: [] },
  'orders/parcelSilent': { handledBy: ['notices'] },
  'orders/parcelReturned': { handledBy: ['notices'] },
  'orders/shopExtended': { handledBy: ['chat', 'notices'] },
  'orders/remarked': { handledBy: ['chat'] },
} as const satisfies HandledBy<OrdersEvents>

s.nameShapes({ Order: order, OrderLine: orderLine, OrderStep: orderStep, OrderDetail: orderWithSteps })

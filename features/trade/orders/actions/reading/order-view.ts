import { nationalPhone } from '@hojip/policy/contact-phone'
import { maskedPhone } from '@hojip/policy/phone'
import { addressLine } from '@hojip/addresses'
import { placeLine } from '@hojip/regions/place-names'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { methodOf } from '@hojip/policy/channels'
import type { Order, OrderLine, OrderStep } from '../../contract.ts'
import { expectedArrival, promisedArrival } from '../../rules/arrival.ts'
import { actionsOf, isLate, orderStatuses } from '../../rules/order-state.ts'
import { afterSalesTime, refundProblem, refundsUntil } from '../../rules/refund-window.ts'
import { factsOf, type LineRow, type OrderRow } from '../../store/rows.ts'
import { closeReasonText } from '../texts.ts'
import { returnsOf } from './read-snapshot.ts'

/**
 * How much of name, phone and address a reader sees: all of it the buyer and who packs the parcel; lists leave out most
 * of the number; staff whose roles do not include customers' data see the town.
 */
export type CustomerSeen = 'all' | 'noPhone' | 'town'

export interface Reader {
  role: 'buyer' | 'shop'
  sees: CustomerSeen
  /** Whether the reader may ship: staff without that right are offered no such act. */
  mayShip?: boolean
  locale: Locale
  nowMs: number
  /** The orders whose refunds operators have paused. */
  held: ReadonlySet<string>
}

const commented = ['0', '1', '2'] as const

/** What can still be refunded of a line, and until when. */
function refundView(order: OrderRow, line: LineRow, nowMs: number) {
  const facts = { status: order.status, finishedAt: order.finishedAt?.getTime() ?? null }
  const canRefund = refundProblem(facts, line, nowMs, true) === undefined
  const until = refundsUntil(facts, false)
  return {
    refundedMoney: fenToYuan(line.refundedFen),
    refundStatus: line.refundStatus,
    ...(line.refundId ? { refundId: line.refundId } : {}),
    refundableMoney: fenToYuan(canRefund ? line.payFen - line.refundedFen : 0),
    canRefund,
    ...(typeof until === 'number' ? { refundDeadline: wireTime(until) } : {}),
  }
}

function lineView(order: OrderRow, line: LineRow, { locale, nowMs }: Reader): OrderLine {
  return {
    orderGoodsId: line.id,
    goodsId: line.goodsId,
    goodsSpecId: line.skuId,
    goodsName: line.goodsName[locale],
    goodsSn: line.goodsSn,
    goodsPic: line.picture ?? '',
    goodsSpec: line.choiceName[locale],
    goodsNum: line.quantity,
    goodsPrice: fenToYuan(line.priceFen),
    payMoney: fenToYuan(line.payFen),
    shippedNum: line.shipped,
    refundedNum: line.refunded,
    ...refundView(order, line, nowMs),
    isComment: commented[line.commented],
    ...returnsOf(line.returnRule, locale),
  }
}

type Times =
  | 'shipByTime'
  | 'addressChangedTime'
  | 'parcelSilentTime'
  | 'parcelReturnedTime'
  | 'payTime'
  | 'deliveryTime'
  | 'receiveTime'
  | 'finishTime'
  | 'cancelTime'
  | 'deadlineTime'

/** Leaves out the times that are not set. */
function timesOf(times: Record<Times, Date | null>): Partial<Record<Times, string>> {
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, at]) => (at ? [[name, wireTime(at.getTime())]] : [])),
  )
}

function deadlineOf({ deadlineAt, deadlineAction }: OrderRow, nowMs: number) {
  if (!deadlineAt || !deadlineAction) return {}
  const left = Math.max(0, Math.floor((deadlineAt.getTime() - nowMs) / 1000))
  return { orderSurplusTime: left, deadlineAction, deadlineAt: deadlineAt.getTime() }
}

/** When it should arrive, for readers of one order and of several. */
export function arrivalView(order: OrderRow, nowMs: number) {
  const expected = expectedArrival(order, nowMs)
  const promised = promisedArrival(order)
  return {
    ...(expected && { arriveFromAt: expected.fromMs, arriveToAt: expected.toMs }),
    ...(promised && { promisedToAt: promised.toMs }),
  }
}

function afterSalesOf(order: OrderRow, nowMs: number) {
  const facts = { status: order.status, finishedAt: order.finishedAt?.getTime() ?? null }
  const time = order.lines.some((line) => refundProblem(facts, line, nowMs, true) === undefined)
    ? afterSalesTime(facts, nowMs)
    : undefined
  if (!time) return {}
  return { afterSales: { untilAt: time.untilMs, isForFaultsOnly: time.isForFaultsOnly } }
}

/** An order as the contract describes it for its buyer or its shop. */
export function orderView(order: OrderRow, reader: Reader): Order {
  const { locale, nowMs } = reader
  const facts = factsOf(order)
  const actions = actionsOf(facts, reader.role, nowMs).filter((act) => act !== 'ship' || reader.mayShip)
  return {
    pkId: order.id,
    orderCode: order.code,
    cartOrderCode: order.purchaseCode,
    payId: order.code,
    orderStatus: order.status,
    shopId: order.shopId,
    shopName: order.shopName[locale],
    mark: order.mark,
    hue: order.hue,
    goodsMoney: fenToYuan(order.goodsFen),
    shippingFee: fenToYuan(order.shippingFen),
    discountMoney: fenToYuan(order.discountFen),
    totalMoney: fenToYuan(order.totalFen),
    refundedMoney: fenToYuan(order.refundedFen),
    isRefundPaused: reader.held.has(order.id),
    orderTime: wireTime(order.createdAt.getTime()),
    ...timesOf({
      payTime: order.paidAt,
      deliveryTime: order.shippedAt,
      receiveTime: order.deliveredAt,
      finishTime: order.finishedAt,
      cancelTime: order.closedAt,
      deadlineTime: order.deadlineAction ? order.deadlineAt : null,
      shipByTime: order.shipByAt,
      addressChangedTime: order.addressChangedAt,
      parcelSilentTime: order.parcelSilentAt,
      parcelReturnedTime: order.parcelReturnedAt,
    }),
    ...deadlineOf(order, nowMs),
    ...afterSalesOf(order, nowMs),
    ...(order.shipByAt ? { shipByAt: order.shipByAt.getTime() } : {}),
    ...arrivalView(order, nowMs),
    isLate: isLate(facts, nowMs),
    ...(order.payType ? { payType: methodOf(order.payType) } : {}),
    ...(order.closeReason ? { closeReason: closeReasonText(order.closeReason, locale) } : {}),
    remark: order.remark,
    ...consigneeOf(order, reader.sees, locale),
    partShipped: order.status === orderStatuses.toShip && facts.shipped > 0,
    goodsInfoList: order.lines.map((line) => lineView(order, line, reader)),
    canRemind: actions.includes('remind'),
    canExtend: actions.includes('extend'),
    isReceiptPutOff: order.isExtended || order.isShopExtended,
    actions,
  }
}

type Destination = Pick<OrderRow, 'consignee' | 'phone' | 'address'>

/**
 * Recipient, phone and address, as much of them as the reader sees: the region in the reader's language for pages and
 * lists, the rest and the whole line as couriers read them.
 */
export function consigneeOf(order: Destination, sees: CustomerSeen, locale: Locale) {
  const isAll = sees !== 'town'
  const { country, province, city, district } = order.address
  const rest = isAll ? order.address : { ...order.address, street: '', detail: '***' }
  return {
    consignee: isAll ? order.consignee : `${[...order.consignee][0] ?? ''}**`,
    phone: sees === 'all' ? nationalPhone(order.phone) : maskedPhone(order.phone),
    country,
    regionText: placeLine([province, city, district], locale),
    street: [rest.street, rest.detail].filter(Boolean).join(' '),
    address: addressLine(rest),
  }
}

/** Recipient and region, masked for pages that others may see. */
export function maskedConsignee(order: Destination, locale: Locale): string {
  const { consignee, phone, regionText } = consigneeOf(order, 'town', locale)
  return `${consignee} ${phone} ${regionText}`
}

/** What a member of the shop's staff sees of the buyer, where those who pack parcels see everything. */
export function customerSeenBy(viewer: Pick<Viewer, 'rights'>): CustomerSeen {
  return viewer.rights?.includes('customers.read') ? 'all' : 'town'
}

/** The progress bar: paid, shipped, delivered, completed. */
export function stepsOf(order: OrderRow): OrderStep[] {
  const step = (code: OrderStep['code'], at: Date | null, done = at !== null): OrderStep => ({
    code,
    done,
    ...(at ? { time: wireTime(at.getTime()) } : {}),
  })
  const isOver = order.finishedAt !== null
  return [
    step('paid', order.paidAt),
    step('shipped', order.shippedAt),
    step('awaiting', order.deliveredAt, order.deliveredAt !== null || isOver),
    step('completed', order.finishedAt),
  ]
}

/** What the shop may do with an order from a conversation with its buyer. */
export function shopActsOf(order: OrderRow, nowMs: number): { canExtend: boolean; canOffer: boolean } {
  const facts = { status: order.status, finishedAt: order.finishedAt?.getTime() ?? null }
  return {
    canExtend: actionsOf(factsOf(order), 'shop', nowMs).includes('extend'),
    canOffer: order.lines.some((line) => refundProblem(facts, line, nowMs, true) === undefined),
  }
}

import type { Db, Tools, Tx } from '@hojip/db'
import type { PageRequest } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { shapes } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { endOf, momentOf, wireTime } from '@hojip/platform/mall-time'
import { refuse } from '@hojip/platform/refusal'
import { ordersRefusals } from '../../refusals.ts'
import { commentableSince } from '@hojip/policy'
import { yuanToFen } from '@hojip/platform/money'
import { wantedKeys } from '../../rules/order-search.ts'
import { orderStatuses, type OrderStatus } from '../../rules/order-state.ts'
import { countLinesToComment } from '../../store/comments.ts'
import { ownOrders } from '../../store/own-orders.ts'
import {
  countOwnOrders,
  countShopOrders,
  eventsOf,
  ownOrder,
  shopOrder,
  shopOrders,
} from '../../store/read.ts'
import { customerSeenBy, orderView, stepsOf, type CustomerSeen, type Reader } from './order-view.ts'
import type { OrderRow } from '../../store/rows.ts'
import { eventTexts } from '../texts.ts'
import type { ReadingTools } from '../tools.ts'

interface Wish extends PageRequest {
  orderStatus: OrderStatus | -1
}

interface Search {
  shopId?: string | undefined
  goodsName?: string | undefined
  orderCode?: string | undefined
  startTime?: string | undefined
  endTime?: string | undefined
}

/** The orders of which money has to go back, and waits. */
async function heldOf(
  { heldRefunds }: ReadingTools,
  orders: readonly OrderRow[],
): Promise<ReadonlySet<string>> {
  const refunded = orders.filter(({ refundedFen }) => refundedFen > 0)
  return heldRefunds && refunded.length > 0 ? heldRefunds(refunded.map(({ id }) => id)) : new Set()
}

async function buyer(tools: ReadingTools, locale: Locale, orders: readonly OrderRow[]): Promise<Reader> {
  const held = await heldOf(tools, orders)
  return { role: 'buyer', sees: 'all', locale, nowMs: tools.clock.nowMs(), held }
}

interface Staff {
  viewer: Viewer
  locale: Locale
  most: CustomerSeen
}

async function staff(
  tools: ReadingTools,
  { viewer, locale, most }: Staff,
  orders: readonly OrderRow[],
): Promise<Reader> {
  const sees = customerSeenBy(viewer)
  return {
    role: 'shop',
    sees: sees === 'all' ? most : sees,
    mayShip: viewer.rights?.includes('orders.ship') ?? false,
    locale,
    nowMs: tools.clock.nowMs(),
    held: await heldOf(tools, orders),
  }
}

export async function listOwnOrders(
  tools: ReadingTools,
  viewer: Viewer,
  { goodsName, startTime, endTime, ...wish }: Wish & Search,
  locale: Locale,
) {
  const found = await ownOrders(tools.db, viewer, {
    ...wish,
    status: wish.orderStatus,
    words: goodsName,
    from: startTime === undefined ? undefined : momentOf(startTime),
    until: endTime === undefined ? undefined : endOf(endTime),
  })
  const reader = await buyer(tools, locale, found.rows)
  const list = found.rows.map((order) => orderView(order, reader))
  return shapes.page(list, found.total, wish)
}

const zeros = { '0': 0, '3': 0, '4': 0, '5': 0, '99': 0 }

function byStatus(counts: readonly { status: OrderStatus; n: number }[]) {
  return { ...zeros, ...Object.fromEntries(counts.map(({ status, n }) => [String(status), n])) }
}

export async function countOrders({ db, clock }: Tools, viewer: Viewer) {
  const [counts, toComment] = await Promise.all([
    countOwnOrders(db, viewer),
    countLinesToComment(db, viewer, commentableSince(clock.nowMs())),
  ])
  return { ...byStatus(counts), toComment, refunding: counts.reduce((n, c) => n + c.refunding, 0) }
}

const underWay: readonly OrderStatus[] = [orderStatuses.unpaid, orderStatuses.toShip, orderStatuses.toReceive]

/** How many of a buyer's orders are unfinished, including those with a refund under way. */
export async function ordersUnderWay(db: Db | Tx, viewer: { userId: string }): Promise<number> {
  const counts = await countOwnOrders(db, viewer)
  const open = counts.filter(({ status }) => underWay.includes(status)).reduce((sum, { n }) => sum + n, 0)
  return open > 0 ? open : counts.reduce((sum, { refunding }) => sum + refunding, 0)
}

export async function readOrder(tools: ReadingTools, viewer: Viewer, id: string, locale: Locale) {
  const order = await ownOrder(tools.db, viewer, id)
  if (!order) return refuse(ordersRefusals.orderGone)
  return { ...orderView(order, await buyer(tools, locale, [order])), steps: stepsOf(order) }
}

/** The text that a person entered at that step. */
function wordsOf(data: Record<string, unknown>): string[] {
  return typeof data['reason'] === 'string' ? [data['reason']] : []
}

/** @param afterSeq 0 for the whole timeline */
export async function readTimeline(
  tools: Tools,
  viewer: Viewer,
  { orderId, afterSeq }: { orderId: string; afterSeq: number },
  locale: Locale,
) {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  const events = (await eventsOf(tools.db, orderId, afterSeq)).map(({ seq, type, actor, data, at }) => ({
    seq,
    time: wireTime(at.getTime()),
    type,
    text: [eventTexts[type]?.[locale] ?? type, ...wordsOf(data)].join(' · '),
    actor,
  }))
  return { events }
}

interface ShopSearch {
  words?: string | undefined
  orderCode?: string | undefined
  timeType?: 'placed' | 'paid' | 'shipped' | undefined
  startTime?: string | undefined
  endTime?: string | undefined
  minMoney?: string | undefined
  maxMoney?: string | undefined
}

export async function listShopOrders(
  tools: ReadingTools,
  viewer: Viewer,
  { words, orderCode, timeType, startTime, endTime, minMoney, maxMoney, ...wish }: Wish & ShopSearch,
  locale: Locale,
) {
  const asked = {
    ...wish,
    status: wish.orderStatus,
    words,
    orderCode,
    keys: words ? wantedKeys(words, customerSeenBy(viewer) === 'all') : undefined,
    timeOf: timeType,
    from: startTime === undefined ? undefined : momentOf(startTime),
    until: endTime === undefined ? undefined : endOf(endTime),
    leastFen: minMoney === undefined ? undefined : yuanToFen(minMoney),
    mostFen: maxMoney === undefined ? undefined : yuanToFen(maxMoney),
  }
  const [rows, counted] = await Promise.all([
    shopOrders(tools.db, viewer, asked),
    countShopOrders(tools.db, viewer, asked),
  ])
  const counts = byStatus(counted)
  const all = counted.reduce((sum, { n }) => sum + n, 0)
  const total = wish.orderStatus === -1 ? all : counts[`${wish.orderStatus}`]
  const reader = await staff(tools, { viewer, locale, most: 'noPhone' }, rows)
  return {
    ...shapes.page(
      rows.map((order) => orderView(order, reader)),
      total,
      wish,
    ),
    counts,
  }
}

export async function readShopOrder(tools: ReadingTools, viewer: Viewer, id: string, locale: Locale) {
  const order = await shopOrder(tools.db, viewer, id)
  if (!order) return refuse(ordersRefusals.orderGone)
  const reader = await staff(tools, { viewer, locale, most: 'all' }, [order])
  return { ...orderView(order, reader), steps: stepsOf(order) }
}

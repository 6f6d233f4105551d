import type { Tools } from '@hojip/db'
import { ownOrders, type OrderRow } from '@hojip/orders'
import type { OfLines, OrderHappening } from '@hojip/orders/contract'
import { expectedArrival } from '@hojip/orders/rules'
import { inTransaction } from '@hojip/platform/db'
import { known } from '@hojip/platform/known'
import { settleNotices } from '../../store/change.ts'
import { writeNotices, type NewNotice } from '../write-notices.ts'
import { orderFacts } from './order-facts.ts'
import { paymentSource } from './tell-payment.ts'

/** The kinds that tell only of an order. */
type OrderKind =
  | 'orderPaid'
  | 'orderLate'
  | 'orderTimedOut'
  | 'orderCancelledLate'
  | 'orderBroughtBack'
  | 'orderReceived'
  | 'orderShipped'
  | 'orderPartlyShipped'
  | 'orderDelivered'
  | 'parcelSilent'
  | 'parcelReturned'
  | 'receiptPutOff'

/** Kinds that may happen to an order again: one notice for each of these moments. */
const momentOf: Partial<Record<OrderKind, (order: OrderRow) => Date | null>> = {
  orderPartlyShipped: (order) => order.shippedAt,
  parcelSilent: (order) => order.parcelSilentAt,
  parcelReturned: (order) => order.parcelReturnedAt,
}

function untilOf(kind: OrderKind, { shipByAt, deadlineAt, deadlineAction }: OrderRow) {
  const until =
    kind === 'orderPaid'
      ? shipByAt
      : (kind === 'orderDelivered' || kind === 'receiptPutOff') && deadlineAction === 'receive'
        ? deadlineAt
        : null
  return until ? { untilMs: until.getTime() } : {}
}

/** Kinds that are about what has left the shop, not about what was refunded before. */
const ofParcels: readonly OrderKind[] = [
  'orderShipped',
  'orderPartlyShipped',
  'orderDelivered',
  'orderReceived',
  'parcelSilent',
  'parcelReturned',
]

/** The lines that a notice names: those of its parcel, or what the shop has sent. */
function linesOf(kind: OrderKind, { lines }: OrderRow, lineIds: readonly string[] | undefined) {
  if (!ofParcels.includes(kind)) return lines
  const sent = lines.filter(({ shipped }) => shipped > 0)
  return lineIds ? sent.filter(({ id }) => lineIds.includes(id)) : sent
}

function noticeOf(
  order: OrderRow,
  kind: OrderKind,
  lineIds: readonly string[] | undefined,
  nowMs: number,
): NewNotice {
  const moment = momentOf[kind]?.(order)?.getTime()
  const source = ['order', order.id, kind, ...(moment === undefined ? [] : [moment])].join('/')
  const arriving = kind === 'orderPaid' ? expectedArrival(order, nowMs) : undefined
  const facts = { ...orderFacts(order, linesOf(kind, order, lineIds)), ...untilOf(kind, order), ...arriving }
  return { userId: order.userId, kind, source, facts, at: new Date(nowMs) }
}

/** Writes notices about orders, or about some of their lines, to their buyers; a repetition writes none. */
export function tellOrders(
  tools: Tools,
  happened: readonly (OrderHappening & OfLines)[],
  kind: OrderKind,
): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const orders = await ownOrders(tx, happened)
    const isSettled = ({ paidAt, closedAt }: OrderRow) => paidAt !== null || closedAt !== null
    await settleNotices(
      tx,
      orders
        .filter(isSettled)
        .map(({ userId, purchaseId }) => ({ userId, source: paymentSource(purchaseId) })),
    )
    const linesOfOrder = new Map(happened.map(({ orderId, lineIds }) => [orderId, lineIds]))
    const nowMs = tools.clock.nowMs()
    await writeNotices(
      tx,
      orders.map((order) => noticeOf(order, kind, linesOfOrder.get(order.id), nowMs)),
    )
  })
}

/** The same about one order. */
export function tellOrder(tools: Tools, happened: OrderHappening & OfLines, kind: OrderKind): Promise<void> {
  return tellOrders(tools, [happened], kind)
}

const closedKinds: Readonly<Record<string, OrderKind>> = {
  timeout: 'orderTimedOut',
  late: 'orderCancelledLate',
  broughtBack: 'orderBroughtBack',
}

/** The reasons of closing that the buyer does not know yet: they cancelled, or got the notice of the refund. */
export function isClosingNews({ reason }: { reason: string }): boolean {
  return reason in closedKinds
}

export async function tellClosed(tools: Tools, closed: OrderHappening & { reason: string }): Promise<void> {
  const kind = known(closedKinds, closed.reason)
  // A newer process may know more reasons; one of its kind writes the notice when the job is repeated.
  if (!kind) throw new Error(`no notice for an order closed as ${closed.reason}`)
  await tellOrder(tools, closed, kind)
}

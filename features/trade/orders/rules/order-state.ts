import { sameMallDay } from '@hojip/platform/mall-time'
import { commentDeadline, policy } from '@hojip/policy'

/** The numbers by which the wire and the tables write the statuses. */
export const orderStatuses = { unpaid: 0, toShip: 3, toReceive: 4, completed: 5, closed: 99 } as const
export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses]
export type Actor = 'buyer' | 'shop' | 'system' | 'gateway' | 'carrier' | 'operator'
/** The actions that a page offers as buttons. */
type Act =
  | 'pay'
  | 'cancel'
  | 'comment'
  | 'confirm'
  | 'delete'
  | 'buyAgain'
  | 'remind'
  | 'track'
  | 'ship'
  | 'extend'
  | 'changeAddress'

/** The facts of an order that the table checks. Times in epoch ms. */
export interface OrderFacts {
  status: OrderStatus
  finishedAt: number | null
  closedAt: number | null
  /** Why it was closed; null while it is open. */
  closeReason: CloseReason | null
  deadlineAt: number | null
  deadlineAction: DeadlineAction | null
  /** When the first parcel was promised to leave. */
  shipByAt: number | null
  /** Receipt has already been postponed. */
  isExtended: boolean
  /** The same by the shop. */
  isShopExtended: boolean
  remindedAt: number | null
  /** Units that have left the shop. */
  shipped: number
  /** Units that have to leave it: ordered, and not refunded before they left. */
  due: number
  /** Units that may leave it now: no refund of their line is under way. */
  ready: number
  /** Units that are not refunded. */
  remaining: number
  /** Lines with an open refund. */
  openRefunds: number
  /** The carrier brought a parcel back to the shop, which has not sent it again. */
  isBroughtBack: boolean
  /** Lines the buyer still has that have no comment yet. */
  toComment: number
  isHidden: boolean
}

/**
 * `cancelled`: before it was paid; `calledOff`: by its buyer after paying; `late`: the shop did not ship in
 * time. For the last two all money and stock go back. `broughtBack`: the shop has the products, and the money
 * is refunded.
 */
export type CloseReason = 'cancelled' | 'timeout' | 'refunded' | 'calledOff' | 'late' | 'broughtBack'

/**
 * What happens automatically at the deadline: closing, missing the promise to ship, cancelling, receipt,
 * refunding what the carrier brought back.
 */
export type DeadlineAction = 'close' | 'ship' | 'cancelLate' | 'receive' | 'giveBack'

interface Row {
  from: OrderStatus | null
  to: OrderStatus
  by: readonly Actor[]
  /** Further conditions; left out: none. */
  when?: (order: OrderFacts, nowMs: number) => boolean
  /** The button of the transition, and the role that sees it. */
  act?: readonly [Act, 'buyer' | 'shop']
}

/** The shop has missed its promise: no parcel has left in time. */
export function isLate(o: Pick<OrderFacts, 'status' | 'shipByAt' | 'shipped'>, nowMs: number): boolean {
  return o.status === orderStatuses.toShip && o.shipped === 0 && o.shipByAt !== null && nowMs >= o.shipByAt
}

/** Nothing has left the shop: a paid order can be cancelled at once. */
function isStillHere(o: OrderFacts) {
  return o.status === orderStatuses.toShip && o.shipped === 0
}

/** No refund is under way. */
function isSettled(o: OrderFacts) {
  return o.openRefunds === 0
}

function mayHide(o: OrderFacts) {
  return !o.isHidden && isSettled(o)
}

/** What the table checks when money arrives. */
export type MoneyFacts = Pick<OrderFacts, 'status' | 'closedAt' | 'closeReason'>

function neverPaid(o: MoneyFacts) {
  return o.closeReason === 'cancelled' || o.closeReason === 'timeout'
}

/** Every transition of an order's status. What is not listed cannot happen. */
export const transitions = {
  created: { from: null, to: orderStatuses.unpaid, by: ['buyer'] },
  paid: { from: orderStatuses.unpaid, to: orderStatuses.toShip, by: ['gateway'], act: ['pay', 'buyer'] },
  cancelled: {
    from: orderStatuses.unpaid,
    to: orderStatuses.closed,
    by: ['buyer'],
    act: ['cancel', 'buyer'],
  },
  expired: { from: orderStatuses.unpaid, to: orderStatuses.closed, by: ['system'] },
  /** Money that arrived after closing takes the stock again, if it is still there. */
  reopened: {
    from: orderStatuses.closed,
    to: orderStatuses.toShip,
    by: ['gateway'],
    when: (o: MoneyFacts, now: number) =>
      neverPaid(o) && o.closedAt !== null && now - o.closedAt < policy.reopenMs,
  },
  partShipped: {
    from: orderStatuses.toShip,
    to: orderStatuses.toShip,
    by: ['shop'],
    when: (o) => o.ready > 0,
    act: ['ship', 'shop'],
  },
  /** Automatic when everything that had not left was refunded. */
  shipped: {
    from: orderStatuses.toShip,
    to: orderStatuses.toReceive,
    by: ['shop', 'system'],
    when: (o) => o.shipped > 0 && o.shipped >= o.due,
  },
  /** The buyer cancels before anything has left: the shop does not have to agree. */
  calledOff: {
    from: orderStatuses.toShip,
    to: orderStatuses.closed,
    by: ['buyer'],
    when: (o, now) => isStillHere(o) && !isLate(o, now),
    act: ['cancel', 'buyer'],
  },
  cancelledLate: {
    from: orderStatuses.toShip,
    to: orderStatuses.closed,
    by: ['buyer'],
    when: isLate,
    act: ['cancel', 'buyer'],
  },
  /** By then the buyer has had days to decide, and the shop to ship. */
  expiredLate: {
    from: orderStatuses.toShip,
    to: orderStatuses.closed,
    by: ['system'],
    when: (o) => o.deadlineAction === 'cancelLate' && o.shipped === 0,
  },
  refunded: {
    from: orderStatuses.toShip,
    to: orderStatuses.closed,
    by: ['system'],
    when: (o) => o.remaining === 0,
  },
  refundedOnTheWay: {
    from: orderStatuses.toReceive,
    to: orderStatuses.closed,
    by: ['system'],
    when: (o) => o.remaining === 0,
  },
  received: {
    from: orderStatuses.toReceive,
    to: orderStatuses.completed,
    by: ['buyer'],
    when: isSettled,
    act: ['confirm', 'buyer'],
  },
  autoReceived: {
    from: orderStatuses.toReceive,
    to: orderStatuses.completed,
    by: ['system'],
    when: (o) => isSettled(o) && !o.isBroughtBack,
  },
  /** All parcels are back at the shop, which had days to send them again. */
  givenBack: {
    from: orderStatuses.toReceive,
    to: orderStatuses.closed,
    by: ['system'],
    when: (o) => o.isBroughtBack && o.deadlineAction === 'giveBack' && isSettled(o),
  },
  hidden: {
    from: orderStatuses.completed,
    to: orderStatuses.completed,
    by: ['buyer'],
    when: mayHide,
    act: ['delete', 'buyer'],
  },
  hiddenClosed: {
    from: orderStatuses.closed,
    to: orderStatuses.closed,
    by: ['buyer'],
    when: mayHide,
    act: ['delete', 'buyer'],
  },
} as const satisfies Record<string, Row>

export type TransitionName = keyof typeof transitions

/** Something in it can still be commented, and in time. */
function mayComment(o: OrderFacts, nowMs: number) {
  return (
    o.status === orderStatuses.completed &&
    o.toComment > 0 &&
    o.finishedAt !== null &&
    nowMs < commentDeadline(o.finishedAt)
  )
}

/** Buttons that do not change the status. */
const otherActs: readonly {
  act: Act
  role: 'buyer' | 'shop'
  when: (o: OrderFacts, nowMs: number) => boolean
}[] = [
  { act: 'comment', role: 'buyer', when: mayComment },
  { act: 'extend', role: 'buyer', when: (o) => mayExtend(o) },
  { act: 'extend', role: 'shop', when: (o) => mayShopExtend(o) },
  { act: 'changeAddress', role: 'buyer', when: (o) => mayChangeAddress(o) },
  {
    act: 'remind',
    role: 'buyer',
    when: (o, now) => o.status === orderStatuses.toShip && !remindedToday(o, now),
  },
  { act: 'track', role: 'buyer', when: (o) => o.shipped > 0 },
  { act: 'track', role: 'shop', when: (o) => o.shipped > 0 },
  { act: 'buyAgain', role: 'buyer', when: (o) => o.status !== orderStatuses.unpaid },
]

/** Receipt can be postponed once, while its time runs. */
export function mayExtend(o: OrderFacts): boolean {
  return o.status === orderStatuses.toReceive && !o.isExtended && o.deadlineAction === 'receive'
}

/** The shop can postpone it once as well, such as when a parcel is late. */
export function mayShopExtend(o: OrderFacts): boolean {
  return o.status === orderStatuses.toReceive && !o.isShopExtended && o.deadlineAction === 'receive'
}

/** The address can be changed until the first parcel has left. */
export function mayChangeAddress(o: OrderFacts): boolean {
  return o.status === orderStatuses.unpaid || (o.status === orderStatuses.toShip && o.shipped === 0)
}

export function remindedToday(order: Pick<OrderFacts, 'remindedAt'>, nowMs: number): boolean {
  return order.remindedAt !== null && sameMallDay(order.remindedAt, nowMs)
}

export function mayHappen(name: TransitionName, order: OrderFacts, by: Actor, nowMs: number): boolean {
  const row: Row = transitions[name]
  return row.from === order.status && row.by.includes(by) && (row.when?.(order, nowMs) ?? true)
}

/** Whether money that arrives from a gateway pays the order, or reopens it. */
export function takesMoney(name: 'paid' | 'reopened', order: MoneyFacts, nowMs: number): boolean {
  const { paid, reopened } = transitions
  if (name === 'paid') return order.status === paid.from
  return order.status === reopened.from && reopened.when(order, nowMs)
}

/** What `role` may do with the order right now: the pages' buttons, in the order of the table. */
export function actionsOf(order: OrderFacts, role: 'buyer' | 'shop', nowMs: number): Act[] {
  const rows: readonly Row[] = Object.values(transitions)
  const moving = rows.flatMap((row) => {
    if (row.act?.[1] !== role || row.from !== order.status) return []
    return (row.when?.(order, nowMs) ?? true) ? [row.act[0]] : []
  })
  const payable = order.deadlineAt === null || nowMs < order.deadlineAt
  const still = otherActs.filter((o) => o.role === role && o.when(order, nowMs)).map((o) => o.act)
  return [...moving.filter((act) => act !== 'pay' || payable), ...still]
}

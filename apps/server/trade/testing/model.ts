/**
 * A second, minimal specification of trade without a database, with which the mall's behaviour is compared. It knows
 * units, states and deadlines; the books themselves prove that the money is right.
 */
const hour = 3_600_000
const day = 24 * hour
/** Repeated here instead of read from the mall's policy, so that a promise is not changed by accident. */
export const times = {
  pay: hour / 2,
  reopen: day,
  ship: 2 * day,
  cancelLate: 3 * day,
  receiveShipped: 15 * day,
  receiveDelivered: 7 * day,
  extend: 7 * day,
  leastReceipt: day,
  refund: 7 * day,
  faultRefund: 15 * day,
  comment: 30 * day,
  shopAnswers: 2 * day,
  shopAnswersAgain: day,
  buyerAnswers: 2 * day,
  buyerReturns: 7 * day,
  returnArrives: 10 * day,
  shopInspects: 3 * day,
  buyerAppeals: 7 * day,
} as const

export type Kind = 'notWanted' | 'sendsBack' | 'tooSmall'
export type Offer = 'part' | 'keep' | 'bringBack'
interface Deadline<Name extends string> {
  name: Name
  atMs: number
}
export type Answering =
  | 'shopAnswers'
  | 'shopAnswersAgain'
  | 'buyerAnswers'
  | 'buyerReturns'
  | 'returnArrives'
  | 'shopInspects'
  | 'buyerAppeals'

export interface Application {
  status: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Lists show a withdrawn application as if it did not exist. */
  isWithdrawn: boolean
  kind: Kind
  units: number
  /** The number of its units that had not been shipped. */
  unshipped: number
  isReturn: boolean
  /** Refunds less than the units are worth while the buyer keeps the products: they do not count as refunded. */
  isPart: boolean
  offer: Offer | null
  offers: number
  arbitration: 'none' | 'open' | 'decided'
  money: 'none' | 'sent' | 'refused'
  /** The gateway refuses the refund the next time it is asked. */
  isDoomed: boolean
  /** The number of tracking numbers filed for the return. */
  numbers: number
  isSentBack: boolean
  /** The products are back at the shop. */
  isBack: boolean
  deadline: Deadline<Answering> | null
}

export interface Line {
  quantity: number
  shipped: number
  refunded: number
  /** The number of refunded units that were never shipped. */
  cancelled: number
  /** Units returned to stock. */
  shelved: number
  tries: number
  isCommented: boolean
  /** The mall has decided against the buyer. */
  isDecided: boolean
  application: Application | null
}

export interface Attempt {
  number: string
  isWechat: boolean
  isPaid: boolean
  /** The orders that it pays. */
  orders: Order[]
}

export interface Order {
  /** Orders of one purchase are paid together. */
  purchase: number
  /** The index of its shop among the stalls. */
  stall: number
  status: 0 | 3 | 4 | 5 | 99
  reason: 'cancelled' | 'timeout' | 'refunded' | 'calledOff' | 'late' | null
  deadline: Deadline<'close' | 'ship' | 'cancelLate' | 'receive'> | null
  shipByMs: number
  /** The remaining time to confirm receipt, while a refund stops the countdown. */
  receiptLeftMs: number
  isExtended: boolean
  isDelivered: boolean
  closedMs: number
  finishedMs: number
  /** The buyer has confirmed receipt, and so cannot claim that nothing arrived. */
  isConfirmed: boolean
  isHidden: boolean
  address: 0 | 1
  attempts: Attempt[]
  /** The WeChat Pay attempt that paid the order, when that is certain. */
  paidBy: Attempt | null
  lines: [Line, Line]
}

export interface Model {
  nowMs: number
  orders: Order[]
}

function newLine(quantity: number): Line {
  return {
    quantity,
    shipped: 0,
    refunded: 0,
    cancelled: 0,
    shelved: 0,
    tries: 0,
    isCommented: false,
    isDecided: false,
    application: null,
  }
}

export function newOrder(
  nowMs: number,
  quantities: readonly [number, number],
  { purchase, stall }: Pick<Order, 'purchase' | 'stall'>,
): Order {
  return {
    purchase,
    stall,
    status: 0,
    reason: null,
    deadline: { name: 'close', atMs: nowMs + times.pay },
    shipByMs: 0,
    receiptLeftMs: 0,
    isExtended: false,
    isDelivered: false,
    closedMs: 0,
    finishedMs: 0,
    isConfirmed: false,
    isHidden: false,
    address: 0,
    attempts: [],
    paidBy: null,
    lines: [newLine(quantities[0]), newLine(quantities[1])],
  }
}

export function isOpen({ application }: Line): boolean {
  return (
    application !== null &&
    ([1, 2, 6, 7].includes(application.status) ||
      (application.status === 4 && application.arbitration === 'open'))
  )
}

/** Units that may be shipped now. */
export function ready(line: Line): number {
  return isOpen(line) ? 0 : line.quantity - line.cancelled - line.shipped
}

export function sum(order: Order, of: (line: Line) => number): number {
  return of(order.lines[0]) + of(order.lines[1])
}

export function shippedOf(order: Order): number {
  return sum(order, (line) => line.shipped)
}

/** Units sold of each SKU of a stall, less those returned to stock. */
export function soldOf({ orders }: Model, stall: number, l: 0 | 1): number {
  return orders
    .filter((order) => order.stall === stall && order.status !== 0 && !isUnpaid(order))
    .reduce((units, { lines }) => units + lines[l].quantity - lines[l].shelved, 0)
}

function isUnpaid({ reason }: Order) {
  return reason === 'cancelled' || reason === 'timeout'
}

export function mayPay(order: Order, nowMs: number): boolean {
  return order.status === 0 && order.deadline !== null && nowMs < order.deadline.atMs
}

/** A payment has arrived: each of its orders becomes paid, is reopened, or is refunded. */
export function pay(model: Model, attempt: Attempt, isSure: boolean): void {
  attempt.isPaid = true
  const paid = attempt.orders.filter(
    (order) =>
      order.status === 0 ||
      (order.status === 99 && isUnpaid(order) && model.nowMs - order.closedMs < times.reopen),
  )
  const isKnown = isSure && attempt.isWechat && paid.length === attempt.orders.length
  for (const order of paid) {
    const shipByMs = model.nowMs + times.ship
    Object.assign(order, { status: 3, reason: null, isHidden: false, shipByMs })
    order.deadline = { name: 'ship', atMs: shipByMs }
    order.paidBy = isKnown ? attempt : null
  }
}

export function close(order: Order, reason: NonNullable<Order['reason']>, nowMs: number): void {
  Object.assign(order, { status: 99, reason, closedMs: nowMs, deadline: null })
  if (reason !== 'late' && reason !== 'calledOff') return
  // Unshipped units return to stock, and pending applications are refunded with everything else.
  for (const line of order.lines) {
    line.shelved = line.quantity
    const { application } = line
    if (application?.status !== 5 && application?.status !== 3 && application?.money !== 'sent')
      Object.assign(application ?? {}, { status: 5, money: 'none', deadline: null, offer: null })
  }
}

export function isLate(order: Order, nowMs: number): boolean {
  return order.status === 3 && shippedOf(order) === 0 && nowMs >= order.shipByMs
}

export function mayCancel(order: Order): boolean {
  return order.status === 0 || (order.status === 3 && shippedOf(order) === 0)
}

export function cancel(order: Order, nowMs: number): void {
  const ofPaid = isLate(order, nowMs) ? 'late' : 'calledOff'
  close(order, order.status === 0 ? 'cancelled' : ofPaid, nowMs)
}

/** Starts the time to confirm receipt, or stores it while a refund is under way. An extension is kept. */
export function startReceipt(order: Order, leastMs: number, nowMs: number): void {
  const leftMs = order.deadline?.name === 'receive' ? order.deadline.atMs - nowMs : order.receiptLeftMs
  const ms = order.isExtended ? Math.max(leastMs, leftMs) : leastMs
  order.receiptLeftMs = ms
  order.deadline = order.lines.some(isOpen) ? null : { name: 'receive', atMs: nowMs + ms }
}

/** A refund stops the time to confirm receipt; the end of the last one lets it continue. */
export function holdReceipt(order: Order, nowMs: number): void {
  const isRunning = order.deadline?.name === 'receive'
  if (order.status !== 4 || order.lines.some(isOpen) !== isRunning) return
  const leftMs = isRunning ? order.deadline!.atMs - nowMs : order.receiptLeftMs
  startReceipt(order, Math.max(leftMs, times.leastReceipt), nowMs)
}

/** Nothing is left to ship. */
export function endShipping(order: Order, nowMs: number): void {
  const shipped = shippedOf(order)
  if (order.status !== 3 || shipped === 0) return
  if (shipped < sum(order, (line) => line.quantity - line.cancelled)) return
  order.status = 4
  startReceipt(order, times.receiveShipped, nowMs)
}

export function mayShip(order: Order, units: number): boolean {
  return order.status === 3 && units > 0
}

export function ship(order: Order, units: readonly [number, number], nowMs: number): void {
  for (const i of [0, 1] as const) order.lines[i].shipped += units[i]
  // A partly shipped order is no longer cancelled by itself.
  if (order.deadline?.name === 'cancelLate') order.deadline = { name: 'ship', atMs: order.shipByMs }
  endShipping(order, nowMs)
}

export function mayReceive(order: Order): boolean {
  return order.status === 4 && !order.lines.some(isOpen)
}

export function receive(order: Order, nowMs: number, isConfirmed: boolean): void {
  Object.assign(order, { status: 5, isConfirmed, finishedMs: nowMs, deadline: null })
}

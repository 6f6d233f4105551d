/**
 * What trade is, told once more in as few words as possible and without a database: what the mall does is compared with
 * it. It knows units, states and deadlines; that the money is right the books themselves prove.
 */
const hour = 3_600_000
export const day = 24 * hour
/** Told anew, and not read from the mall's policy: what is promised is not changed by chance. */
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
export interface Deadline<Name extends string> {
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
  /** As lists show it: what was withdrawn is as if it had not been. */
  isWithdrawn: boolean
  kind: Kind
  units: number
  /** Of the units: those that had not left the shop. */
  unshipped: number
  isReturn: boolean
  /** Less money than the units are worth, for goods that stay: they do not count as paid back. */
  isPart: boolean
  offer: Offer | null
  offers: number
  arbitration: 'none' | 'open' | 'decided'
  money: 'none' | 'sent' | 'refused'
  /** The gateway will say no the next time it is asked. */
  isDoomed: boolean
  /** Tracking numbers filed for what goes back. */
  numbers: number
  isSentBack: boolean
  /** The goods are at the shop again. */
  isBack: boolean
  deadline: Deadline<Answering> | null
}

export interface Line {
  quantity: number
  shipped: number
  refunded: number
  /** Of the refunded: those that never left. */
  cancelled: number
  /** Units on the shelf again. */
  shelved: number
  tries: number
  isCommented: boolean
  /** The mall has decided against its buyer. */
  isDecided: boolean
  application: Application | null
}

export interface Attempt {
  number: string
  isWechat: boolean
  isPaid: boolean
  /** What it pays. */
  orders: Order[]
}

export interface Order {
  /** Orders of one purchase are paid together. */
  purchase: number
  /** Whose shop it is of, by its place among the stalls. */
  stall: number
  status: 0 | 3 | 4 | 5 | 99
  reason: 'cancelled' | 'timeout' | 'refunded' | 'calledOff' | 'late' | null
  deadline: Deadline<'close' | 'ship' | 'cancelLate' | 'receive'> | null
  shipByMs: number
  /** What is left of the time to receive, while a refund stops it. */
  receiptLeftMs: number
  isExtended: boolean
  isDelivered: boolean
  closedMs: number
  finishedMs: number
  /** By its buyer, who asks for no money as if nothing had come. */
  isConfirmed: boolean
  isHidden: boolean
  address: 0 | 1
  attempts: Attempt[]
  /** The attempt that paid it by WeChat Pay, when it is known to be that one. */
  paidBy: Attempt | null
  lines: [Line, Line]
}

export interface Model {
  nowMs: number
  orders: Order[]
}

function newLine(quantity: number): Line {
  return {
    ...{ quantity, shipped: 0, refunded: 0, cancelled: 0, shelved: 0, tries: 0 },
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
    ...{ purchase, stall, status: 0, reason: null, deadline: { name: 'close', atMs: nowMs + times.pay } },
    ...{ shipByMs: 0, receiptLeftMs: 0, isExtended: false, isDelivered: false, closedMs: 0, finishedMs: 0 },
    ...{ isConfirmed: false },
    ...{ isHidden: false, address: 0, attempts: [], paidBy: null },
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

/** Units that may leave the shop now. */
export function ready(line: Line): number {
  return isOpen(line) ? 0 : line.quantity - line.cancelled - line.shipped
}

export function sum(order: Order, of: (line: Line) => number): number {
  return of(order.lines[0]) + of(order.lines[1])
}

export function shippedOf(order: Order): number {
  return sum(order, (line) => line.shipped)
}

/** Units sold of each SKU of a stall, less those that came back to the shelf. */
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

/** Money has arrived: what it pays is paid, or opened once more, or needs none. */
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
  // What never left is on the shelf, and what was asked for goes back with all the rest.
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

/** From now so much is left to receive; while a refund is under way it is kept for later. */
export function startReceipt(order: Order, ms: number, nowMs: number): void {
  order.receiptLeftMs = ms
  order.deadline = order.lines.some(isOpen) ? null : { name: 'receive', atMs: nowMs + ms }
}

/** A refund that begins stops the time to receive; the last that ends lets it go on. */
export function keepReceipt(order: Order, nowMs: number): void {
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
  // What has left in part is not cancelled by itself any more.
  if (order.deadline?.name === 'cancelLate') order.deadline = { name: 'ship', atMs: order.shipByMs }
  endShipping(order, nowMs)
}

export function mayReceive(order: Order): boolean {
  return order.status === 4 && !order.lines.some(isOpen)
}

export function receive(order: Order, nowMs: number, isConfirmed: boolean): void {
  Object.assign(order, { status: 5, isConfirmed, finishedMs: nowMs, deadline: null })
}

/**
 * What trade is, told once more in as few words as possible and without a database: what the mall does is compared with
 * it. It knows units and states; that the money is right the books themselves prove.
 */
export const payTimeMs = 30 * 60_000
const reopenMs = 24 * 3_600_000

export type Kind = 'notWanted' | 'sendsBack' | 'tooSmall'

export interface Application {
  status: 1 | 2 | 3 | 4 | 5 | 6 | 7
  kind: Kind
  units: number
  /** Of the units: those that had not left the shop when it was applied for. */
  unshipped: number
  money: 'none' | 'sent' | 'refused'
  /** The gateway will say no the next time it is asked. */
  isDoomed: boolean
  /** Tracking numbers filed for what goes back. */
  numbers: number
}

export interface Line {
  quantity: number
  shipped: number
  refunded: number
  /** Of the refunded: those that never left. */
  cancelled: number
  tries: number
  isCommented: boolean
  application: Application | null
}

export interface Order {
  status: 0 | 3 | 4 | 5 | 99
  reason: 'cancelled' | 'timeout' | 'refunded' | null
  deadlineMs: number
  closedMs: number
  attempts: { number: string; isWechat: boolean; isPaid: boolean }[]
  /** The attempt that paid it by WeChat Pay, when it is known to be that one. */
  paidBy: string | null
  lines: [Line, Line]
}

export interface Model {
  nowMs: number
  orders: Order[]
  /** Units sold of each line's SKU, less those that came back to the shelf. */
  sold: [number, number]
}

const newLine = (quantity: number): Line => ({
  ...{ quantity, shipped: 0, refunded: 0, cancelled: 0, tries: 0 },
  isCommented: false,
  application: null,
})

export const newOrder = (nowMs: number, quantities: readonly [number, number]): Order => ({
  ...{ status: 0, reason: null, deadlineMs: nowMs + payTimeMs, closedMs: 0, attempts: [] },
  paidBy: null,
  lines: [newLine(quantities[0]), newLine(quantities[1])],
})

export const isOpen = ({ application }: Line): boolean =>
  application !== null && [1, 2, 6, 7].includes(application.status)
export const ready = (line: Line): number =>
  isOpen(line) ? 0 : line.quantity - line.cancelled - line.shipped
const sum = (order: Order, of: (line: Line) => number): number => of(order.lines[0]) + of(order.lines[1])

export const mayPay = (order: Order, nowMs: number): boolean => order.status === 0 && nowMs < order.deadlineMs

/** Money has arrived: the order is paid, or opened once more, or needs none. */
export const pay = (model: Model, order: Order, by: string | null): void => {
  const isClosedUnpaid = order.status === 99 && order.reason !== 'refunded'
  if (order.status !== 0 && !(isClosedUnpaid && model.nowMs - order.closedMs < reopenMs)) return
  order.status = 3
  order.reason = null
  order.paidBy = by
  for (const i of [0, 1] as const) model.sold[i] += order.lines[i].quantity
}

export const close = (order: Order, reason: 'cancelled' | 'timeout' | 'refunded', nowMs: number): void => {
  order.status = 99
  order.reason = reason
  order.closedMs = nowMs
}

const shipAll = (order: Order): void => {
  const shipped = sum(order, (line) => line.shipped)
  if (order.status === 3 && shipped > 0 && shipped >= sum(order, (line) => line.quantity - line.cancelled))
    order.status = 4
}

export const mayShip = (order: Order, units: number): boolean => order.status === 3 && units > 0

export const ship = (order: Order, units: readonly [number, number]): void => {
  for (const i of [0, 1] as const) order.lines[i].shipped += units[i]
  shipAll(order)
}

export const mayReceive = (order: Order): boolean => order.status === 4 && !order.lines.some(isOpen)

export const mayApply = (order: Order, line: Line, kind: Kind, units: number): boolean => {
  const isAtHand = kind !== 'notWanted'
  const most = isAtHand ? line.shipped - (line.refunded - line.cancelled) : line.quantity - line.refunded
  return (
    [3, 4, 5].includes(order.status) &&
    !isOpen(line) &&
    line.tries < 5 &&
    line.refunded < line.quantity &&
    units <= most
  )
}

export const apply = (line: Line, kind: Kind, units: number): void => {
  const unshipped = kind === 'notWanted' ? Math.min(units, line.quantity - line.shipped - line.cancelled) : 0
  line.tries += 1
  line.application = {
    ...{ status: 1, kind, units, unshipped, money: 'none', isDoomed: false, numbers: 0 },
  }
}

/** The money is granted; units that never left, or came back as good as new, are on the shelf again. */
export const grant = (
  model: Model,
  lineIndex: 0 | 1,
  application: Application,
  isResalable: boolean,
): void => {
  application.status = 2
  application.money = 'sent'
  model.sold[lineIndex] -= isResalable ? application.units : application.unshipped
}

const book = (model: Model, order: Order, line: Line, application: Application): void => {
  application.status = 3
  application.money = 'none'
  line.refunded += application.units
  line.cancelled += application.unshipped
  const isOver = sum(order, (one) => one.quantity - one.refunded) === 0
  if (isOver && (order.status === 3 || order.status === 4)) close(order, 'refunded', model.nowMs)
  shipAll(order)
}

export const isOnTheWay = ({ application }: Line): boolean =>
  application?.status === 2 && application.money === 'sent'

/** All money that is on its way arrives, or is refused. */
export const moneyMoves = (model: Model): void => {
  for (const order of model.orders)
    for (const line of order.lines) {
      const { application } = line
      if (!application || !isOnTheWay(line)) continue
      if (application.isDoomed) application.money = 'refused'
      else book(model, order, line, application)
      application.isDoomed = false
    }
}

/** As lists show it: what was withdrawn is as if it had not been. */
export const shownStatus = ({ application }: Line): number =>
  application === null || application.status === 5 ? 0 : application.status

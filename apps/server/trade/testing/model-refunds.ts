/** The refund applications of the model. */
import {
  close,
  endShipping,
  isOpen,
  holdReceipt,
  sum,
  times,
  type Answering,
  type Application,
  type Kind,
  type Line,
  type Model,
  type Offer,
  type Order,
} from './model.ts'

function mostUnits(line: Line, kind: Kind): number {
  return kind === 'notWanted'
    ? line.quantity - line.refunded
    : line.shipped - (line.refunded - line.cancelled)
}

function isInTime(order: Order, kind: Kind, nowMs: number): boolean {
  return (
    order.status !== 5 || nowMs < order.finishedMs + (kind === 'tooSmall' ? times.faultRefund : times.refund)
  )
}

/** A buyer who has confirmed receipt has the product. */
function mayBe(order: Order, kind: Kind): boolean {
  return kind !== 'notWanted' || !order.isConfirmed
}

export function mayApply(order: Order, line: Line, wish: Wish, nowMs: number): boolean {
  return (
    [3, 4, 5].includes(order.status) &&
    isInTime(order, wish.kind, nowMs) &&
    mayBe(order, wish.kind) &&
    !isOpen(line) &&
    !line.isDecided &&
    line.tries < 5 &&
    wish.units <= mostUnits(line, wish.kind)
  )
}

export interface Wish {
  kind: Kind
  units: number
}

/** The units of a wish that have not been shipped; those are refunded first. */
function unshippedOf(line: Line, { kind, units }: Wish): number {
  return kind === 'notWanted' ? Math.min(units, line.quantity - line.shipped - line.cancelled) : 0
}

function stated(line: Line, wish: Wish, nowMs: number) {
  return {
    ...wish,
    unshipped: unshippedOf(line, wish),
    isReturn: wish.kind === 'sendsBack',
    deadline: runsOut('shopAnswers', nowMs),
  }
}

export function runsOut(name: Answering, nowMs: number) {
  return { name, atMs: nowMs + times[name] }
}

export function apply(line: Line, wish: Wish, nowMs: number): void {
  line.tries += 1
  line.application = {
    status: 1,
    isWithdrawn: false,
    isPart: false,
    offer: null,
    offers: 0,
    arbitration: 'none',
    money: 'none',
    isDoomed: false,
    numbers: 0,
    isSentBack: false,
    isBack: false,
    ...stated(line, wish, nowMs),
  }
}

export function mayEdit(order: Order, line: Line, wish: Wish): boolean {
  return (
    mayBe(order, wish.kind) &&
    line.application?.status === 1 &&
    line.application.offer === null &&
    wish.units <= mostUnits(line, wish.kind)
  )
}

export function edit(line: Line, wish: Wish, nowMs: number): void {
  Object.assign(line.application!, stated(line, wish, nowMs))
}

/** A partial refund is for products the buyer keeps: unshipped units are refunded in full. */
export function mayPart(line: Line): boolean {
  return unshippedOf(line, line.application!) === 0
}

/** The offers that the shop may make instead. */
export function mayOffer(line: Line, offer: Offer): boolean {
  const application = line.application!
  if (application.status !== 1 || application.offer !== null || application.offers >= 2) return false
  return offer === 'part' ? mayPart(line) : application.kind !== 'notWanted'
}

/** Moves to `status` and sets the next deadline, if there is one. */
export function move(
  application: Application,
  status: Application['status'],
  next: Answering | null,
  nowMs: number,
): void {
  Object.assign(application, { status, offer: null, deadline: next ? runsOut(next, nowMs) : null })
}

/** The refund is granted; units that were never shipped, or came back as good as new, return to stock. */
export function grant(line: Line, isResalable: boolean): void {
  const application = line.application!
  // They may have been shipped meanwhile.
  application.unshipped = Math.min(application.unshipped, unshippedOf(line, application))
  Object.assign(application, { status: 2, money: 'sent', offer: null, deadline: null })
  line.shelved += isResalable ? application.units : application.unshipped
}

function book(model: Model, order: Order, line: Line, application: Application): void {
  Object.assign(application, { status: 3, money: 'none' })
  if (application.isReturn || !application.isPart) {
    line.refunded += application.units
    line.cancelled += application.unshipped
  }
  const isOver = sum(order, (one) => one.quantity - one.refunded) === 0
  if (isOver && (order.status === 3 || order.status === 4)) close(order, 'refunded', model.nowMs)
  endShipping(order, model.nowMs)
}

export function isOnTheWay({ application }: Line): boolean {
  return application?.status === 2 && application.money === 'sent'
}

/** Every refund under way arrives or is refused. */
export function moneyMoves(model: Model): void {
  for (const order of model.orders) {
    for (const line of order.lines) {
      const { application } = line
      if (!application || !isOnTheWay(line)) continue
      if (application.isDoomed) application.money = 'refused'
      else book(model, order, line, application)
      application.isDoomed = false
    }
    holdReceipt(order, model.nowMs)
  }
}

export function shownStatus({ application }: Line): number {
  return application === null || application.isWithdrawn ? 0 : application.status
}

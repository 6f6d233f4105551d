import type { LineRow, OrderRow } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { isFinalSale } from '@hojip/policy/return-rule'
import { refundProblem } from '@hojip/orders/rules'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { MoneyItem } from '../contract.ts'
import { aftersalesRefusals as r } from '../refusals.ts'
import { reasonOf, reasonsOf, type Reason, type Way } from '../rules/reasons.ts'
import { unitsOf } from '../rules/refundable.ts'

export interface Checked {
  line: LineRow
  way: Way
  reason: Reason
}

type LineReason =
  | 'aftersales/decided'
  | 'aftersales/notPaid'
  | 'aftersales/orderOver'
  | 'aftersales/tooLate'
  | 'aftersales/tooMany'
  | 'aftersales/tooOften'
  | 'aftersales/underWay'

/** Why an application for a line is refused, apart from its amount. */
export type ItemReason =
  | LineReason
  | 'aftersales/noReturn'
  | 'aftersales/orderGone'
  | 'aftersales/reasonWrong'
  | 'aftersales/receivedAlready'
  | 'aftersales/wayWrong'

function field(name: string) {
  return { fields: [{ field: name, problem: '' }] }
}

/** Why no application for a line is possible now, or `undefined`. A refused application may be followed by another. */
export function lineRefusal(
  order: OrderRow,
  line: LineRow,
  nowMs: number,
  isFault: boolean,
): Refusal<LineReason> | undefined {
  const facts = { status: order.status, finishedAt: order.finishedAt?.getTime() ?? null }
  switch (refundProblem(facts, line, nowMs, isFault)) {
    case undefined:
      return undefined
    case 'notPaid':
      return refuse(r.notPaid)
    case 'orderOver':
      return refuse(r.orderOver)
    case 'underWay':
      return refuse(r.underWay)
    case 'decided':
      return refuse(r.decided)
    case 'tooLate':
      return refuse(r.tooLate)
    case 'tooOften':
      return refuse(r.tooOften, { max: policy.maxApplications })
    case 'nothingLeft':
      return refuse(r.tooMany, { max: 0 }, field('refundNum'))
  }
}

/** Why the shop can offer no refund of a line now, or `undefined`. How often the buyer has applied does not matter. */
export function offerRefusal(order: OrderRow, line: LineRow, nowMs: number): Refusal<LineReason> | undefined {
  return lineRefusal(order, { ...line, refundTries: 0 }, nowMs, true)
}

/**
 * Checks line, units, type and reason of an application.
 * @param by `edit`: an open application is changed, so it does not count as one more. `offer`: the shop offers the refund
 */
export function checkItem(
  order: OrderRow,
  item: MoneyItem,
  nowMs: number,
  by: 'application' | 'edit' | 'offer' = 'application',
): Checked | Refusal<ItemReason> {
  const line = order.lines.find(({ id }) => id === item.orderGoodsId)
  if (!line) return refuse(r.orderGone)
  const way: Way = { type: item.refundType, receiving: item.receivingStatus }
  const reason = reasonOf(item.refundReason)
  if (!reason) return refuse(r.reasonWrong, {}, field('refundReason'))
  const refusals = {
    application: () => lineRefusal(order, line, nowMs, reason.isFault),
    edit: () => undefined,
    offer: () => offerRefusal(order, line, nowMs),
  }
  const refusal = refusals[by]()
  if (refusal) return refusal
  const max = unitsOf(line, way)
  if (way.receiving === 0 && order.isConfirmed) return refuse(r.receivedAlready, {}, field('receivingStatus'))
  if ((way.type === 0 && way.receiving === 0) || max === 0)
    return refuse(r.wayWrong, {}, field(by === 'offer' ? 'receivingStatus' : 'refundType'))
  const sold = { isShipped: line.shipped > 0, returnRule: line.returnRule }
  const fits = reasonsOf(way, sold).some(({ index }) => index === item.refundReason)
  if (!fits && sold.isShipped && !reason.isFault && isFinalSale(line.returnRule))
    return refuse(r.noReturn, {}, field('refundReason'))
  if (!fits && !(by === 'offer' && reason.isOffer)) return refuse(r.reasonWrong, {}, field('refundReason'))
  if (item.refundNum > max) return refuse(r.tooMany, { max }, field('refundNum'))
  return { line, way, reason }
}

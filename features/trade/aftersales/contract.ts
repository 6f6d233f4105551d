import type { OutputOf, ParsedInputOf } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import type { z } from 'zod'
import { buyersCalls } from './contract/buyers-calls.ts'
import { mallsCalls } from './contract/malls-calls.ts'
import { offersCalls } from './contract/offers-calls.ts'
import type * as shapes from './contract/shapes.ts'
import { shopsCalls } from './contract/shops-calls.ts'

export { refundOffer } from './contract/shapes.ts'

export const aftersalesCalls = { ...buyersCalls, ...shopsCalls, ...mallsCalls, ...offersCalls }
type AftersalesCalls = typeof aftersalesCalls
export type Refund = z.output<typeof shapes.refund>
export type RefundWithLogs = z.output<typeof shapes.refundWithLogs>
export type RefundLog = z.output<typeof shapes.refundLog>
export type RefundStep = z.output<typeof shapes.refundStep>
export type RefundAction = z.output<typeof shapes.refundAction>
export type ReturnAddress = z.output<typeof shapes.returnAddress>
export type RefundableLine = z.output<typeof shapes.refundableLine>
export type RefundableWay = z.output<typeof shapes.refundableWay>
export type RefundableOrder = OutputOf<AftersalesCalls['GET /bizGoodsRefund/queryRefundable']>
export type RefundMoney = OutputOf<AftersalesCalls['POST /bizGoodsRefund/queryRefundMoney']>
export type Submission = ParsedInputOf<AftersalesCalls['POST /bizGoodsRefund/submit/refund']>
export type RefundItem = z.output<typeof shapes.refundItem>
export type RefundOffer = z.output<typeof shapes.refundOffer>
export type OfferableOrder = OutputOf<AftersalesCalls['GET /bizConsole/queryOfferable']>
export type OfferWish = ParsedInputOf<AftersalesCalls['POST /bizConsole/offerRefund']>
export type MoneyItem = z.output<typeof shapes.moneyItem>
declare module '@hojip/platform/client' {
  interface AllCalls extends AftersalesCalls {}
}

/** The events that this room emits with `jobs.emit`. */
interface AftersalesEvents {
  'aftersales/moved': RefundMoved
  /** A shop offers a refund unasked. */
  'aftersales/offered': OfferMade
  'aftersales/offerWithdrawn': OfferMade
}
export interface OfferMade {
  offerId: string
  orderId: string
  userId: string
  shopId: string
  /** The member of the shop's staff. */
  actorId: string
  atMs: number
}
export interface RefundMoved {
  refundId: string
  orderId: string
  userId: string
  shopId: string
  /** The transition's name in the table. */
  name: string
  by: string
  /** The status after the transition. */
  status: number
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends AftersalesEvents {}
}

/** Which rooms handle the event. */
export const aftersalesEvents = {
  'aftersales/moved': { handledBy: ['notices'] },
  'aftersales/offered': { handledBy: ['chat', 'notices'] },
  'aftersales/offerWithdrawn': { handledBy: ['chat'] },
} as const satisfies HandledBy<AftersalesEvents>

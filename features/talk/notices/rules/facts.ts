import type { Fen } from '@hojip/platform/money'
import type { LocalText } from '@hojip/platform/i18n'
import type { PayType } from '@hojip/policy/channels'

/** A product that a notice shows, with the number of other products beside it. */
export interface OfProduct {
  name: LocalText
  /** Its path without width and format; null without one. */
  picture: string | null
  more: number
}

export interface OfOrder extends OfProduct {
  orderId: string
  code: string
  shop: LocalText
  /** The order's sum, or that of the refund. */
  fen: Fen
}

/** A deadline, in epoch ms. */
interface Until {
  untilMs: number
}

/** When an order is expected to arrive, in epoch ms. */
interface Arriving {
  fromMs: number
  toMs: number
}

interface OfRefund extends OfOrder {
  /** Absent when the order was refunded without an application. */
  refundId?: string
}

interface OfOneProduct extends OfProduct {
  goodsId: string
}

/** What people of the mall answered, and the page that shows it. */
interface Answered {
  text: string
  link: string
}

/** What a user had reported, shortened; empty when it had no words. */
interface Reported {
  name: LocalText
}

/** An application to open a shop, and what the mall wrote to it; '' when it wrote nothing. */
interface OfApplication {
  shop: LocalText
  text: string
}

/** For each kind of notice, what is stored of it. Its text is written from this when somebody reads it. */
export interface NoticeFacts {
  orderPaid: OfOrder & Partial<Until> & Partial<Arriving>
  orderLate: OfOrder
  orderTimedOut: OfOrder
  orderCancelledLate: OfOrder
  orderBroughtBack: OfOrder
  orderReceived: OfOrder
  orderShipped: OfOrder
  orderPartlyShipped: OfOrder
  orderDelivered: OfOrder & Partial<Until>
  parcelSilent: OfOrder
  parcelReturned: OfOrder
  receiptPutOff: OfOrder & Partial<Until>
  paymentDue: OfProduct & Until & { payId: string; fen: Fen }
  refundArrived: OfRefund & { payType: PayType | null }
  refundPaidOffline: OfRefund
  refundFailed: OfRefund
  refundStuck: OfRefund
  refundAgreed: OfRefund
  returnAgreed: OfRefund & Partial<Until>
  refundRejected: OfRefund & Partial<Until>
  refundOffered: OfRefund & Partial<Until>
  returnArrived: OfRefund & Partial<Until>
  inspectionPassed: OfRefund
  inspectionFailed: OfRefund & Partial<Until>
  returnLapsed: OfRefund
  appealGranted: OfRefund
  appealReturn: OfRefund & Partial<Until>
  appealRefused: OfRefund
  refundClosed: OfRefund
  offerMade: OfOrder & Until & { offerId: string }
  priceFell: OfOneProduct & { fen: Fen; wasFen: Fen }
  restocked: OfOneProduct & { fen: Fen }
  alertStock: OfOneProduct & { fen: Fen }
  alertPrice: OfOneProduct & { fen: Fen }
  commentReplied: OfOneProduct & { shop: LocalText; text: string }
  /** Without a shop when a buyer has answered. */
  questionAnswered: OfOneProduct & { shop?: LocalText; text: string; asked: string }
  identityLinked: { provider: string }
  serviceAnswered: Answered
  feedbackAnswered: Answered & { asked: string }
  applicationMore: OfApplication
  applicationRefused: OfApplication
  applicationAdmitted: OfApplication
  reportUpheld: Reported
  reportDismissed: Reported
  reportLifted: Reported
  /** The beginning of what the user wrote, and why the mall removed it or brought it back. */
  wordsRemoved: Reported & { text: string }
  wordsBack: Reported & { text: string }
}
export type NoticeKind = keyof NoticeFacts

type OneOfFacts = NoticeFacts[NoticeKind]
type NameIn<T> = T extends T ? keyof T : never
type ValueIn<T, K> = T extends T ? (K extends keyof T ? T[K] : never) : never

/** All that any kind may have. */
export type AnyFacts = { [K in NameIn<OneOfFacts>]?: ValueIn<OneOfFacts, K> }

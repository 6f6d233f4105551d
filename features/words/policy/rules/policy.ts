import { dayMs, hourMs, minuteMs } from '@hojip/platform/clock'
import { faultWindowDays } from './fault-window.ts'

/** The periods and limits of an order: one source for timers, texts and help pages. */
export const policy = {
  /** From ordering to closing unpaid. */
  payTimeoutMs: 30 * minuteMs,
  /** From closing an unpaid order to asking the gateways a last time whether it was paid. */
  payGraceMs: 2 * minuteMs,
  /** How long after closing a late payment reopens its order, if stock allows. A later payment is refunded. */
  reopenMs: dayMs,
  /** From payment to the first parcel, as promised to the buyer. */
  shipByMs: 48 * hourMs,
  /** From a missed shipping deadline, when the buyer may cancel at once, to automatic cancellation. */
  lateCancelMs: 72 * hourMs,
  /** From the carrier's "signed" to automatic receipt. */
  autoReceiveDeliveredMs: 7 * dayMs,
  /** From shipping to automatic receipt when the carrier never reports the delivery. */
  autoReceiveShippedMs: 15 * dayMs,
  /** How much time the buyer gains by extending receipt, which is possible once. */
  extendReceiptMs: 7 * dayMs,
  /** By how many days the shop may put off automatic receipt, which it may do once. */
  leastShopExtendDays: 3,
  mostShopExtendDays: 7,
  /** A parcel under way without news from its carrier for this long is investigated. */
  silentParcelMs: 3 * dayMs,
  /** A parcel that has not arrived this long after shipping counts as lost, and people handle it. */
  lostParcelMs: 30 * dayMs,
  /** From the carrier returning all of an order to the shop to its refund, unless the shop ships it again. */
  broughtBackMs: 7 * dayMs,
  /** The least time left to confirm receipt once a refund that had paused it is settled. */
  leastReceiptMs: dayMs,
  /** Unpaid orders a buyer may have at once. */
  maxUnpaidOrders: 20,

  /** From completion, how long a refund may be requested: for any reason, or because of a fault. */
  refundWindowMs: 7 * dayMs,
  faultWindowMs: faultWindowDays * dayMs,
  /** Refund applications a buyer may make for a bought line; accepted offers of the shop are none. */
  maxApplications: 5,
  /** How long a shop has to answer before an application is granted automatically. */
  merchantAnswerMs: 2 * dayMs,
  /** How long the buyer has to answer another offer of the shop, and how many offers the shop may make. */
  buyerAnswerMs: 2 * dayMs,
  maxProposals: 2,
  /** How long the shop has to answer after the buyer declined its offer. */
  answerAfterDeclineMs: dayMs,
  /** How long the buyer has to accept a refund that the shop offers unasked, and how many such offers a line may have. */
  offerMs: 3 * dayMs,
  maxOffers: 5,
  /** From the buyer receiving the return address to filing the return's tracking number. */
  buyerReturnMs: 7 * dayMs,
  /** From the tracking number to the return counting as arrived when neither carrier nor shop reports it. */
  returnTransitMs: 10 * dayMs,
  /** How long a shop has to inspect a return. */
  inspectionMs: 3 * dayMs,
  /** From the shop's refusal, how long the buyer may ask the mall to decide. */
  appealMs: 7 * dayMs,
  /** How long both sides may add evidence, and how long the mall then has to decide. */
  evidenceMs: 3 * dayMs,
  decisionMs: 5 * dayMs,
  /** People look after a refund that has not arrived after this many working days (`workdaysLater`). */
  refundAlarmWorkdays: 3,
  /** Statements one side may add before the mall decides, and how often a return's tracking number may be filed. */
  maxStatements: 10,
  maxReturnNumbers: 3,
  /** Pictures of one statement. */
  maxFiles: 5,

  /** From completion, how long a bought line may be commented on, and its comment followed up. */
  commentWindowMs: 30 * dayMs,
  followUpWindowMs: 180 * dayMs,

  /** Figures of fewer people than this are never shown, so that nobody's purchases or looks can be guessed. */
  leastShoppers: 5,
} as const

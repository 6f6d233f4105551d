import { faultWindowDays } from './fault-window.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The periods and limits of an order: one source for timers, texts and help pages. */
export const policy = {
  /** From ordering to closing unpaid. */
  payTimeoutMs: 30 * minute,
  /** From closing an unpaid order to asking the gateways a last time whether it was paid. */
  payGraceMs: 2 * minute,
  /** How long after closing a late payment reopens its order, if stock allows. A later payment is refunded. */
  reopenMs: 24 * hour,
  /** From payment to the first parcel, as promised to the buyer. */
  shipByMs: 48 * hour,
  /** From a missed shipping deadline, when the buyer may cancel at once, to automatic cancellation. */
  lateCancelMs: 72 * hour,
  /** From the carrier's "signed" to automatic receipt. */
  autoReceiveDeliveredMs: 7 * day,
  /** From shipping to automatic receipt when the carrier never reports the delivery. */
  autoReceiveShippedMs: 15 * day,
  /** How much time the buyer gains by extending receipt, which is possible once. */
  extendReceiptMs: 7 * day,
  /** By how many days the shop may put off automatic receipt, which it may do once. */
  leastShopExtendDays: 3,
  mostShopExtendDays: 7,
  /** A parcel under way without news from its carrier for this long is investigated. */
  silentParcelMs: 3 * day,
  /** A parcel that has not arrived this long after shipping counts as lost, and people handle it. */
  lostParcelMs: 30 * day,
  /** From the carrier returning all of an order to the shop to its refund, unless the shop ships it again. */
  broughtBackMs: 7 * day,
  /** The least time left to confirm receipt once a refund that had paused it is settled. */
  leastReceiptMs: day,
  /** Unpaid orders a buyer may have at once. */
  maxUnpaidOrders: 20,

  /** From completion, how long a refund may be requested: for any reason, or because of a fault. */
  refundWindowMs: 7 * day,
  faultWindowMs: faultWindowDays * day,
  /** Refund applications a buyer may make for a bought line; accepted offers of the shop are none. */
  maxApplications: 5,
  /** How long a shop has to answer before an application is granted automatically. */
  merchantAnswerMs: 2 * day,
  /** How long the buyer has to answer another offer of the shop, and how many offers the shop may make. */
  buyerAnswerMs: 2 * day,
  maxProposals: 2,
  /** How long the shop has to answer after the buyer declined its offer. */
  answerAfterDeclineMs: day,
  /** How long the buyer has to accept a refund that the shop offers unasked, and how many such offers a line may have. */
  offerMs: 3 * day,
  maxOffers: 5,
  /** From the buyer receiving the return address to filing the return's tracking number. */
  buyerReturnMs: 7 * day,
  /** From the tracking number to the return counting as arrived when neither carrier nor shop reports it. */
  returnTransitMs: 10 * day,
  /** How long a shop has to inspect a return. */
  inspectionMs: 3 * day,
  /** From the shop's refusal, how long the buyer may ask the mall to decide. */
  appealMs: 7 * day,
  /** How long both sides may add evidence, and how long the mall then has to decide. */
  evidenceMs: 3 * day,
  decisionMs: 5 * day,
  /** People look after a refund that has not arrived after this many working days (`workdaysLater`). */
  refundAlarmWorkdays: 3,
  /** Statements one side may add before the mall decides, and how often a return's tracking number may be filed. */
  maxStatements: 10,
  maxReturnNumbers: 3,
  /** Pictures of one statement. */
  maxFiles: 5,

  /** From completion, how long a bought line may be commented on, and its comment followed up. */
  commentWindowMs: 30 * day,
  followUpWindowMs: 180 * day,

  /** Figures of fewer people than this are never shown, so that nobody's purchases or looks can be guessed. */
  leastShoppers: 5,
} as const

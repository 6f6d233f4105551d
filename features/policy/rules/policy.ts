const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The periods and limits of an order: one source for timers, texts and help pages. */
export const policy = {
  /** From ordering to closing unpaid. */
  payTimeoutMs: 30 * minute,
  /** After closing, when gateways are asked a last time for money that was on its way. */
  payGraceMs: 2 * minute,
  /** How long money that came late may reopen its order, stock permitting; later it is sent back. */
  reopenMs: 24 * hour,
  /** From payment to the first parcel, as promised to the buyer. */
  shipByMs: 48 * hour,
  /** From a broken promise to ship, when the buyer may cancel at once, to cancelling by itself. */
  lateCancelMs: 72 * hour,
  /** From the carrier's "signed" to receipt by itself. */
  autoReceiveDeliveredMs: 7 * day,
  /** From shipping to receipt by itself, when no trace says that it arrived. */
  autoReceiveShippedMs: 15 * day,
  /** What the buyer gains by putting receipt off, which works once. */
  extendReceiptMs: 7 * day,
  /** A parcel under way that nobody has heard of for so long is looked into. */
  silentParcelMs: 3 * day,
  /** So long after shipping it counts as lost: a matter for people. */
  lostParcelMs: 30 * day,
  /** From the carrier's bringing all of an order back to its money going back, when the shop does not send it again. */
  broughtBackMs: 7 * day,
  /** What is left of it at least when a refund that had stopped it is settled. */
  leastReceiptMs: day,
  /** Unpaid orders a buyer may have at once. */
  maxUnpaidOrders: 20,

  /** From completion, how long a refund may be asked for: at will, or because something is wrong with the goods. */
  refundWindowMs: 7 * day,
  faultWindowMs: 15 * day,
  /** Applications a bought line may have in all. */
  maxApplications: 5,
  /** How long a shop may be silent before an application is granted by itself. */
  merchantAnswerMs: 2 * day,
  /** How long the buyer may think about another offer of the shop, and how often it may make one. */
  buyerAnswerMs: 2 * day,
  maxProposals: 2,
  /** What the shop has left to answer after its offer was declined. */
  answerAfterDeclineMs: day,
  /** From the return address to the tracking number of what goes back. */
  buyerReturnMs: 7 * day,
  /** From that number to the shop's door, when neither carrier nor shop says that it arrived. */
  returnTransitMs: 10 * day,
  /** How long a shop may look at what came back. */
  inspectionMs: 3 * day,
  /** From a no of the shop to asking the mall. */
  appealMs: 7 * day,
  /** Both sides' time for evidence, and then the mall's to decide. */
  evidenceMs: 3 * day,
  decisionMs: 5 * day,
  /** Money that is still under way after so many working days (`workdaysLater`) is a matter for people. */
  refundAlarmWorkdays: 3,
  /** What one side may add while the mall listens, and how often a return's tracking number may be filed. */
  maxStatements: 10,
  maxReturnNumbers: 3,
  /** Pictures of one statement. */
  maxFiles: 5,

  /** From completion, how long a bought line may be commented, and its comment followed up. */
  commentWindowMs: 30 * day,
  followUpWindowMs: 180 * day,
} as const

import { ownOffer, ownRefund, refundIdByNumber, type RefundRow } from '@hojip/aftersales'
import type { OfferMade, RefundMoved } from '@hojip/aftersales/contract'
import type { Tools } from '@hojip/db'
import { ownerOfOrder, ownOrder } from '@hojip/orders'
import { refundSum } from '@hojip/payments'
import type { PaymentsEvents } from '@hojip/payments/contract'
import { inTransaction } from '@hojip/platform/db'
import { known } from '@hojip/platform/known'
import { writeNotices, type NewNotice } from '../write-notices.ts'
import { orderFacts } from './order-facts.ts'

type StepKind =
  | 'refundAgreed'
  | 'returnAgreed'
  | 'refundRejected'
  | 'refundOffered'
  | 'returnArrived'
  | 'inspectionPassed'
  | 'inspectionFailed'
  | 'returnLapsed'
  | 'appealGranted'
  | 'appealReturn'
  | 'appealRefused'
  | 'refundClosed'
  | 'refundPaidOffline'

/** The steps that others take, with the deadline that a notice names. The buyer's own steps are no news. */
const steps: Readonly<Record<string, { kind: StepKind; until?: RefundRow['deadlineAction'] }>> = {
  agreedRefund: { kind: 'refundAgreed' },
  agreedReturn: { kind: 'returnAgreed', until: 'buyerReturns' },
  rejected: { kind: 'refundRejected', until: 'buyerAppeals' },
  proposed: { kind: 'refundOffered', until: 'buyerAnswers' },
  cameBack: { kind: 'returnArrived', until: 'shopInspects' },
  passed: { kind: 'inspectionPassed' },
  failed: { kind: 'inspectionFailed', until: 'buyerAppeals' },
  notSentBack: { kind: 'returnLapsed' },
  decidedRefund: { kind: 'appealGranted' },
  decidedReturn: { kind: 'appealReturn', until: 'buyerReturns' },
  decidedForShop: { kind: 'appealRefused' },
  notAppealed: { kind: 'refundClosed' },
  orderClosed: { kind: 'refundClosed' },
  paidOffline: { kind: 'refundPaidOffline' },
}

export function isStepNews({ name }: { name: string }): boolean {
  return name in steps
}

/** The refunded product, and the sum that is offered, granted or asked for. */
function refundFacts(refund: RefundRow) {
  const fen = refund.proposal?.fen ?? refund.goodsFen + refund.shippingFen
  return {
    refundId: refund.id,
    orderId: refund.orderId,
    code: refund.orderCode,
    shop: refund.shopName,
    name: refund.goodsName,
    picture: refund.picture,
    more: 0,
    fen,
  }
}

/** Writes a notice about a step of an application to its buyer. */
export function tellStep(tools: Tools, { refundId, userId, name }: RefundMoved): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const refund = await ownRefund({ userId })(tx, refundId)
    if (!refund) return
    const step = known(steps, name)
    // A newer process may know more steps; one of its kind writes the notice when the job is repeated.
    if (!step) throw new Error(`no notice for the step ${name}`)
    const { kind, until } = step
    const facts = {
      ...refundFacts(refund),
      ...(until && refund.deadlineAction === until && refund.deadlineAt
        ? { untilMs: refund.deadlineAt.getTime() }
        : {}),
    }
    // The shop may make several offers.
    const source = `refund/${refundId}/${name}/${name === 'proposed' ? refund.proposals : 1}`
    await writeNotices(tx, [{ userId, kind, source, facts, at: new Date(tools.clock.nowMs()) }])
  })
}

/** Writes a notice about a refund that a shop offers unasked, while it waits for its buyer's answer. */
export function tellOffer(tools: Tools, { offerId, userId }: OfferMade): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const offer = await ownOffer(tx, { userId }, offerId)
    if (offer?.state !== 'open') return
    const facts = {
      offerId,
      orderId: offer.orderId,
      code: offer.orderCode,
      shop: offer.shopName,
      fen: offer.fen,
      name: offer.goodsName,
      picture: offer.picture,
      more: 0,
      untilMs: offer.deadlineAt.getTime(),
    }
    const source = `offer/${offerId}`
    const at = new Date(tools.clock.nowMs())
    await writeNotices(tx, [{ userId, kind: 'offerMade', source, facts, at }])
  })
}

type MoneyKind = 'refundArrived' | 'refundFailed' | 'refundStuck'

/** Writes to the buyer what became of the money of a refund. */
export function tellMoney(
  tools: Tools,
  { orderId, outRefundNo }: PaymentsEvents['payments/refundStuck'],
  kind: MoneyKind,
): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const userId = await ownerOfOrder(tx, orderId)
    const order = userId === undefined ? undefined : await ownOrder(tx, { userId }, orderId)
    const fen = await refundSum(tx, orderId, outRefundNo)
    if (!order || fen === undefined) return
    const refundId = await refundIdByNumber(tx, outRefundNo)
    const refund =
      refundId === undefined ? undefined : await ownRefund({ userId: order.userId })(tx, refundId)
    const facts = { ...(refund ? refundFacts(refund) : orderFacts(order)), fen, payType: order.payType }
    const source = `money/${outRefundNo}/${kind}`
    const at = new Date(tools.clock.nowMs())
    const notice: NewNotice = { userId: order.userId, kind, source, facts, at }
    await writeNotices(tx, [notice])
  })
}

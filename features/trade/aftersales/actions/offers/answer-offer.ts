import type { Tools, Tx } from '@hojip/db'
import { lockedOrders } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { fenToYuan } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { aftersalesRefusals as r } from '../../refusals.ts'
import { mayStep } from '../../rules/offer-state.ts'
import { offerReason } from '../../rules/reasons.ts'
import { endOffers, offersOf, type OfferRow } from '../../store/offers.ts'
import type { Stated } from '../../store/write.ts'
import { insertApplied } from '../apply.ts'
import { grantMoney } from '../money/send-money.ts'
import { withSum } from '../propose.ts'
import { lockRefund } from '../take-step.ts'
import { factsOfOffer, lockOffer, offeredOf, offerOver } from './make-offer.ts'

type AnswerReason = 'aftersales/offerGone' | 'aftersales/offerOver'

/**
 * The accepted offer becomes an application, which the shop grants in the same transaction. Nothing happens when the order
 * has changed so that the offered sum can no longer be refunded, or the offered units have left meanwhile.
 */
async function accept(
  tools: Tools,
  tx: Tx,
  viewer: Viewer,
  offer: OfferRow,
): Promise<{ refundId: string } | Refusal<AnswerReason>> {
  const [order] = await lockedOrders(tx, [offer.orderId])
  if (!order) return refuse(r.offerGone)
  const nowMs = tools.clock.nowMs()
  const wish = {
    orderGoodsId: offer.lineId,
    receivingStatus: offer.receiving,
    refundNum: offer.units,
    refundMoney: fenToYuan(offer.fen),
  }
  const offered = await offeredOf(tx, order, wish, nowMs)
  if (isRefusal(offered) || offered.sums.unshipped !== offer.unshipped) return offerOver(offer, nowMs)
  const { line, way, sums, others } = offered
  const stated: Stated = {
    ...way,
    ...sums,
    reason: offerReason,
    detail: '',
    files: [],
    units: offer.units,
    contact: order.consignee,
    phone: order.phone,
  }
  const applied = await insertApplied(
    tools,
    tx,
    { order, others },
    { line, stated, viewer, name: 'acceptedOffer' },
  )
  if (isRefusal(applied)) return offerOver(offer, nowMs)
  const locked = await lockRefund(tx, applied.pkId)
  const step = { by: 'shop' as const, actorId: offer.madeBy, text: withSum(offer.fen, offer.remark) }
  if (!locked || !(await grantMoney(tools, tx, locked, 'agreedRefund', step))) return offerOver(offer, nowMs)
  await endOffers(tx, 'accepted', { id: offer.id }, new Date(nowMs), applied.pkId)
  return { refundId: applied.pkId }
}

/** The buyer accepts or declines an offer. Of several answers at once, the first one wins. */
export async function answerOffer(
  tools: Tools,
  viewer: Viewer,
  { pkId, accept: isAccepted }: { pkId: string; accept: boolean },
): Promise<{ refundId: string } | null | Refusal<AnswerReason>> {
  const [found] = await offersOf(tools.db, { role: 'buyer', viewer }, [pkId])
  if (!found) return refuse(r.offerGone)
  return inTransaction(tools.db, async (tx) => {
    const held = await lockOffer(tx, found)
    const nowMs = tools.clock.nowMs()
    if (!mayStep(isAccepted ? 'accepted' : 'declined', factsOfOffer(held), 'buyer', nowMs))
      return offerOver(held, nowMs)
    if (isAccepted) return accept(tools, tx, viewer, held)
    await endOffers(tx, 'declined', { id: pkId }, new Date(nowMs))
    return null
  })
}

import type { Tools, Tx } from '@hojip/db'
import { lockedOrders, shopOrder, type OrderRow } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { fenToYuan } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { policy } from '@hojip/policy'
import type { OfferMade, OfferWish } from '../../contract.ts'
import { aftersalesRefusals as r, type SumReason } from '../../refusals.ts'
import { offerReason } from '../../rules/reasons.ts'
import { mayStep } from '../../rules/offer-state.ts'
import { offerTexts } from '../../rules/offer-texts.ts'
import { anyOffer, countOffers, endOffers, insertOffer, offersOf, type OfferRow } from '../../store/offers.ts'
import { refundsOfOrder } from '../../store/read.ts'
import type { Stated } from '../../store/write.ts'
import { sumOf } from '../apply.ts'
import { checkItem, type ItemReason } from '../check-item.ts'
import { leavingOf } from '../money/money-of.ts'

/** The name of the job that ends an offer nobody has answered. */
export const offerDeadlineJob = 'aftersales.offer-deadline'
export interface OfferDue {
  offerId: string
}

export type OfferReason =
  | ItemReason
  | SumReason
  | 'aftersales/offerOpen'
  | 'aftersales/orderGone'
  | 'aftersales/tooManyOffers'

type Units = Pick<OfferWish, 'orderGoodsId' | 'receivingStatus' | 'refundNum' | 'refundMoney'>
type Sums = Pick<Stated, 'unshipped' | 'applyFen' | 'goodsFen' | 'shippingFen' | 'isWhole'>

/**
 * What an offer comes to now, by the rules of an application. Units that have not left are refunded in full, fee included,
 * so that the buyer gets exactly the offered sum. The caller has locked the order.
 */
export async function offeredOf(
  tx: Tx,
  order: OrderRow,
  { orderGoodsId, receivingStatus, refundNum, refundMoney }: Units,
  nowMs: number,
) {
  const item = {
    orderGoodsId,
    receivingStatus,
    refundNum,
    refundMoney,
    refundType: 1 as const,
    refundReason: offerReason,
    detailDescription: '',
    files: [],
  }
  const checked = checkItem(order, item, nowMs, 'offer')
  if (isRefusal(checked)) return checked
  const others = await refundsOfOrder(tx, order.id)
  const among = { order, others, leaving: leavingOf(others, { isEstimate: true }) }
  const { refundMoney: _, ...unlimited } = item
  const most = sumOf(among, checked, unlimited)
  if (isRefusal(most)) return most
  const sums = sumOf(among, checked, item)
  if (isRefusal(sums)) return sums
  if (sums.unshipped > 0 && sums.applyFen !== most.applyFen)
    return refuse(
      r.wholeOnly,
      { max: fenToYuan(most.applyFen) },
      { fields: [{ field: 'refundMoney', problem: '' }] },
    )
  return { ...checked, sums: sums satisfies Sums, others }
}

async function offer(
  tools: Tools,
  tx: Tx,
  viewer: Viewer,
  wish: OfferWish,
): Promise<{ pkId: string } | Refusal<OfferReason>> {
  const [order] = await lockedOrders(tx, [wish.orderId])
  if (!order) return refuse(r.orderGone)
  const nowMs = tools.clock.nowMs()
  const offered = await offeredOf(tx, order, wish, nowMs)
  if (isRefusal(offered)) return offered
  const { line, sums } = offered
  if ((await countOffers(tx, line.id)) >= policy.maxOffers)
    return refuse(r.tooManyOffers, { max: policy.maxOffers })
  const [id, deadlineAt] = [newId(), new Date(nowMs + policy.offerMs)]
  const { userId, shopId } = order
  const row = {
    id,
    orderId: order.id,
    lineId: line.id,
    userId,
    shopId,
    madeBy: viewer.userId,
    receiving: wish.receivingStatus,
    units: wish.refundNum,
    unshipped: sums.unshipped,
    fen: sums.applyFen,
    remark: wish.content,
    at: new Date(nowMs),
    deadlineAt,
  }
  if (!(await insertOffer(tx, row))) return refuse(r.offerOpen)
  await tools.jobs.send(tx, offerDeadlineJob, { offerId: id } satisfies OfferDue, { at: deadlineAt })
  await tellOffer(tools, tx, 'aftersales/offered', row, viewer)
  return { pkId: id }
}

function tellOffer(
  tools: Tools,
  tx: Tx,
  event: 'aftersales/offered' | 'aftersales/offerWithdrawn',
  { id: offerId, orderId, userId, shopId }: Pick<OfferRow, 'id' | 'orderId' | 'userId' | 'shopId'>,
  { userId: actorId }: Pick<Viewer, 'userId'>,
): Promise<void> {
  const happened: OfferMade = { offerId, orderId, userId, shopId, actorId, atMs: tools.clock.nowMs() }
  return tools.jobs.emit(tx, event, happened)
}

/** Offers the buyer of one of the shop's orders a refund of units of one line, once for each idempotency key. */
export async function offerRefund(
  tools: Tools,
  viewer: Viewer,
  wish: OfferWish,
  key: string,
): Promise<{ pkId: string } | Refusal<OfferReason | 'idempotency/keyReused'>> {
  if (!(await shopOrder(tools.db, viewer, wish.orderId))) return refuse(r.orderGone)
  const request = { userId: viewer.userId, call: 'POST /bizConsole/offerRefund', key, input: wish }
  return inTransaction(tools.db, (tx) => once(tx, request, () => offer(tools, tx, viewer, wish)))
}

/** The shop takes back an offer that the buyer has not answered. */
export async function withdrawOffer(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<null | Refusal<'aftersales/offerGone' | 'aftersales/offerOver'>> {
  const [found] = await offersOf(tools.db, { role: 'shop', viewer }, [id])
  if (!found) return refuse(r.offerGone)
  return inTransaction(tools.db, async (tx) => {
    const held = await lockOffer(tx, found)
    const nowMs = tools.clock.nowMs()
    if (!mayStep('withdrawn', factsOfOffer(held), 'shop', nowMs)) return offerOver(held, nowMs)
    await endOffers(tx, 'withdrawn', { id }, new Date(nowMs))
    await tellOffer(tools, tx, 'aftersales/offerWithdrawn', held, viewer)
    return null
  })
}

/** Says what has become of the offer, to people in a sentence and to programs as `data.current`. */
export function offerOver(
  { state, deadlineAt }: Pick<OfferRow, 'deadlineAt' | 'state'>,
  nowMs: number,
): Refusal<'aftersales/offerOver'> {
  // The job of the deadline may have yet to run.
  const current = state === 'open' && nowMs >= deadlineAt.getTime() ? 'lapsed' : state
  return refuse(r.offerOver, { state: offerTexts[current] }, { current })
}

/** Locks the offer's order, as every step on it does, and reads the offer again. */
export async function lockOffer(
  tx: Tx,
  { id, orderId }: Pick<OfferRow, 'id' | 'orderId'>,
): Promise<OfferRow> {
  await lockedOrders(tx, [orderId])
  return (await anyOffer(tx, id))!
}

export function factsOfOffer({ state, deadlineAt }: Pick<OfferRow, 'state' | 'deadlineAt'>) {
  return { state, deadlineAt: deadlineAt.getTime() }
}

/** Ends an offer whose time is over. */
export async function lapseOffer(tools: Tools, { offerId }: OfferDue): Promise<void> {
  const found = await anyOffer(tools.db, offerId)
  if (!found) return
  await inTransaction(tools.db, async (tx) => {
    const held = await lockOffer(tx, found)
    // The queue runs on the database's clock, which may be ahead of this process.
    const nowMs = Math.max(tools.clock.nowMs(), held.deadlineAt.getTime())
    if (mayStep('lapsed', factsOfOffer(held), 'system', nowMs))
      await endOffers(tx, 'lapsed', { id: offerId }, new Date(nowMs))
  })
}

import type { Tools, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ReturnAddress } from '../contract.ts'
import { aftersalesRefusals as r, type SumReason, type StepReason } from '../refusals.ts'
import { refundable, splitOf } from '../rules/refundable.ts'
import { ownRefund, refundsOfOrder, shopRefund } from '../store/read.ts'
import { addressFor } from './return-addresses.ts'
import { leavingOf, moneyOrderOf } from './money/money-of.ts'
import { grantMoney, type Asked } from './money/send-money.ts'
import { takeStep, withRefund, type Locked } from './take-step.ts'

export interface Offer {
  pkId: string
  refundType: 0 | 1
  refundMoney: string
  content: string
  returnAddress?: ReturnAddress | undefined
}

function field(name: string) {
  return { fields: [{ field: name, problem: '' }] }
}

/** Splits another amount for an application by the rules of the original amount. */
export async function askedOf(
  tx: Tx,
  { order, refund }: Locked,
  type: 0 | 1,
  fen: number,
): Promise<Asked | Refusal<SumReason>> {
  const others = await refundsOfOrder(tx, order.id)
  const among = { except: refund.id, isEstimate: true }
  const most = refundable(moneyOrderOf(order, others, among), {
    lineId: refund.lineId,
    units: refund.units,
    reason: refund.reason,
    type,
    receiving: refund.receiving,
    leaving: leavingOf(others, among),
  })
  const max = fenToYuan(most.goodsFen + most.shippingFen)
  if (fen > most.goodsFen + most.shippingFen) return refuse(r.tooMuch, { max }, field('refundMoney'))
  const split = splitOf(most, fen)
  if (fen === 0) return refuse(r.tooLittle, {}, field('refundMoney'))
  if (most.isWholeOnly && !split.isWhole) return refuse(r.wholeOnly, { max }, field('refundMoney'))
  return { type, goodsFen: split.goodsFen, shippingFen: split.shippingFen }
}

/** The log's text: the amount offered or decided, then the words. A later offer does not change it. */
export function withSum(fen: number, words: string): string {
  return [`¥${fenToYuan(fen)}`, words].filter(Boolean).join('\n')
}

/** The shop offers another amount or type. The original application is valid until the buyer answers. */
export function propose(
  tools: Tools,
  viewer: Viewer,
  offer: Offer,
): Promise<undefined | Refusal<SumReason | StepReason | 'aftersales/addressNeeded' | 'aftersales/wayWrong'>> {
  return withRefund(tools, shopRefund(viewer), offer.pkId, async (tx, locked) => {
    const { refund } = locked
    const { refundType: type } = offer
    if (type === 0 && refund.receiving === 0) return refuse(r.wayWrong, {}, field('refundType'))
    const fen = yuanToFen(offer.refundMoney) ?? 0
    const asked = await askedOf(tx, locked, type, fen)
    if ('isRefusal' in asked) return asked
    const address = type === 0 ? await addressFor(tx, refund.shopId, offer.returnAddress) : undefined
    if (type === 0 && !address) return refuse(r.addressNeeded, {}, field('returnAddress'))
    const change = {
      proposal: { type, fen },
      proposals: refund.proposals + 1,
      ...(address ? { return_address: address } : {}),
    }
    const text = withSum(fen, offer.content)
    const step = { by: 'shop' as const, actorId: viewer.userId, text, change }
    return (await takeStep(tools, tx, locked, 'proposed', step)) ? undefined : refuse(r.notNow)
  })
}

async function accept(tools: Tools, tx: Tx, locked: Locked, userId: string): Promise<boolean> {
  const { proposal } = locked.refund
  if (!proposal) return false
  const asked = await askedOf(tx, locked, proposal.type, proposal.fen)
  if ('isRefusal' in asked) return false
  const step = { by: 'buyer' as const, actorId: userId }
  if (proposal.type === 1) return grantMoney(tools, tx, locked, 'acceptedRefund', { ...step, asked })
  const change = {
    type: 0 as const,
    proposal: null,
    goods_fen: asked.goodsFen,
    shipping_fen: asked.shippingFen,
  }
  return takeStep(tools, tx, locked, 'acceptedReturn', { ...step, change })
}

/** The buyer accepts the offer, or declines it, and the shop has to answer the original application. */
export function answerProposal(
  tools: Tools,
  viewer: Viewer,
  { pkId, accept: isAccepted }: { pkId: string; accept: boolean },
): Promise<undefined | Refusal<StepReason>> {
  return withRefund(tools, ownRefund(viewer), pkId, async (tx, locked) => {
    const step = { by: 'buyer' as const, actorId: viewer.userId, change: { proposal: null } }
    const done = isAccepted
      ? await accept(tools, tx, locked, viewer.userId)
      : await takeStep(tools, tx, locked, 'declined', step)
    return done ? undefined : refuse(r.notNow)
  })
}

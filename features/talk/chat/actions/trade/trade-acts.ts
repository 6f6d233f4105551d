import type { OfferMade } from '@hojip/aftersales/contract'
import type { Tools } from '@hojip/db'
import type { OrdersEvents } from '@hojip/orders/contract'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { offerType } from '../../rules/message-types.ts'
import { agentOf } from '../../rules/reader.ts'
import { auditOnce } from '../../store/cases.ts'
import { conversationHeld, ensureConversation } from '../../store/conversations.ts'
import { sendMessage } from '../send-message.ts'
import type { ChatTools } from '../tools.ts'

/** What somebody of a shop has done with an order of a shopper. */
interface Happened {
  userId: string
  shopId: string
  actorId: string
  atMs: number
}

type TradeAct = 'offerRefund' | 'withdrawOffer' | 'extendReceive' | 'saveOrderRemark'

/** The conversation of the two sides, opened when there is none. */
function conversationOfSides({ db }: Tools, { userId, shopId, atMs }: Happened): Promise<string> {
  return ensureConversation(db, { userId }, { id: newId(), shopId, at: new Date(atMs) })
}

/** Adds to the audit what an agent did with an order. The event may come twice; the row is added once. */
async function auditTrade(tools: Tools, happened: Happened, act: TradeAct, detail: object): Promise<string> {
  const conversationId = await conversationOfSides(tools, happened)
  const reader = agentOf({ userId: happened.actorId, shopId: happened.shopId })
  await inTransaction(tools.db, async (tx) => {
    // The lock lets repeats of the event through one after another.
    if (await conversationHeld(tx, reader, conversationId))
      await auditOnce(tx, reader, { at: new Date(happened.atMs), act, conversationId, detail })
  })
  return conversationId
}

/** Shows an offer to its buyer as a card in the conversation, as the message of the agent who made it. */
export async function showOffer(tools: ChatTools, made: OfferMade): Promise<void> {
  const { offerId, orderId, actorId, shopId } = made
  const conversationId = await auditTrade(tools, made, 'offerRefund', { orderId, offerId })
  const reader = agentOf({ userId: actorId, shopId })
  // The same localId makes a repeat of the event harmless.
  const wish = { conversationId, localId: offerId, data: { type: offerType, text: offerId } }
  await sendMessage(tools, reader, wish)
}

export async function auditWithdrawal(tools: Tools, made: OfferMade): Promise<void> {
  const { orderId, offerId } = made
  await auditTrade(tools, made, 'withdrawOffer', { orderId, offerId })
}

export async function auditExtension(tools: Tools, extended: OrdersEvents['orders/shopExtended']) {
  const { orderId, days } = extended
  await auditTrade(tools, extended, 'extendReceive', { orderId, days })
}

export async function auditRemark(tools: Tools, remarked: OrdersEvents['orders/remarked']): Promise<void> {
  const { orderId, remarkId } = remarked
  await auditTrade(tools, remarked, 'saveOrderRemark', { orderId, remarkId })
}

import { noteLanguage, workplaceOf } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { spanOf } from '@hojip/policy'
import { briefShops, shopScore } from '@hojip/shops'
import { dayMs, minuteMs } from '@hojip/platform/clock'
import type { ChatCard, OpenedChat } from '../contract.ts'
import { chatRefusals as r } from '../refusals.ts'
import { workTimeOf } from '../rules/hours.ts'
import { shopperOf, type Reader } from '../rules/reader.ts'
import { hoursOf } from '../store/agents.ts'
import { answerFigures } from '../store/cases.ts'
import { chatOf, ensureConversation, orderOfRefund } from '../store/conversations.ts'
import { maySendCard, readCards, type Between } from './cards.ts'
import { chatView } from './conversation-view.ts'
import { isAnswered } from './agents/presence.ts'
import type { ChatTools } from './tools.ts'

interface Wish {
  shopId?: string | undefined
  orderId?: string | undefined
  goodsId?: string | undefined
  refundId?: string | undefined
}

/** The card of what the shopper comes from; null for something that may not be sent here. */
async function waitingCard(
  tools: Tools,
  viewer: Viewer,
  { orderId, goodsId, refundId }: Wish,
  { between, locale }: { between: Between; locale: Locale },
): Promise<ChatCard | null> {
  const order = orderId ?? (refundId ? await orderOfRefund(tools.db, viewer, refundId) : undefined)
  const id = order ?? goodsId
  if (id === undefined) return null
  const wanted = { type: order ? (4 as const) : (5 as const), id }
  if (!(await maySendCard(tools, wanted, between))) return null
  return (await readCards(tools, shopperOf(viewer), [wanted], { locale }))[0] ?? null
}

const monthMs = 30 * dayMs
/** With fewer conversations no usual time is shown. */
const fewestCases = 20

/** Whether somebody is there, when somebody is, how shoppers rate the shop, and how soon they were usually answered. */
async function presenceOf(tools: ChatTools, shopId: string | null) {
  const { db, clock, serviceHours } = tools
  const at = new Date(clock.nowMs())
  const isMall = shopId === null
  const reader: Reader = { side: 'shop', actorId: '', userId: null, shopId, isMall }
  const [online, hours, figures, score] = await Promise.all([
    isAnswered(tools, shopId),
    isMall ? null : hoursOf(db, shopId),
    answerFigures(db, reader, new Date(at.getTime() - monthMs)),
    isMall ? undefined : shopScore(db, shopId),
  ])
  const { cases, medianMs } = figures
  return {
    online,
    ...(isMall ? workTimeOf(serviceHours) : { workTime: hours ? spanOf(hours) : '' }),
    ...(score === undefined ? {} : { score }),
    ...(cases >= fewestCases && medianMs !== null
      ? { replyMinutes: Math.max(1, Math.ceil(medianMs / minuteMs)) }
      : {}),
  }
}

/** Opens the shopper's conversation with a shop or with the mall's service. Nothing is sent. */
export async function openChat(
  tools: ChatTools,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
  wish: Wish,
): Promise<OpenedChat | Refusal<'chat/ownShop' | 'chat/shopGone'>> {
  const shopId = wish.shopId ?? null
  if (shopId !== null) {
    if ((await briefShops(tools.db, [shopId], 0, locale)).length === 0) return refuse(r.shopGone)
    if ((await workplaceOf(tools.db, viewer)) === shopId) return refuse(r.ownShop)
  }
  const at = new Date(tools.clock.nowMs())
  const id = await ensureConversation(tools.db, viewer, { id: newId(), shopId, at })
  const between = { userId: viewer.userId, shopId }
  const [row, card, presence] = await Promise.all([
    chatOf(tools.db, viewer, id),
    waitingCard(tools, viewer, wish, { between, locale }),
    presenceOf(tools, shopId),
    // The agent sees in which language the shopper will read the answer.
    noteLanguage(tools.db, viewer, locale),
  ])
  const conversation = chatView(row, locale)
  const { bizUserId, shopName } = conversation
  return {
    conversation,
    partner: { bizClientUserId: bizUserId, bizUserId, shopName, ...presence },
    card,
    noOfficialService: shopId === null && !tools.hasOfficialService,
  }
}

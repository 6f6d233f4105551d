import { call, shapes as s, ownCall, ownRead, ownWrite } from '@hojip/platform/http'
import { locales } from '@hojip/platform/i18n'
import { uploadsRefusals } from '@hojip/uploads/contract'
import { translationRefusals } from '@hojip/translation/contract'
import { z } from 'zod'
import { chatRefusals as r } from '../refusals.ts'
import { card, cardType, chat, history, historyInput, markInput, sendInput, sent } from './shapes.ts'

/** Whom a shopper talks to: a shop, or the mall's service. */
const partner = { shopId: s.id.optional(), official: z.boolean().default(false) }
function isOnePartner({ shopId, official }: { shopId?: string | undefined; official: boolean }): boolean {
  return (shopId === undefined) === official
}

const byConversation = z.object({ pkId: s.id })
const cardId = z.object({ type: cardType, id: s.id })

/** How many messages a shopper has not read: of the mall's service, of shops, the mall's notices, and all of them. */
const unread = z.object({ official: z.int(), shops: z.int(), notices: z.int(), total: z.int() })

export const shopperCalls = {
  'POST /appUserChat/queryChatList': call({
    summary: 'The shopper’s conversations, pinned ones first, then the newest',
    ...ownRead,
    input: z.object({
      /** Finds shops by name and messages by text. */
      keyword: s.words(0, 50).optional(),
      /** `next` of the page before. */
      after: z.string().max(100).optional(),
      size: z.int().min(1).max(50).default(30),
    }),
    output: z.object({
      list: z.array(chat),
      /** Where the list goes on; null at its end. */
      next: z.string().nullable(),
    }),
  }),
  /** For clients of the specification; our pages show the whole list. */
  'POST /appUserChat/queryNoReadList': call({
    summary: 'The conversations with unread messages, the newest first',
    ...ownRead,
    input: s.noInput,
    output: s.listOf(chat),
  }),
  'GET /appUserChat/queryNoReadCount': call({
    summary: 'How many messages and notices are unread, and of which conversations',
    ...ownCall,
    rate: 'poll',
    input: s.noInput,
    output: unread.extend({
      list: z.array(z.object({ conversationId: s.id, isOfficial: z.boolean(), noReadCount: z.int() })),
    }),
  }),
  'POST /appUserChat/open': call({
    summary: 'Opens the conversation with a shop or with the mall’s service; sends nothing',
    ...ownWrite,
    input: z
      .object({
        ...partner,
        /** What the shopper comes from: its card waits above the input. */
        orderId: s.id.optional(),
        goodsId: s.id.optional(),
        refundId: s.id.optional(),
      })
      .refine(isOnePartner),
    output: z.object({
      conversation: chat,
      partner: z.object({
        bizClientUserId: z.string(),
        bizUserId: z.string(),
        shopName: z.string(),
        /** Whether somebody is there to answer now. */
        online: z.boolean(),
        /** When somebody answers, such as "8:30–17:30"; '' when the shop has set no hours. */
        workTime: z.string(),
        /** On which days the mall's service answers: working days of China, or all. Absent for a shop. */
        workDays: z.enum(['workdays', 'all']).optional(),
        /** The mean of the stars of the shop's products, such as "4.9"; absent without any, and for the mall's service. */
        score: z.string().optional(),
        /** The usual minutes until the first answer, from the last 30 days; absent for too few conversations. */
        replyMinutes: z.int().optional(),
      }),
      card: card.nullable(),
      /** There is no official service here, such as in a test environment. */
      noOfficialService: z.boolean(),
    }),
    refusals: [r.shopGone, r.ownShop],
  }),
  'POST /appUserChat/queryPresence': call({
    summary: 'Whether somebody is there to answer now, of a shop or of the mall’s service',
    ...ownCall,
    rate: 'poll',
    input: z.object(partner).refine(isOnePartner),
    output: z.object({ online: z.boolean() }),
  }),
  'POST /appUserChat/queryHistory': call({
    summary: 'Messages of a conversation: the newest, older ones, or those that a device has missed',
    ...ownRead,
    input: historyInput,
    output: history,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/send': call({
    summary: 'Sends a message; the same localId again answers the message that is stored',
    ...ownWrite,
    input: sendInput,
    output: sent,
    refusals: [
      r.conversationGone,
      r.localIdUsed,
      r.quoteGone,
      r.cardGone,
      uploadsRefusals.tooManyPictures,
      uploadsRefusals.pictureGone,
      uploadsRefusals.videoGone,
    ],
  }),
  'POST /appUserChat/setRead': call({
    summary: 'Marks messages as read, up to a number',
    ...ownWrite,
    input: markInput,
    output: z.object({ readSeq: z.int(), noReadCount: z.int() }),
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/setDelivered': call({
    summary: 'Marks messages as arrived on one of the shopper’s devices, up to a number',
    ...ownWrite,
    input: markInput,
    output: s.nothing,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/recall': call({
    summary: 'Recalls one’s own message within two minutes; its text is deleted',
    ...ownWrite,
    input: z.object({ msgId: s.id }),
    output: z.object({ seq: z.int(), recallNo: z.int() }),
    refusals: [r.messageGone, r.tooLateToRecall, r.offerStays],
  }),
  'POST /appUserChat/deleteById/{pkId}': call({
    summary: 'Hides a conversation until its next message',
    ...ownWrite,
    input: byConversation,
    output: s.nothing,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/setTop/{pkId}': call({
    summary: 'Pins a conversation',
    ...ownWrite,
    input: byConversation,
    output: s.nothing,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/cancelTop/{pkId}': call({
    summary: 'Unpins a conversation',
    ...ownWrite,
    input: byConversation,
    output: s.nothing,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/translate': call({
    summary: 'A text message of one of the shopper’s conversations in another language',
    ...ownCall,
    rate: 'translate',
    input: z.object({ msgId: s.id, to: z.enum(locales) }),
    output: z.object({ text: z.string() }),
    refusals: [r.messageGone, translationRefusals.notTranslated],
  }),
  'POST /appUserChat/queryCards': call({
    summary: 'Orders and products of cards as they are now, as far as the reader may see them',
    ...ownRead,
    input: z.object({ cards: z.array(cardId).max(50) }),
    output: s.listOf(card),
  }),
  'POST /appUserChat/typing': call({
    summary: 'Shows the other side for some seconds that the shopper is typing',
    ...ownCall,
    rate: 'poll',
    input: z.object({ conversationId: s.id }),
    output: s.nothing,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/queryOwnMessages': call({
    summary: 'All messages of the shopper’s conversations, for the copy of their data',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(
      z.object({
        conversationId: s.id,
        seq: z.int(),
        side: z.string(),
        type: z.int(),
        text: z.string(),
        time: s.time,
      }),
    ),
  }),
}

s.nameShapes({ ChatCardId: cardId, UnreadCounts: unread })

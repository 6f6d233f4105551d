import { refundOffer } from '@hojip/aftersales/contract'
import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

/** The longest text of a message, in characters; each is one or two units of a string. */
const maxText = 2_000

/** 1 text, 2 picture, 3 video, 4 order, 5 product, 6 a refund that the shop offers. */
const messageType = z.union([1, 2, 3, 4, 5, 6].map((n) => z.literal(n as 1 | 2 | 3 | 4 | 5 | 6)))

/** What has a card. */
export const cardType = z.union([z.literal(4), z.literal(5), z.literal(6)])

/** A number of a message: 1, 2, 3 … within its conversation. */
export const seq = z.int().min(0).max(2_000_000_000)

/** The sender's own name of a message, new for each message and the same for each try. */
export const localId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

const uploadAddress = z.string().regex(/^\/uploads\/chat\/[0-9a-f]{32}$/)
const videoAddress = z.string().regex(/^\/uploads\/chat\/[0-9a-f]{32}\.(mp4|webm)$/)

/** Size, duration and poster of a picture or video, as the mall has measured them. */
const media = z.object({
  width: z.int(),
  height: z.int(),
  durationMs: z.int().optional(),
  poster: z.string().optional(),
})

/** What a sender says: a text, the address of an upload, or the id of an order or product. */
export const saying = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(1),
    text: s.words(1, 2 * maxText).refine((text) => [...text].length <= maxText),
  }),
  z.object({ type: z.literal(2), text: uploadAddress }),
  z.object({
    type: z.literal(3),
    text: videoAddress,
    /** A picture of the video's first moments, which the sender has uploaded as well. */
    poster: uploadAddress.optional(),
  }),
  z.object({ type: z.literal(4), text: s.id }),
  z.object({ type: z.literal(5), text: s.id }),
])

/** What a reader sees. Text is shown as text, never as HTML. Orders and products are read by `queryCards`. */
const said = z.object({ type: messageType, text: z.string(), media: media.optional() })

const side = z.enum(['user', 'shop', 'system'])

export const message = z.object({
  msgId: s.id,
  seq: z.int(),
  /** Only for the sender's own messages: the name under which the outbox has it. */
  localId: z.string().optional(),
  side,
  /** The shopper's id, the shop's id, or `official`. */
  from: z.string(),
  to: z.string(),
  text: said,
  /** A sentence of the mall's program, which pages say in their own language; then `text.text` is Chinese. */
  notice: z.string().optional(),
  time: s.time,
  at: z.int(),
  /** Whether the other side has read it; '1' for messages of the other side. */
  isRead: s.flag,
  recalled: z.boolean(),
  quote: z.object({ seq: z.int(), side, text: said, recalled: z.boolean() }).optional(),
  /** For agents: who of them wrote it. */
  agentName: z.string().optional(),
})

/** How far both sides have got. Each number only grows. */
const marks = {
  lastSeq: z.int(),
  readSeq: z.int(),
  deliveredSeq: z.int(),
  peerReadSeq: z.int(),
  peerDeliveredSeq: z.int(),
  /** How many messages were recalled. */
  recallNo: z.int(),
}

/** A line of the shopper's list. */
export const chat = z.object({
  /** The conversation's id. */
  pkId: s.id,
  isOfficial: z.boolean(),
  /** Null for the mall's own service. */
  shopId: s.id.nullable(),
  shopName: z.string(),
  shopLogoPic: z.string().nullable(),
  mark: z.string(),
  hue: z.int(),
  /** Under which `message.from` the other side writes. */
  bizUserId: z.string(),
  lastShortText: z.string(),
  lastType: messageType.nullable(),
  lastRecalled: z.boolean(),
  lastDateTime: s.time,
  lastAt: z.int(),
  noReadCount: z.int(),
  isTop: z.boolean(),
  ...marks,
})

export const history = z.object({
  /** In the order of their numbers. */
  list: z.array(message),
  /** Whether there are more in the direction that was asked for. */
  hasMore: z.boolean(),
  /** Messages that were recalled after `afterRecall`. */
  recalled: z.array(z.object({ seq: z.int(), recallNo: z.int() })),
  ...marks,
})

export const sent = z.object({ msgId: s.id, seq: z.int(), time: s.time, at: z.int(), localId: z.string() })

/** An order, product or offer as it is now, as far as the reader may see it. */
export const card = z.object({
  type: cardType,
  id: s.id,
  /** True for one that does not exist any more or that the reader may not see. */
  gone: z.boolean(),
  order: z
    .object({
      orderId: s.id,
      orderCode: z.string(),
      orderStatus: z.int(),
      totalMoney: s.money,
      goodsPics: z.array(z.string()),
      goodsName: z.string(),
      goodsNum: z.int(),
      orderTime: s.time,
      canTrack: z.boolean(),
      /** For the shop's agents: what they may do with the order from here. */
      shopActs: z.object({ canExtend: z.boolean(), canOffer: z.boolean() }).optional(),
    })
    .optional(),
  goods: z
    .object({
      goodsId: s.id,
      goodsName: z.string(),
      goodsPic: z.string(),
      price: s.money,
      isOnSale: z.boolean(),
    })
    .optional(),
  offer: refundOffer.optional(),
})

/** A page of a conversation's messages. */
export const historyInput = z.object({
  conversationId: s.id,
  /** Older ones; the newest without this and `afterSeq`. */
  beforeSeq: seq.optional(),
  /** Newer ones: what a device has missed. */
  afterSeq: seq.optional(),
  /** The last recall that the device knows. */
  afterRecall: seq.optional(),
  size: z.int().min(1).max(50).default(20),
  keyword: s.words(0, 50).optional(),
  type: messageType.optional(),
})

export const sendInput = z.object({
  conversationId: s.id,
  localId,
  data: saying,
  /** The message that this one answers. */
  quoteId: s.id.optional(),
})

export const markInput = z.object({ conversationId: s.id, seq })

s.nameShapes({
  ChatCard: card,
  Conversation: chat,
  ChatHistory: history,
  ChatHistoryQuery: historyInput,
  ChatMedia: media,
  ChatMessage: message,
  ChatContent: said,
  ChatSaying: saying,
  ChatSending: sendInput,
  SentMessage: sent,
})

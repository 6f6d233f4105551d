import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { card } from './shapes.ts'

/** A conversation in one of the queues. */
export const queued = z.object({
  conversationId: s.id,
  state: z.enum(['waiting', 'serving', 'closed']),
  agentId: s.id.nullable(),
  agentName: z.string(),
  /** Masked for somebody who has bought nothing here. */
  userName: z.string(),
  /** The shopper's language, as far as known. */
  locale: z.string().nullable(),
  lastShortText: z.string(),
  lastAt: z.int(),
  noReadCount: z.int(),
  lastSeq: z.int(),
  openedAt: z.int(),
  /** Since when the shopper waits for an answer; null when it is their turn. */
  waitingSinceAt: z.int().nullable(),
  closedAt: z.int().nullable(),
  rating: z.int().nullable(),
})

/** How soon and how well shoppers were answered. */
const figures = z.object({
  cases: z.int(),
  firstAnswerMedianMs: z.int().nullable(),
  firstAnswerMeanMs: z.int().nullable(),
  /** Mean of the ratings, such as "4.7". */
  rating: z.string().nullable(),
})

export const ownState = z.object({
  agentId: s.id,
  state: z.enum(['online', 'away', 'offline']),
  maxCases: z.int(),
  serving: z.int(),
})

export const queues = z.object({
  me: ownState,
  /** The longest wait first. */
  waiting: z.array(queued),
  /** Unanswered ones first. */
  mine: z.array(queued),
  colleagues: z.array(queued),
  /** Of today, the newest first. */
  closed: z.array(queued),
  today: figures,
  month: figures,
})

export const agent = z.object({
  agentId: s.id,
  name: z.string(),
  state: z.enum(['online', 'away', 'offline']),
  serving: z.int(),
  maxCases: z.int(),
  isMe: z.boolean(),
})

export const note = z.object({
  pkId: s.id,
  content: z.string(),
  authorName: z.string(),
  time: s.time,
  at: z.int(),
})

export const quickReply = z.object({
  pkId: s.id,
  name: z.string(),
  content: z.string(),
  isShared: z.boolean(),
  sort: z.int(),
})

/** A shopper as a shop may see them: only what happened in this shop. */
export const customer = z.object({
  /** The shop whose products are offered; null at the mall's own service. */
  shopId: s.id.nullable(),
  userName: z.string(),
  /** Such as 138****6021; '' for somebody who has bought nothing here. */
  phone: z.string(),
  locale: z.string().nullable(),
  registeredAt: z.int(),
  orderNum: z.int(),
  spentMoney: s.money,
  refundNum: z.int(),
  /** Mean of the stars that the shopper gave here. */
  score: z.string().nullable(),
  /** Cards of the newest orders. */
  orders: z.array(card),
  refunds: z.array(
    z.object({
      refundId: s.id,
      refundCode: z.string(),
      refundStatus: z.int(),
      refundMoney: s.money,
      orderId: s.id,
      time: s.time,
      deadlineAt: z.int().optional(),
    }),
  ),
  /** Products of this shop that the shopper has looked at, the newest first. */
  footprints: z.array(
    z.object({ goodsId: s.id, goodsName: z.string(), goodsPic: z.string(), seenAt: z.int() }),
  ),
})

/** When the shop answers, and its automatic answer otherwise. */
export const hours = z.object({
  isSet: z.boolean(),
  /** 1 Monday to 7 Sunday. */
  days: z.array(z.int()),
  fromMinute: z.int(),
  untilMinute: z.int(),
  awayText: z.string(),
})

s.nameShapes({
  Agent: agent,
  ChatCustomer: customer,
  ServiceFigures: figures,
  ServiceHours: hours,
  CustomerNote: note,
  AgentState: ownState,
  QueuedConversation: queued,
  ChatQueues: queues,
  QuickReply: quickReply,
})

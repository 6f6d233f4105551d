import { mallChannel, shopServiceChannel, userChannel } from '@hojip/live/channels'
import { wireTime } from '@hojip/platform/mall-time'
import type { CaseState } from './case-state.ts'
import { partnerId, saidView, type Media, type MessageType, type Side } from './message-view.ts'

/** A frame for the sockets of one side of a conversation. */
export interface Frame {
  channel: string
  event: string
  frame: object
}

interface Between {
  id: string
  userId: string
  shopId: string | null
  userUnread: number
  shopUnread: number
}

/** The channels of a conversation's two sides. */
function channelsOf({ userId, shopId }: Pick<Between, 'userId' | 'shopId'>) {
  return { user: userChannel(userId), shop: shopId === null ? mallChannel : shopServiceChannel(shopId) }
}

interface Said {
  id: string
  seq: number
  side: Side
  localId: string
  type: number
  text: string
  media: Media | null
  at: Date
}

/**
 * Each message for both sides, with what each side has not read. Only the writer's side learns the local id; nobody
 * learns by a frame which agent wrote.
 */
export function framesOfMessages(between: Between, messages: readonly Said[]): Frame[] {
  const channels = channelsOf(between)
  let [userUnread, shopUnread] = [between.userUnread, between.shopUnread]
  return messages.flatMap((message) => {
    const { id, seq, side, localId, media, at } = message
    const isUsers = side === 'user'
    if (isUsers) shopUnread += 1
    else userUnread += 1
    const view = saidView({ ...message, type: message.type as MessageType }, 'zh-CN')
    const frame = {
      from: isUsers ? between.userId : partnerId(between),
      data: JSON.stringify({ ...view, ...(media?.notice ? { notice: media.notice } : {}) }),
      time: wireTime(at.getTime()),
      conversationId: between.id,
      msgId: id,
      seq,
      side,
    }
    const forWriter = side === 'system' ? {} : { localId }
    return [
      {
        channel: channels.user,
        event: 'chat',
        frame: { ...frame, noRead: userUnread, ...(isUsers ? forWriter : {}) },
      },
      {
        channel: channels.shop,
        event: 'chat',
        frame: { ...frame, noRead: shopUnread, ...(isUsers ? {} : forWriter) },
      },
    ]
  })
}

/** Tells agents and shopper that somebody else serves now, or that a case was opened or closed. */
export function framesOfCase(
  between: Pick<Between, 'id' | 'userId' | 'shopId'>,
  before: { state: CaseState; agentId: string | null } | null,
  after: { state: CaseState; agentId: string | null } | null,
): Frame[] {
  if (before?.state === after?.state && before?.agentId === after?.agentId) return []
  const frame = { data: { conversationId: between.id } }
  const { user, shop } = channelsOf(between)
  return [user, shop].map((channel) => ({ channel, event: 'desk', frame }))
}

/** Tells agents that a shopper has rated a case. */
export function framesOfRating({ id, userId, shopId }: Pick<Between, 'id' | 'userId' | 'shopId'>): Frame[] {
  const { shop } = channelsOf({ userId, shopId })
  return [{ channel: shop, event: 'desk', frame: { data: { conversationId: id } } }]
}

/** How far one side has got; nothing when the marks are those from before. */
export function framesOfMarks(
  before: Between & {
    userReadSeq: number
    userDeliveredSeq: number
    shopReadSeq: number
    shopDeliveredSeq: number
  },
  side: 'user' | 'shop',
  marks: { readSeq: number; deliveredSeq: number; unread: number },
): Frame[] {
  const [readBefore, deliveredBefore] =
    side === 'user'
      ? [before.userReadSeq, before.userDeliveredSeq]
      : [before.shopReadSeq, before.shopDeliveredSeq]
  const { readSeq, deliveredSeq, unread } = marks
  if (readSeq === readBefore && deliveredSeq === deliveredBefore) return []
  const channels = channelsOf(before)
  const data = { conversationId: before.id, side, readSeq, deliveredSeq }
  return (['user', 'shop'] as const).map((one) => ({
    channel: channels[one],
    event: 'read',
    frame: { data: { ...data, ...(one === side ? { noRead: unread } : {}) } },
  }))
}

export function framesOfRecall(
  between: Between,
  done: { seq: number; msgId: string; recallNo: number; userUnread: number; shopUnread: number },
): Frame[] {
  const { seq, msgId, recallNo, userUnread, shopUnread } = done
  const channels = channelsOf(between)
  const data = { conversationId: between.id, seq, msgId, recallNo }
  return [
    { channel: channels.user, event: 'recall', frame: { data: { ...data, noRead: userUnread } } },
    { channel: channels.shop, event: 'recall', frame: { data: { ...data, noRead: shopUnread } } },
  ]
}

/** A shopper types for the shop; an agent types for the shopper, and with name and draft for the colleagues. */
export function framesOfTyping(
  between: Pick<Between, 'id' | 'userId' | 'shopId'>,
  agent?: { userId: string; name: string; draft: string },
): Frame[] {
  const { user, shop } = channelsOf(between)
  const data = { conversationId: between.id, side: agent ? 'shop' : 'user' }
  if (!agent) return [{ channel: shop, event: 'typing', frame: { data } }]
  return [
    { channel: user, event: 'typing', frame: { data } },
    { channel: shop, event: 'typing', frame: { data: { ...data, ...agent } } },
  ]
}

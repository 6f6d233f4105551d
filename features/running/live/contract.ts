import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

const id = z.string()
const side = z.enum(['user', 'shop'])

/** What several people at one desk may be changing at the same time. */
const editedThings = ['product', 'freight'] as const
export type EditedThing = (typeof editedThings)[number]

/** Open without changes, which asks who has some; with changes that are not saved; or no longer so. */
const editingStates = ['open', 'changed', 'gone'] as const
export type EditingState = (typeof editingStates)[number]

/** What the calls take that show who is editing. */
export const editingInput = {
  /** Of the browser, made up when the page opens. */
  tab: s.id,
  state: z.enum(editingStates),
}

/**
 * The events of the socket: their names, and the fields of their frames. An event tells that something changed; the
 * page reads it by a call.
 */
export const mallFrames = {
  /** A message; `data` is the JSON text of `{type, text}`. */
  chat: z.object({
    from: id,
    data: z.string(),
    time: z.string(),
    conversationId: id,
    msgId: id,
    seq: z.int(),
    localId: id.optional(),
    side: z.enum(['user', 'shop', 'system']),
    /** How many messages the receiver of the frame has not read in this conversation. */
    noRead: z.int(),
  }),
  /** The message with this `localId` is stored. */
  ack: z.object({ localId: id, msgId: id, seq: z.int(), time: z.string() }),
  /** The message with this `localId` was refused. */
  nack: z.object({ localId: id, code: z.string(), msg: z.string(), reason: z.string().optional() }),
  /** The server did not handle the last message; it can be sent again after the pause. */
  slowDown: z.object({ waitMs: z.int() }),
  /** One side has received or read messages up to a number. */
  read: z.object({
    data: z.object({
      conversationId: id,
      side,
      readSeq: z.int(),
      deliveredSeq: z.int(),
      noRead: z.int().optional(),
    }),
  }),
  /** A message was recalled. */
  recall: z.object({
    data: z.object({
      conversationId: id,
      seq: z.int(),
      msgId: id,
      recallNo: z.int(),
      noRead: z.int().optional(),
    }),
  }),
  /** The other side is writing. */
  typing: z.object({
    data: z.object({
      conversationId: id,
      side,
      userId: id.optional(),
      name: z.string().optional(),
      draft: z.string().optional(),
    }),
  }),
  /** The state of a conversation at the desk or in the queue has changed. */
  desk: z.object({ data: z.object({ conversationId: id }) }),
  /** An order has changed. */
  order: z.object({ data: z.object({ orderId: id }) }),
  /** Orders were paid. */
  pay: z.object({ data: z.object({ orderIds: z.array(id) }) }),
  /** A refund has changed; without an id a shop's offer. */
  refund: z.object({ data: z.object({ refundId: id.optional(), orderId: id }) }),
  /** A parcel of the order has moved. */
  logistics: z.object({ data: z.object({ orderId: id }) }),
  /** A message of the mall, or with no `msg_id` a change of the lists; nothing pops up for a quiet one. */
  notice: z.object({
    data: z.object({ msg_id: id.optional(), type: z.string().optional(), isQuiet: z.boolean().optional() }),
  }),
  /** Somebody of the shop, or without an id of the mall's service, came or went. */
  presence: z.object({ data: z.object({ shopId: id.optional() }) }),
  /** Price or stock of a product has changed. */
  stock: z.object({ data: z.object({ goodsId: id }) }),
  /** Staff of the shop, or an operator, began or ended an act of the log. */
  act: z.object({ data: z.record(z.string(), z.never()) }),
  /** Somebody at the same desk has a thing open in a tab, is changing it there, or has gone. */
  editing: z.object({
    data: z.object({
      thing: z.enum(editedThings),
      id,
      tab: id,
      userId: id,
      name: z.string(),
      state: z.enum(editingStates),
    }),
  }),
}

type MallEvents = { [K in keyof typeof mallFrames]: z.output<(typeof mallFrames)[K]> }

declare module '@hojip/platform/page' {
  interface LiveEvents extends MallEvents {}
}

export type { MallEvents }

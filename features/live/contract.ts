/**
 * The events of the socket: their names, and the fields of their frames. An event tells that something changed; the
 * page reads it by a call.
 */
interface MallEvents {
  /** A message; `data` is the JSON text of `{type, text}`. */
  chat: {
    from: string
    data: string
    time: string
    conversationId: string
    msgId: string
    seq: number
    localId?: string
    side: 'user' | 'shop' | 'system'
    /** How many messages the receiver of the frame has not read in this conversation. */
    noRead: number
  }
  /** The message with this `localId` is stored. */
  ack: { localId: string; msgId: string; seq: number; time: string }
  /** The message with this `localId` was refused. */
  nack: { localId: string; code: string; msg: string; reason?: string }
  /** The server did not handle the last message; it can be sent again after the pause. */
  slowDown: { waitMs: number }
  /** One side has received or read messages up to a number. */
  read: {
    data: {
      conversationId: string
      side: 'user' | 'shop'
      readSeq: number
      deliveredSeq: number
      noRead?: number
    }
  }
  recall: { data: { conversationId: string; seq: number; msgId: string; recallNo: number; noRead?: number } }
  typing: {
    data: { conversationId: string; side: 'user' | 'shop'; userId?: string; name?: string; draft?: string }
  }
  /** The state of a conversation at the desk or in the queue has changed. */
  desk: { data: { conversationId: string } }
  order: { data: { orderId: string } }
  pay: { data: { orderIds: string[] } }
  /** Without an id where it is about a shop's offer. */
  refund: { data: { refundId?: string; orderId: string } }
  logistics: { data: { orderId: string } }
  /** A message of the mall, or with no `msg_id` a change of the lists; nothing pops up for a quiet one. */
  notice: { data: { msg_id?: string; type?: string; isQuiet?: boolean } }
  stock: { data: { goodsId: string } }
  /** Staff of the shop, or an operator, began or ended an act of the log. */
  act: { data: Record<string, never> }
}

declare module '@hojip/platform/page' {
  interface LiveEvents extends MallEvents {}
}

export type { MallEvents }

import type { Saying } from '../../contract.ts'
import type { Outgoing } from '../../rules/client/outbox.ts'

/** The message that another one answers, as far as it is shown while that one waits. */
export interface Quoted {
  msgId: string
  text: string
  /** Who wrote it. */
  name?: string
}

/** A message of this browser that the server has not stored yet, or has stored a moment ago. */
export interface OutboxItem extends Outgoing<Saying> {
  userId: string
  quote?: Quoted
}

export type OutboxWish = Pick<OutboxItem, 'conversationId' | 'data' | 'quote'>

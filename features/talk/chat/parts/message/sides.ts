import type { ReactNode } from 'react'
import type { ChatCard, ChatMessage } from '../../contract.ts'

type ShownOffer = NonNullable<ChatCard['offer']>
export type ShownOrder = NonNullable<ChatCard['order']>

/** How the shopper's and the shop's page show one conversation: whose messages are one's own, and what can be done. */
export interface Sides {
  /** Whose messages stand at the right. */
  mine: 'user' | 'shop'
  nameOf: (message: Pick<ChatMessage, 'side' | 'agentName'>) => string
  /** What stands beside a message: an avatar, or the sign of a shop. `agentName`: a colleague's message may be another's. */
  signOf: (isMine: boolean, agentName?: string) => ReactNode
  /** Where an order's card leads. */
  orderLinks: (order: ShownOrder) => ReactNode
  offerCard: (offer: ShownOffer) => ReactNode
  orderStates: Record<string, string>
  /** A product opens in a window of its own. */
  opensAside: boolean
  /** Several people write on one's own side, so that each message says who. */
  hasColleagues: boolean
  recall: (msgId: string) => Promise<unknown>
  canReport: boolean
}

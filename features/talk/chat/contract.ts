import type { OutputOf } from '@hojip/platform/http'
import type { z } from 'zod'
import { mallAgentCalls, shopAgentCalls } from './contract/agent-calls.ts'
import type * as agentShapes from './contract/agent-shapes.ts'
import type * as shapes from './contract/shapes.ts'
import { serviceCalls } from './contract/official-calls.ts'
import { shopCalls } from './contract/shop-calls.ts'
import { shopperCalls } from './contract/shopper-calls.ts'

export const chatCalls = {
  ...shopperCalls,
  ...shopAgentCalls,
  ...mallAgentCalls,
  ...shopCalls,
  ...serviceCalls,
}
type ChatCalls = typeof chatCalls
export type ServiceCalls = typeof serviceCalls
export type Chat = z.output<typeof shapes.chat>
export type ChatMessage = z.output<typeof shapes.message>
export type ChatCard = z.output<typeof shapes.card>
export type ChatHistory = z.output<typeof shapes.history>
export type Saying = z.output<typeof shapes.saying>
export type OpenedChat = OutputOf<ChatCalls['POST /appUserChat/open']>
export type Queues = z.output<typeof agentShapes.queues>
export type QueuedChat = z.output<typeof agentShapes.queued>
export type ChatAgent = z.output<typeof agentShapes.agent>
export type ChatCustomer = z.output<typeof agentShapes.customer>
export type ChatNote = z.output<typeof agentShapes.note>
export type QuickReply = z.output<typeof agentShapes.quickReply>
export type QueuePlace = OutputOf<ChatCalls['POST /appUserChat/queryQueue']>
declare module '@hojip/platform/client' {
  interface AllCalls extends ChatCalls {}
}

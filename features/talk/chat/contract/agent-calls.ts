import { shapes as s, type Call } from '@hojip/platform/http'
import type { RefusalKind } from '@hojip/platform/refusal'
import { uploadsRefusals } from '@hojip/uploads/contract'
import { z } from 'zod'
import { chatRefusals as r } from '../refusals.ts'
import * as shapes from './agent-shapes.ts'
import { card, cardType, history, historyInput, markInput, sendInput, sent } from './shapes.ts'

/** A call as agents of a shop and of the mall have it, each under a path of their own. */
function part<
  I extends z.ZodType,
  O extends z.ZodType,
  const R extends readonly RefusalKind[] = readonly [],
>(definition: {
  summary: string
  rate: 'read' | 'poll' | 'write'
  idempotency?: 'honored'
  record?: 'never'
  input: I
  output: O
  refusals?: R
}) {
  return definition
}

const ofConversation = z.object({ conversationId: s.id })

/** What agents do: `POST /bizConsole/chat/…` for a shop’s, `POST /sysConsole/chat/…` for the mall’s. */
const parts = {
  queryQueues: part({
    summary: 'Who waits, whom the agent serves, and what was closed today',
    rate: 'read',
    input: s.noInput,
    output: shapes.queues,
  }),
  countUnanswered: part({
    summary: 'How many shoppers wait for an answer of anybody or of this agent',
    rate: 'read',
    input: s.noInput,
    output: z.object({ toServe: z.int() }),
  }),
  queryHistory: part({
    summary: 'Messages of a conversation',
    rate: 'read',
    input: historyInput,
    output: history,
    refusals: [r.conversationGone],
  }),
  send: part({
    summary: 'Answers; takes the case that waits. The same localId again answers the stored message',
    rate: 'write',
    // The conversation stores each message with its author and its time.
    record: 'never',
    input: sendInput,
    output: sent,
    refusals: [
      r.conversationGone,
      r.colleagueServes,
      r.localIdUsed,
      r.quoteGone,
      r.cardGone,
      uploadsRefusals.tooManyPictures,
      uploadsRefusals.pictureGone,
      uploadsRefusals.videoGone,
    ],
  }),
  setRead: part({
    summary: 'Marks messages as read, up to a number',
    rate: 'write',
    // Sent with every message that an open page shows.
    record: 'never',
    input: markInput,
    output: z.object({ readSeq: z.int(), noReadCount: z.int() }),
    refusals: [r.conversationGone],
  }),
  recall: part({
    summary: 'Recalls the agent’s own message within two minutes',
    rate: 'write',
    input: z.object({ msgId: s.id }),
    output: z.object({ seq: z.int(), recallNo: z.int() }),
    refusals: [r.messageGone, r.tooLateToRecall, r.offerStays],
  }),
  typing: part({
    summary: 'Shows the shopper that somebody is typing, and colleagues the draft',
    rate: 'poll',
    input: ofConversation.extend({ draft: s.words(0, 500).optional() }),
    output: s.nothing,
    refusals: [r.conversationGone],
  }),
  queryCards: part({
    summary: 'Orders, products and offers of a conversation’s cards as they are now',
    rate: 'read',
    input: ofConversation.extend({ cards: z.array(z.object({ type: cardType, id: s.id })).max(50) }),
    output: s.listOf(card),
    refusals: [r.conversationGone],
  }),
  take: part({
    summary: 'Takes a conversation that waits, or one of a colleague who is not there any more',
    rate: 'write',
    input: ofConversation,
    output: s.nothing,
    refusals: [r.conversationGone, r.caseMoved, r.tooManyCases],
  }),
  takeAll: part({
    summary: 'Takes what waits, the longest first, up to the agent’s number at once',
    rate: 'write',
    input: s.noInput,
    output: z.object({ conversationIds: z.array(s.id) }),
  }),
  transfer: part({
    summary: 'Passes a conversation to a colleague, with a note that the shopper does not see',
    rate: 'write',
    input: ofConversation.extend({ agentId: s.id, note: s.words(0, 500).default('') }),
    output: s.nothing,
    refusals: [r.conversationGone, r.caseMoved, r.colleagueServes, r.agentGone],
  }),
  release: part({
    summary: 'Puts a conversation back into the queue, at its old place',
    rate: 'write',
    input: ofConversation,
    output: s.nothing,
    refusals: [r.conversationGone, r.caseMoved, r.colleagueServes],
  }),
  close: part({
    summary: 'Closes a conversation; the shopper’s next message opens a new one',
    rate: 'write',
    input: ofConversation,
    output: s.nothing,
    refusals: [r.conversationGone, r.caseMoved, r.colleagueServes],
  }),
  reopen: part({
    summary: 'Opens the last closed case of a conversation again',
    rate: 'write',
    input: ofConversation,
    output: s.nothing,
    refusals: [r.conversationGone, r.caseMoved],
  }),
  queryCustomer: part({
    summary: 'The shopper beside the conversation: what they bought, sent back, rated and saw in this shop',
    rate: 'read',
    input: ofConversation,
    output: shapes.customer,
    refusals: [r.conversationGone],
  }),
  queryNotes: part({
    summary: 'Notes of agents about a shopper, the newest first',
    rate: 'read',
    input: ofConversation,
    output: s.listOf(shapes.note),
    refusals: [r.conversationGone],
  }),
  saveNote: part({
    summary: 'Writes a note for colleagues',
    rate: 'write',
    idempotency: 'honored',
    input: ofConversation.extend({ content: s.words(1, 500) }),
    output: z.object({ pkId: s.id }),
    refusals: [r.conversationGone],
  }),
  queryAgents: part({
    summary: 'The colleagues, and how many conversations each serves',
    rate: 'read',
    input: s.noInput,
    output: s.listOf(shapes.agent),
  }),
  setState: part({
    summary: 'Says whether the agent answers now, and how many conversations at once; also a sign of life',
    rate: 'poll',
    input: z.object({
      state: z.enum(['online', 'away', 'offline']).optional(),
      maxCases: z.int().min(1).max(50).optional(),
    }),
    output: shapes.ownState,
  }),
  queryQuickReplies: part({
    summary: 'The quick replies of the shop or mall and of the agent',
    rate: 'read',
    input: z.object({ keyword: s.words(0, 50).optional() }),
    output: s.listOf(shapes.quickReply),
  }),
  saveQuickReply: part({
    summary: 'Adds a quick reply, or changes one',
    rate: 'write',
    input: z.object({
      pkId: s.id.optional(),
      name: s.words(1, 20).regex(/^[^/\s]+$/u),
      content: s.words(1, 500),
      /** Left out, a new one is the agent’s own, and another stays what it is. */
      isShared: z.boolean().optional(),
      /** Left out, a new one is first, and another stays where it is. */
      sort: z.int().min(0).max(10_000).optional(),
    }),
    output: z.object({ pkId: s.id }),
    refusals: [r.replyGone, r.replyNameTaken, r.tooManyReplies],
  }),
  deleteQuickReply: part({
    summary: 'Deletes a quick reply of the shop or mall or of the agent',
    rate: 'write',
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.replyGone],
  }),
}

type Parts = typeof parts
type CallsOf<P extends string, A extends 'staff' | 'operator'> = {
  [K in keyof Parts & string as `POST ${P}/chat/${K}`]: Parts[K] extends {
    input: infer I extends z.ZodType
    output: infer O extends z.ZodType
    refusals?: infer R
  }
    ? Call<I, O, A, R extends readonly RefusalKind[] ? R : readonly []>
    : never
}

function callsOf<const P extends string, A extends 'staff' | 'operator'>(
  prefix: P,
  who: { auth: A; owner: 'shop' | 'mall'; right?: string },
): CallsOf<P, A> {
  const calls = Object.entries(parts).map(([name, call]) => [
    `POST ${prefix}/chat/${name}`,
    { ...call, ...who, cache: 'none' },
  ])
  return Object.fromEntries(calls) as CallsOf<P, A>
}

export const shopAgentCalls = callsOf('/bizConsole', { auth: 'staff', owner: 'shop', right: 'service' })
export const mallAgentCalls = callsOf('/sysConsole', { auth: 'operator', owner: 'mall' })
export type AgentParts = Parts

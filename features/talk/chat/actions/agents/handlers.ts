import type { Tools } from '@hojip/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { refuse } from '@hojip/platform/refusal'
import type { z } from 'zod'
import type { AgentParts } from '../../contract/agent-calls.ts'
import { chatRefusals } from '../../refusals.ts'
import type { Reader } from '../../rules/reader.ts'
import { countUnanswered } from '../../store/cases.ts'
import { conversationOf } from '../../store/conversations.ts'
import { readCards } from '../cards.ts'
import { markRead } from '../mark.ts'
import { readHistory } from '../read-history.ts'
import { recall } from '../recalling/recall.ts'
import { sendAsAgent } from '../send-message.ts'
import type { ChatTools } from '../tools.ts'
import { showTyping } from '../typing.ts'
import { closeCase, releaseCase, reopenCase, takeAllCases, takeCase, transferCase } from './case-acts.ts'
import { readCustomer } from './read-customer.ts'
import { listAgents, ownState, readQueues } from './read-queues.ts'
import { listNotes, listReplies, removeReply, saveNote, saveReply } from './write-small.ts'

type Handlers = {
  [K in keyof AgentParts]: (
    input: z.output<AgentParts[K]['input']>,
    context: Pick<CallContext, 'locale' | 'idempotencyKey'> & { viewer: Viewer },
  ) => Promise<unknown>
}

async function cardsOf(
  tools: Tools,
  reader: Reader,
  { conversationId, cards }: z.output<AgentParts['queryCards']['input']>,
  locale: Locale,
) {
  const between = await conversationOf(tools.db, reader, conversationId)
  if (!between) return refuse(chatRefusals.conversationGone)
  return { list: await readCards(tools, reader, cards, { locale, between }) }
}

/** The handlers of the agents’ calls; `of` is whose agent the viewer is. */
export function agentHandlers(tools: ChatTools, of: (viewer: Viewer) => Reader) {
  const { db } = tools
  return {
    queryQueues: (_, { viewer, locale }) => readQueues(tools, of(viewer), locale),
    countUnanswered: async (_, { viewer }) => ({ toServe: await countUnanswered(db, of(viewer)) }),
    queryHistory: (input, { viewer, locale }) => readHistory(db, of(viewer), input, locale),
    send: (input, { viewer }) => sendAsAgent(tools, of(viewer), input),
    setRead: (input, { viewer }) => markRead(tools, of(viewer), input),
    recall: ({ msgId }, { viewer }) => recall(tools, of(viewer), msgId),
    typing: (input, { viewer }) => showTyping(tools, of(viewer), input),
    queryCards: (input, { viewer, locale }) => cardsOf(tools, of(viewer), input, locale),
    take: ({ conversationId }, { viewer }) => takeCase(tools, of(viewer), conversationId),
    takeAll: (_, { viewer }) => takeAllCases(tools, of(viewer)),
    transfer: (input, { viewer }) => transferCase(tools, of(viewer), input),
    release: ({ conversationId }, { viewer }) => releaseCase(tools, of(viewer), conversationId),
    close: ({ conversationId }, { viewer }) => closeCase(tools, of(viewer), conversationId),
    reopen: ({ conversationId }, { viewer }) => reopenCase(tools, of(viewer), conversationId),
    queryCustomer: ({ conversationId }, { viewer, locale }) =>
      readCustomer(tools, of(viewer), conversationId, locale),
    queryNotes: ({ conversationId }, { viewer }) => listNotes(db, of(viewer), conversationId),
    saveNote: (input, { viewer, idempotencyKey }) => saveNote(tools, of(viewer), input, idempotencyKey),
    queryAgents: (_, { viewer }) => listAgents(tools, of(viewer)),
    setState: (input, { viewer }) => ownState(tools, of(viewer), input),
    queryQuickReplies: ({ keyword }, { viewer }) => listReplies(db, of(viewer), keyword),
    saveQuickReply: (input, { viewer }) => saveReply(tools, of(viewer), input),
    deleteQuickReply: ({ pkId }, { viewer }) => removeReply(tools, of(viewer), pkId),
  } satisfies Handlers
}

type Prefixed<P extends string, H> = { [K in keyof H & string as `POST ${P}/chat/${K}`]: H[K] }

/** The handlers under the keys of their calls. */
export function forAgents<const P extends string, H extends object>(prefix: P, handlers: H): Prefixed<P, H> {
  const entries = Object.entries(handlers).map(([name, handler]) => [`POST ${prefix}/chat/${name}`, handler])
  return Object.fromEntries(entries) as Prefixed<P, H>
}

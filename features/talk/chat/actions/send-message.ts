import type { Tools, Tx } from '@hojip/db'
import { inTransaction, jsonOf, together } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { firstOf } from '@hojip/platform/collections'
import { wireTime } from '@hojip/platform/mall-time'
import { tellPushes } from '@hojip/platform/realtime'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, claimVideo, type VideoClaimReason } from '@hojip/uploads'
import type { Saying } from '../contract.ts'
import { chatRefusals as r } from '../refusals.ts'
import { effectOfAgents, effectOfShoppers, type Effect } from '../rules/case-effects.ts'
import { stepProblem } from '../rules/case-state.ts'
import { framesOfCase, framesOfMessages } from '../rules/frames.ts'
import { offerType } from '../rules/message-types.ts'
import type { Media } from '../rules/message-view.ts'
import type { Reader } from '../rules/reader.ts'
import { wakeAgent } from '../store/agents.ts'
import { sendFacts, storeMessages, type NewMessage, type SendFacts, type SentBefore } from '../store/send.ts'
import { maySendCard } from './cards.ts'
import type { ChatTools } from './tools.ts'

export interface SendWish {
  conversationId: string
  localId: string
  data: Saying | { type: typeof offerType; text: string }
  quoteId?: string | undefined
}

export interface Sent {
  msgId: string
  seq: number
  time: string
  at: number
  localId: string
}

export type SendReason =
  | VideoClaimReason
  | 'chat/cardGone'
  | 'chat/conversationGone'
  | 'chat/localIdUsed'
  | 'chat/quoteGone'

function sentView(msgId: string, seq: number, at: Date, localId: string): Sent {
  return { msgId, seq, time: wireTime(at.getTime()), at: at.getTime(), localId }
}

/** The answer to a repeated request: the message that is stored, unless the repeat has another content. */
function repeated(sent: SentBefore, { localId, data }: SendWish): Sent | Refusal<'chat/localIdUsed'> {
  const isSame = sent.sentIsRecalled || (sent.sentType === data.type && sent.sentText === data.text)
  return isSame ? sentView(sent.sentId, sent.sentSeq, sent.sentAt, localId) : refuse(r.localIdUsed)
}

/** Claims the uploads of a picture or video and returns what is stored beside it. */
async function mediaOf(
  tx: Tx,
  { actorId }: Reader,
  data: SendWish['data'],
): Promise<Media | null | Refusal<VideoClaimReason>> {
  const field = 'data'
  if (data.type === 2) {
    const claimed = await claimUploads(tx, actorId, [data.text], 'chat', 1, { field })
    if (isRefusal(claimed)) return claimed
    const { width, height } = firstOf(claimed)
    return { width, height }
  }
  if (data.type !== 3) return null
  const video = await claimVideo(tx, actorId, { url: data.text, posterUrl: data.poster, field })
  if (isRefusal(video)) return video
  const { width, height, durationMs, poster } = video
  return { width, height, durationMs, ...(poster ? { poster: poster.url } : {}) }
}

function effectOf(
  { serviceHours }: ChatTools,
  facts: SendFacts,
  reader: Reader,
  { type, at }: NewMessage,
): Effect {
  const context = { ...facts, serviceHours, conversationId: facts.id, atMs: at.getTime(), newId }
  // An offer made beside the conversation leaves a colleague's case with the colleague.
  if (type === offerType && colleagueServes(reader, facts)) return { case: null, automatic: null }
  return reader.side === 'user' ? effectOfShoppers(context) : effectOfAgents(context, reader.actorId)
}

/** The message of the mall's program that follows a shopper's message. */
function automaticMessages(after: NewMessage, automatic: Effect['automatic']): NewMessage[] {
  if (!automatic) return []
  const id = newId()
  const isText = 'text' in automatic
  return [
    {
      ...after,
      seq: after.seq + 1,
      id,
      side: 'system',
      senderId: null,
      localId: id,
      type: 1,
      text: isText ? automatic.text : '',
      media: isText ? null : automatic,
      quoteSeq: null,
    },
  ]
}

/** Why this message may not be sent; undefined when it may. */
async function refusedBy(tools: Tools, facts: SendFacts, { data, quoteId }: SendWish) {
  if (quoteId && facts.quoteSeq === null) return refuse(r.quoteGone)
  const isCard = data.type === 4 || data.type === 5
  if (isCard && !(await maySendCard(tools, { type: data.type, id: data.text }, facts)))
    return refuse(r.cardGone)
  return undefined
}

/** Refuses an agent's message while a colleague serves the shopper, so that two do not answer at once. */
function colleagueServes(reader: Reader, { open, isAgentGone }: SendFacts) {
  const isColleagues = open && stepProblem({ ...open, isAgentGone }, 'answer', reader.actorId)
  return isColleagues ? refuse(r.colleagueServes) : undefined
}

/** As `sendMessage`, for an agent. */
export async function sendAsAgent(tools: ChatTools, reader: Reader, wish: SendWish) {
  const sent = await sendMessage(tools, reader, wish, (facts) => colleagueServes(reader, facts))
  if (!isRefusal(sent)) await wakeAgent(tools.db, reader, new Date(tools.clock.nowMs()))
  return sent
}

/** A message under way; `at` is the time of its arrival. */
interface Send {
  reader: Reader
  wish: SendWish & { at: Date }
  forbids?: ((facts: SendFacts) => Refusal<string> | undefined) | undefined
}
type Outcome = Sent | Refusal<string>

/** What is stored of a message, and the answer to its sender. */
interface Stored {
  facts: SendFacts
  messages: NewMessage[]
  case: Effect['case']
  sent: Sent
}

/** What becomes of a message, after a look at its conversation under the lock. */
async function decide(
  { tools, tx }: { tools: ChatTools; tx: Tx },
  facts: SendFacts | undefined,
  { reader, wish, forbids }: Send,
): Promise<Outcome | Stored> {
  if (!facts) return refuse(r.conversationGone)
  if (facts.sentId !== null) return repeated(facts, wish)
  const refused = forbids?.(facts) ?? (await refusedBy(tools, facts, wish))
  if (refused) return refused
  const media = await mediaOf(tx, reader, wish.data)
  if (isRefusal(media)) return media
  const message: NewMessage = {
    conversationId: facts.id,
    seq: facts.lastSeq + 1,
    id: newId(),
    side: reader.side,
    senderId: reader.actorId,
    localId: wish.localId,
    type: wish.data.type,
    text: wish.data.text,
    media,
    quoteSeq: facts.quoteSeq,
    at: new Date(Math.max(wish.at.getTime(), facts.lastAt.getTime())),
  }
  const effect = effectOf(tools, facts, reader, message)
  return {
    facts,
    messages: [message, ...automaticMessages(message, effect.automatic)],
    case: effect.case,
    sent: sentView(message.id, message.seq, message.at, message.localId),
  }
}

function framesOf({ facts, messages, case: after }: Stored) {
  return [...framesOfMessages(facts, messages), ...framesOfCase(facts, facts.open, after ?? facts.open)]
}

/** Stores messages of different conversations in one transaction. A refused one changes nothing, and no other. */
async function sendAll(tools: ChatTools, sends: readonly Send[]): Promise<readonly Outcome[]> {
  const outcome = await inTransaction(tools.db, async (tx) => {
    const found = await sendFacts(tx, sends)
    const decided: (Outcome | Stored)[] = []
    for (const send of sends) {
      const one = await decide({ tools, tx }, found.get(send.wish.conversationId), send)
      // Uploads that were claimed before the refusal are free again.
      if (isRefusal(one) && sends.length === 1) return one
      decided.push(one)
    }
    const stored = decided.filter((one) => 'messages' in one)
    const outcomes = decided.map((one) => ('messages' in one ? one.sent : one))
    if (stored.length === 0) return outcomes
    tellPushes(tx)
    return storeMessages(
      stored.map(({ facts }) => facts.id),
      jsonOf(stored.flatMap(({ messages }) => messages)),
      jsonOf(stored.flatMap((one) => one.case ?? [])),
      jsonOf(stored.flatMap(framesOf)),
    ).answering(outcomes)
  })
  return isRefusal(outcome) ? [outcome] : outcome
}

/** One for the process: its messages share transactions. */
const sendersOf = new WeakMap<Tools['db'], (send: Send) => Promise<Outcome>>()

function senderOf(tools: ChatTools) {
  const known = sendersOf.get(tools.db)
  if (known) return known
  const sender = together<Send, Outcome>({
    run: (sends) => sendAll(tools, sends),
    keyOf: ({ wish }) => wish.conversationId,
  })
  sendersOf.set(tools.db, sender)
  return sender
}

/**
 * Stores a message with the next number of its conversation. The conversation's lock lets one message at a time through,
 * so numbers have no gaps, times follow them, and a repeat finds the first message. Texts that arrive together share a
 * transaction; a card or an upload has more to check and gets its own.
 */
export async function sendMessage<More extends string = never>(
  tools: ChatTools,
  reader: Reader,
  given: SendWish,
  forbids?: (facts: SendFacts) => Refusal<More> | undefined,
): Promise<Sent | Refusal<SendReason | More>> {
  // The database writes ids in lower case: two spellings of one conversation must not share a transaction.
  const conversationId = given.conversationId.toLowerCase()
  const wish = { ...given, conversationId, at: new Date(tools.clock.nowMs()) }
  const send: Send = { reader, wish, forbids }
  const outcome = given.data.type === 1 ? await senderOf(tools)(send) : firstOf(await sendAll(tools, [send]))
  return outcome as Sent | Refusal<SendReason | More>
}

import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { pushFrames } from '@hojip/platform/realtime'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { isServed, nextServiceAt } from '@hojip/policy'
import { minuteMs } from '@hojip/platform/clock'
import type { QueuePlace } from '../contract.ts'
import { chatRefusals as r } from '../refusals.ts'
import { framesOfCase, framesOfRating } from '../rules/frames.ts'
import { workTimeOf } from '../rules/hours.ts'
import { operatorOf, type Reader } from '../rules/reader.ts'
import { conversationHeld, type Conversation } from '../store/conversations.ts'
import { abandonedIds, closeWaiting, openPlace, queueOf, rateCase, touchPlace } from '../store/official.ts'
import type { ChatTools } from './tools.ts'

type Gone = Refusal<'chat/conversationGone'>

async function placeOf(
  { serviceHours }: ChatTools,
  tx: Tx,
  conversationId: string,
  at: Date,
): Promise<QueuePlace> {
  const { state, ahead, agentsOnline, meanMs, canRate } = await queueOf(tx, conversationId, at)
  const nowMs = at.getTime()
  const isKnown = state === 'waiting' && meanMs !== null && agentsOnline > 0
  return {
    state: state ?? 'none',
    ahead,
    estimateMinutes: isKnown
      ? Math.max(1, Math.ceil(((ahead + 1) * meanMs) / agentsOnline / minuteMs))
      : null,
    agentsOnline,
    isOpen: isServed(serviceHours, nowMs),
    nextOpeningAt: nextServiceAt(serviceHours, nowMs),
    ...workTimeOf(serviceHours),
    canRate,
  }
}

/** Runs `work` under the lock of the shopper's conversation with the mall's service. */
function withOfficial<T>(
  tools: Tools,
  reader: Reader,
  conversationId: string,
  work: (tx: Tx, conversation: Conversation, at: Date) => Promise<T>,
): Promise<T | Gone> {
  return inTransaction(tools.db, async (tx) => {
    const conversation = await conversationHeld(tx, reader, conversationId)
    if (conversation?.kind !== 'official') return refuse(r.conversationGone)
    return work(tx, conversation, new Date(tools.clock.nowMs()))
  }) as Promise<T | Gone>
}

const waits = { state: 'waiting', agentId: null } as const
const ended = { state: 'closed', agentId: null } as const

/** Puts the shopper into the queue. A second request leaves them at their place. */
export function enterQueue(
  tools: ChatTools,
  reader: Reader,
  conversationId: string,
): Promise<QueuePlace | Refusal<'chat/conversationGone' | 'chat/serviceClosed'>> {
  return withOfficial(tools, reader, conversationId, async (tx, conversation, at) => {
    const before = await queueOf(tx, conversationId, at)
    if (before.state === null && !isServed(tools.serviceHours, at.getTime())) return refuse(r.serviceClosed)
    if (before.state === null) {
      await openPlace(tx, newId(), conversationId, at)
      await pushFrames(tx, framesOfCase(conversation, null, waits))
    }
    await touchPlace(tx, conversationId, at)
    return placeOf(tools, tx, conversationId, at)
  })
}

/** The shopper's place, which their question prolongs. */
export function readQueue(
  tools: ChatTools,
  reader: Reader,
  conversationId: string,
): Promise<QueuePlace | Gone> {
  return withOfficial(tools, reader, conversationId, async (tx, _, at) => {
    await touchPlace(tx, conversationId, at)
    return placeOf(tools, tx, conversationId, at)
  })
}

export function leaveQueue(
  tools: ChatTools,
  reader: Reader,
  conversationId: string,
): Promise<QueuePlace | Gone> {
  return withOfficial(tools, reader, conversationId, async (tx, conversation, at) => {
    if (await closeWaiting(tx, conversationId, at))
      await pushFrames(tx, framesOfCase(conversation, waits, ended))
    return placeOf(tools, tx, conversationId, at)
  })
}

const placeMs = 10 * minuteMs
const mostAtOnce = 200

/** Closes the places of shoppers who left the page ten minutes ago. */
export async function dropAbandoned(tools: Tools): Promise<void> {
  const at = new Date(tools.clock.nowMs())
  const before = new Date(at.getTime() - placeMs)
  const reader = operatorOf({ userId: '' })
  for (const id of await abandonedIds(tools.db, before, mostAtOnce))
    await withOfficial(tools, reader, id, async (tx, conversation) => {
      if (await closeWaiting(tx, id, at, before))
        await pushFrames(tx, framesOfCase(conversation, waits, ended))
    })
}

/** Rates the last closed case of a conversation, with a shop or with the mall. Parallel requests store one rating. */
export async function rate(
  tools: Tools,
  reader: Reader,
  { conversationId, ...rating }: { conversationId: string; score: number; tags: string[]; content: string },
): Promise<null | Refusal<'chat/conversationGone' | 'chat/notToRate'>> {
  return inTransaction(tools.db, async (tx) => {
    const conversation = await conversationHeld(tx, reader, conversationId)
    if (!conversation) return refuse(r.conversationGone)
    const isDone = await rateCase(tx, conversationId, { ...rating, at: new Date(tools.clock.nowMs()) })
    if (!isDone) return refuse(r.notToRate)
    await pushFrames(tx, framesOfRating(conversation))
    return null
  })
}

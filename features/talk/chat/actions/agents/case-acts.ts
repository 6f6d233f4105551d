import type { Tools, Tx } from '@hojip/db'
import { shopOrder } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { pushFrames } from '@hojip/platform/realtime'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { chatRefusals as r } from '../../refusals.ts'
import { caseSteps, stepProblem, type CaseStep } from '../../rules/case-state.ts'
import { framesOfCase } from '../../rules/frames.ts'
import type { Reader } from '../../rules/reader.ts'
import { agentHeld, agentsOf, insertNote, wakeAgent } from '../../store/agents.ts'
import { audit, lastCase, moveCase, waitingIds } from '../../store/cases.ts'
import { conversationHeld, ensureConversation } from '../../store/conversations.ts'

interface Move {
  conversationId: string
  step: CaseStep
  /** Who serves afterwards; null in the queue. */
  agentId: string | null
  detail?: object
}

type Moved = null | Refusal<'chat/caseMoved' | 'chat/colleagueServes' | 'chat/conversationGone'>

/** Takes a step with the conversation’s case, under the conversation’s lock, and adds it to the audit. */
async function move(
  tools: Tools,
  tx: Tx,
  reader: Reader,
  { conversationId, step, agentId, detail }: Move,
): Promise<Moved> {
  const conversation = await conversationHeld(tx, reader, conversationId)
  if (!conversation) return refuse(r.conversationGone)
  const at = new Date(tools.clock.nowMs())
  const open = await lastCase(tx, conversationId, at)
  if (!open) return refuse(r.caseMoved)
  const problem = stepProblem(open, step, reader.actorId)
  if (problem) return refuse(problem === 'colleagues' ? r.colleagueServes : r.caseMoved)
  const { to } = caseSteps[step]
  await moveCase(tx, open.id, { state: to, agentId, at })
  await pushFrames(tx, framesOfCase(conversation, open, { state: to, agentId }))
  await audit(tx, reader, { at, act: step, conversationId, detail: { caseId: open.id, ...detail } })
  return null
}

async function takeIn(tools: Tools, tx: Tx, reader: Reader, conversationId: string) {
  await wakeAgent(tx, reader, new Date(tools.clock.nowMs()))
  const agent = await agentHeld(tx, reader)
  const taken = { conversationId, agentId: reader.actorId }
  if (!agent || agent.serving >= agent.maxCases) {
    return (await conversationHeld(tx, reader, conversationId))
      ? refuse(r.tooManyCases)
      : refuse(r.conversationGone)
  }
  const done = await move(tools, tx, reader, { ...taken, step: 'take' })
  if (!isRefusal(done)) return done
  const over = await move(tools, tx, reader, { ...taken, step: 'takeOver' })
  return isRefusal(over) && over.kind === r.colleagueServes ? refuse(r.caseMoved) : over
}

/** Takes a conversation that waits. Of several agents who take it at once, one gets it. */
export async function takeCase(tools: Tools, reader: Reader, conversationId: string) {
  return inTransaction(tools.db, (tx) => takeIn(tools, tx, reader, conversationId)) as Promise<null | Refusal<
    'chat/caseMoved' | 'chat/conversationGone' | 'chat/tooManyCases'
  >>
}

const mostAtOnce = 50

/** Takes what waits, the longest first, as many as the agent allows. */
export async function takeAllCases(tools: Tools, reader: Reader): Promise<{ conversationIds: string[] }> {
  const conversationIds: string[] = []
  for (const id of await waitingIds(tools.db, reader, mostAtOnce)) {
    const done = await takeCase(tools, reader, id)
    if (!isRefusal(done)) conversationIds.push(id)
    else if (done.kind === r.tooManyCases) break
  }
  return { conversationIds }
}

export async function transferCase(
  tools: Tools,
  reader: Reader,
  { conversationId, agentId, note }: { conversationId: string; agentId: string; note: string },
): Promise<Moved | Refusal<'chat/agentGone'>> {
  return inTransaction(tools.db, async (tx) => {
    const at = new Date(tools.clock.nowMs())
    const colleague = (await agentsOf(tx, reader, at)).find((one) => one.agentId === agentId)
    const isThere = colleague?.state === 'online' && agentId !== reader.actorId
    const to = isThere ? agentId : reader.actorId
    const done = await move(tools, tx, reader, {
      conversationId,
      step: 'transfer',
      agentId: to,
      detail: { to, note },
    })
    if (isRefusal(done)) return done
    if (!isThere) return refuse(r.agentGone)
    if (note) await insertNote(tx, reader, { id: newId(), conversationId, content: note, at })
    return done
  })
}

export function releaseCase(tools: Tools, reader: Reader, conversationId: string): Promise<Moved> {
  return inTransaction(tools.db, (tx) =>
    move(tools, tx, reader, { conversationId, step: 'release', agentId: null }),
  )
}

export function closeCase(tools: Tools, reader: Reader, conversationId: string): Promise<Moved> {
  return inTransaction(tools.db, (tx) =>
    move(tools, tx, reader, { conversationId, step: 'close', agentId: reader.actorId }),
  )
}

export async function reopenCase(
  tools: Tools,
  reader: Reader,
  conversationId: string,
): Promise<null | Refusal<'chat/caseMoved' | 'chat/conversationGone'>> {
  return inTransaction(tools.db, (tx) =>
    move(tools, tx, reader, { conversationId, step: 'reopen', agentId: reader.actorId }),
  ) as Promise<null | Refusal<'chat/caseMoved' | 'chat/conversationGone'>>
}

/** Opens the conversation with the buyer of an order of the agent’s shop. */
export async function openWithBuyer(
  tools: Tools,
  reader: Reader,
  orderId: string,
): Promise<{ conversationId: string } | Refusal<'chat/orderGone'>> {
  const order =
    reader.shopId === null ? undefined : await shopOrder(tools.db, { shopId: reader.shopId }, orderId)
  if (!order) return refuse(r.orderGone)
  const made = { id: newId(), shopId: order.shopId, at: new Date(tools.clock.nowMs()) }
  return { conversationId: await ensureConversation(tools.db, order, made) }
}

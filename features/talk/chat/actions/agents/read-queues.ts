import type { Tools } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { mallDay, midnightOf } from '@hojip/platform/mall-time'
import type { ChatAgent, QueuedChat, Queues } from '../../contract.ts'
import { maskedName } from '@hojip/policy/masked-name'
import { dayMs } from '@hojip/platform/clock'
import { shortText } from '../../rules/message-view.ts'
import type { Reader } from '../../rules/reader.ts'
import { agentsOf, touchAgent, type AgentRow, type AgentState } from '../../store/agents.ts'
import { answerFigures, closedCases, openCases, type Figures, type QueuedRow } from '../../store/cases.ts'

function queuedView(row: QueuedRow, locale: Locale): QueuedChat {
  const last =
    row.lastType === null
      ? undefined
      : { type: row.lastType, text: row.lastText ?? '', media: row.lastMedia, isRecalled: row.lastIsRecalled }
  return {
    conversationId: row.conversationId,
    state: row.state,
    agentId: row.agentId,
    agentName: row.agentName ?? '',
    userName: row.hasBought ? row.userName : maskedName(row.userName),
    locale: row.locale,
    lastShortText: last ? shortText(last, locale) : '',
    lastAt: row.lastAt.getTime(),
    noReadCount: row.unread,
    lastSeq: row.lastSeq,
    openedAt: row.openedAt.getTime(),
    waitingSinceAt: row.waitingSince?.getTime() ?? null,
    closedAt: row.closedAt?.getTime() ?? null,
    rating: row.rating,
  }
}

function figuresView({ cases, medianMs, meanMs, rating }: Figures) {
  return {
    cases,
    firstAnswerMedianMs: medianMs,
    firstAnswerMeanMs: meanMs,
    rating: rating === null ? null : rating.toFixed(1),
  }
}

const monthMs = 30 * dayMs

/** Unanswered shoppers first, the longest wait first; then the newest. */
function byNeed(a: QueuedChat, b: QueuedChat): number {
  if (a.waitingSinceAt !== null && b.waitingSinceAt !== null) return a.waitingSinceAt - b.waitingSinceAt
  if (a.waitingSinceAt !== null) return -1
  return b.waitingSinceAt !== null ? 1 : b.lastAt - a.lastAt
}

export async function readQueues(tools: Tools, reader: Reader, locale: Locale): Promise<Queues> {
  const { db, clock } = tools
  const nowMs = clock.nowMs()
  const today = midnightOf(mallDay(nowMs))
  const [open, closed, ofToday, ofMonth, me] = await Promise.all([
    openCases(db, reader),
    closedCases(db, reader, today),
    answerFigures(db, reader, today),
    answerFigures(db, reader, new Date(nowMs - monthMs)),
    stateOf(tools, reader),
  ])
  const all = open.map((row) => queuedView(row, locale))
  const serving = all.filter((one) => one.state === 'serving')
  return {
    me,
    waiting: all.filter((one) => one.state === 'waiting'),
    mine: serving.filter((one) => one.agentId === reader.actorId).toSorted(byNeed),
    colleagues: serving.filter((one) => one.agentId !== reader.actorId).toSorted(byNeed),
    closed: closed.map((row) => queuedView(row, locale)),
    today: figuresView(ofToday),
    month: figuresView(ofMonth),
  }
}

function agentView(row: AgentRow, reader: Reader): ChatAgent {
  return { ...row, isMe: row.agentId === reader.actorId }
}

export async function listAgents({ db, clock }: Tools, reader: Reader): Promise<{ list: ChatAgent[] }> {
  const rows = await agentsOf(db, reader, new Date(clock.nowMs()))
  return { list: rows.map((row) => agentView(row, reader)) }
}

/** Stores the agent's own status, and that their page is there. */
export async function ownState(
  tools: Tools,
  reader: Reader,
  to: { state?: AgentState | undefined; maxCases?: number | undefined },
): Promise<Queues['me']> {
  await touchAgent(tools.db, reader, { ...to, at: new Date(tools.clock.nowMs()) })
  return stateOf(tools, reader)
}

async function stateOf({ db, clock }: Tools, reader: Reader): Promise<Queues['me']> {
  const at = new Date(clock.nowMs())
  const me = (await agentsOf(db, reader, at)).find((one) => one.agentId === reader.actorId)
  const { state = 'offline', maxCases = 12, serving = 0 } = me ?? {}
  return { agentId: reader.actorId, state, maxCases, serving }
}

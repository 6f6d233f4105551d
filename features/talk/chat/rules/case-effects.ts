import { isServed, serviceTimesOf, type ServiceHours, type ServiceTimes } from '@hojip/policy'
import type { CaseState } from './case-state.ts'
import { isWithin, type Hours } from './hours.ts'
import type { Notice } from './notices.ts'

/** A case as the statement that stores a message writes it. */
export interface CaseRow {
  id: string
  conversationId: string
  shopId: string | null
  state: CaseState
  agentId: string | null
  openedAt: Date
  waitingSince: Date | null
  takenAt: Date | null
  firstAnswerAt: Date | null
  isAwayTold: boolean
  seenAt: Date | null
}

/** When a shop answers, and its automatic answer otherwise. */
export interface ShopHours extends Hours {
  awayText: string
}

export interface SaidFacts {
  conversationId: string
  shopId: string | null
  open: CaseRow | null
  hours: ShopHours | null
  /** When the mall's own service answers. */
  serviceHours: ServiceHours
  isAgentOnline: boolean
  /** The last sentence of the conversation is already the one about the service's hours. */
  isClosedTold: boolean
  atMs: number
  newId: () => string
}

export interface Effect {
  /** What is stored of the case; null when the message changes nothing of it, as most do. */
  case: CaseRow | null
  /** What the mall's program adds to the shopper's message: the shop's own sentence or the mall's. */
  automatic: { text: string } | { notice: Notice; times: ServiceTimes } | null
}

function opened(facts: SaidFacts, more: Pick<CaseRow, 'state' | 'agentId'>): CaseRow {
  const at = new Date(facts.atMs)
  return {
    id: facts.newId(),
    conversationId: facts.conversationId,
    shopId: facts.shopId,
    openedAt: at,
    waitingSince: null,
    takenAt: null,
    firstAnswerAt: null,
    isAwayTold: false,
    seenAt: at,
    ...more,
  }
}

function changed(open: CaseRow | null, after: CaseRow): CaseRow | null {
  const isSame = open && Object.entries(after).every(([name, value]) => open[name as keyof CaseRow] === value)
  return isSame ? null : after
}

/**
 * A shopper's message opens a case, and the shop's automatic answer follows once a case while nobody is there. A message to
 * the mall's own service outside its hours opens none: the shopper is asked to leave a message.
 */
export function effectOfShoppers(facts: SaidFacts): Effect {
  const at = new Date(facts.atMs)
  const isOfficial = facts.shopId === null
  const { serviceHours } = facts
  if (!facts.open && isOfficial && !isServed(serviceHours, facts.atMs)) {
    const notice = { notice: 'officialClosed' as const, times: serviceTimesOf(serviceHours) }
    return { case: null, automatic: facts.isClosedTold ? null : notice }
  }
  const before = facts.open ?? opened(facts, { state: 'waiting', agentId: null })
  const { hours } = facts
  const isAbsent = hours !== null && (!isWithin(hours, facts.atMs) || !facts.isAgentOnline)
  const tells = isAbsent && hours.awayText !== '' && before.state === 'waiting' && !before.isAwayTold
  return {
    case: changed(facts.open, {
      ...before,
      waitingSince: before.waitingSince ?? at,
      // Only the queue of the mall's service has places that lapse.
      seenAt: isOfficial ? at : before.seenAt,
      isAwayTold: before.isAwayTold || tells,
    }),
    automatic: tells ? { text: hours.awayText } : null,
  }
}

/** An agent's message takes the case that waits, or opens one. */
export function effectOfAgents(facts: SaidFacts, agentId: string): Effect {
  const at = new Date(facts.atMs)
  const before = facts.open ?? opened(facts, { state: 'serving', agentId })
  const isAnswer = facts.open !== null
  return {
    case: changed(facts.open, {
      ...before,
      state: 'serving',
      agentId,
      waitingSince: null,
      takenAt: before.takenAt ?? at,
      firstAnswerAt: before.firstAnswerAt ?? (isAnswer ? at : null),
    }),
    automatic: null,
  }
}

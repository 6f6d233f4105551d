import { policy } from '@hojip/policy'
import { isUnderWay, refundStatuses } from '@hojip/orders/refund-window'

export type RefundStatus = (typeof refundStatuses)[keyof typeof refundStatuses]
/** Whether the buyer has the goods, as the wire writes it. */
export const receivingStatuses = { notReceived: 0, received: 1 } as const
/** The mall is not asked, is asked, or has decided. */
export type Arbitration = 'none' | 'open' | 'decided'
export type Role = 'buyer' | 'shop' | 'system' | 'carrier' | 'gateway' | 'operator'
export type Person = 'buyer' | 'shop' | 'operator'
/** What a page offers as a button. */
export type Act =
  | 'edit'
  | 'withdraw'
  | 'answerProposal'
  | 'fileExpress'
  | 'reapply'
  | 'appeal'
  | 'addEvidence'
  | 'delete'
  | 'agreeRefund'
  | 'agreeReturn'
  | 'reject'
  | 'propose'
  | 'confirmReturn'
  | 'passInspection'
  | 'failInspection'
  | 'decide'
  | 'retry'
  | 'payOffline'

/** What the table asks about an application. Times in epoch ms. */
export interface RefundFacts {
  status: RefundStatus
  /** 0 return and refund, 1 refund only. */
  type: 0 | 1
  arbitration: Arbitration
  /** What the shop offers instead: its type; null when nothing is offered. */
  proposalType: 0 | 1 | null
  proposals: number
  /** The buyer has filed a tracking number for what goes back. */
  isSentBack: boolean
  /** The goods are at the shop again. */
  isBack: boolean
  /** There is an address to which goods may go back by themselves. */
  hasReturnAddress: boolean
  /** The gateway's no is final: money will not move by itself. */
  isMoneyFailed: boolean
  /** The order was closed by something else, and its money has gone back with it. */
  isOrderOver: boolean
  /** Until when evidence is taken, once the mall is asked. */
  evidenceUntil: number | null
  deadlineAt: number | null
  isHidden: boolean
}

interface Row {
  from: readonly RefundStatus[]
  to: RefundStatus
  by: readonly Role[]
  /** Further conditions; left out: none. */
  when?: (refund: RefundFacts, by: Role, nowMs: number) => boolean
  /** What runs out from now; null: nothing does; left out: it stays as it was. */
  next?: DeadlineName | null
  /** The button by which a person makes it happen, and who sees it. */
  act?: readonly [Act, Person]
}

export type DeadlineName =
  | 'shopAnswers'
  | 'shopAnswersAgain'
  | 'buyerAnswers'
  | 'buyerReturns'
  | 'returnArrives'
  | 'shopInspects'
  | 'buyerAppeals'
  | 'mallDecides'
  | 'moneyArrives'

function isWaiting(r: RefundFacts) {
  return r.proposalType === null
}

function isQuiet(r: RefundFacts) {
  return r.arbitration !== 'open'
}

function isAppealed(r: RefundFacts) {
  return r.arbitration === 'open'
}

/**
 * Everything that can happen to an application (R1 to R18). What is not here cannot happen.
 * A shop without a return address that stays silent gets its goods not back: the buyer could send them nowhere.
 */
export const transitions = {
  // R1
  applied: { from: [], to: refundStatuses.applied, by: ['buyer'], next: 'shopAnswers' },
  edited: {
    from: [refundStatuses.applied],
    to: refundStatuses.applied,
    by: ['buyer'],
    when: isWaiting,
    next: 'shopAnswers',
    act: ['edit', 'buyer'],
  },
  // R2
  agreedRefund: {
    from: [refundStatuses.applied],
    to: refundStatuses.processing,
    by: ['shop', 'system'],
    when: (r, by) => r.type === 1 || (by === 'system' && !r.hasReturnAddress),
    next: 'moneyArrives',
    act: ['agreeRefund', 'shop'],
  },
  // R3
  agreedReturn: {
    from: [refundStatuses.applied],
    to: refundStatuses.returning,
    by: ['shop', 'system'],
    when: (r, by) => r.type === 0 && (by === 'shop' || r.hasReturnAddress),
    next: 'buyerReturns',
    act: ['agreeReturn', 'shop'],
  },
  // R4
  rejected: {
    from: [refundStatuses.applied],
    to: refundStatuses.rejected,
    by: ['shop'],
    next: 'buyerAppeals',
    act: ['reject', 'shop'],
  },
  // R5
  proposed: {
    from: [refundStatuses.applied],
    to: refundStatuses.applied,
    by: ['shop'],
    when: (r) => isWaiting(r) && r.proposals < policy.maxProposals,
    next: 'buyerAnswers',
    act: ['propose', 'shop'],
  },
  acceptedRefund: {
    from: [refundStatuses.applied],
    to: refundStatuses.processing,
    by: ['buyer'],
    when: (r) => r.proposalType === 1,
    next: 'moneyArrives',
    act: ['answerProposal', 'buyer'],
  },
  acceptedReturn: {
    from: [refundStatuses.applied],
    to: refundStatuses.returning,
    by: ['buyer'],
    when: (r) => r.proposalType === 0,
    next: 'buyerReturns',
    act: ['answerProposal', 'buyer'],
  },
  declined: {
    from: [refundStatuses.applied],
    to: refundStatuses.applied,
    by: ['buyer', 'system'],
    when: (r) => r.proposalType !== null,
    next: 'shopAnswersAgain',
  },
  // R6; what is on its way back is not called home
  withdrawn: {
    from: [refundStatuses.applied, refundStatuses.rejected, refundStatuses.returning],
    to: refundStatuses.closed,
    by: ['buyer'],
    when: (r) => r.status !== refundStatuses.returning || !r.isSentBack,
    next: null,
    act: ['withdraw', 'buyer'],
  },
  // R7; again, when the number was wrong
  sentBack: {
    from: [refundStatuses.returning],
    to: refundStatuses.returning,
    by: ['buyer'],
    next: 'returnArrives',
    act: ['fileExpress', 'buyer'],
  },
  // R8
  notSentBack: {
    from: [refundStatuses.returning],
    to: refundStatuses.closed,
    by: ['system'],
    when: (r) => !r.isSentBack,
    next: null,
  },
  // R9
  cameBack: {
    from: [refundStatuses.returning],
    to: refundStatuses.inspecting,
    by: ['shop', 'carrier', 'system'],
    when: (r, by) => by === 'shop' || r.isSentBack,
    next: 'shopInspects',
    act: ['confirmReturn', 'shop'],
  },
  // R10
  passed: {
    from: [refundStatuses.inspecting],
    to: refundStatuses.processing,
    by: ['shop', 'system'],
    next: 'moneyArrives',
    act: ['passInspection', 'shop'],
  },
  // R11
  failed: {
    from: [refundStatuses.inspecting],
    to: refundStatuses.rejected,
    by: ['shop'],
    next: 'buyerAppeals',
    act: ['failInspection', 'shop'],
  },
  // R12; the new application is a row of its own
  replaced: {
    from: [refundStatuses.rejected],
    to: refundStatuses.closed,
    by: ['buyer'],
    when: isQuiet,
    next: null,
    act: ['reapply', 'buyer'],
  },
  // R13
  appealed: {
    from: [refundStatuses.rejected],
    to: refundStatuses.rejected,
    by: ['buyer'],
    when: (r, _by, now) => isQuiet(r) && r.deadlineAt !== null && now < r.deadlineAt,
    next: 'mallDecides',
    act: ['appeal', 'buyer'],
  },
  // R14
  decidedRefund: {
    from: [refundStatuses.rejected],
    to: refundStatuses.processing,
    by: ['operator'],
    when: isAppealed,
    next: 'moneyArrives',
    act: ['decide', 'operator'],
  },
  decidedReturn: {
    from: [refundStatuses.rejected],
    to: refundStatuses.returning,
    by: ['operator'],
    when: (r) => isAppealed(r) && !r.isBack && r.hasReturnAddress,
    next: 'buyerReturns',
    act: ['decide', 'operator'],
  },
  // R15
  decidedForShop: {
    from: [refundStatuses.rejected],
    to: refundStatuses.closed,
    by: ['operator'],
    when: isAppealed,
    next: null,
    act: ['decide', 'operator'],
  },
  notAppealed: {
    from: [refundStatuses.rejected],
    to: refundStatuses.closed,
    by: ['system'],
    when: isQuiet,
    next: null,
  },
  // R16
  refunded: { from: [refundStatuses.processing], to: refundStatuses.completed, by: ['gateway'], next: null },
  // R17
  retried: {
    from: [refundStatuses.processing],
    to: refundStatuses.processing,
    by: ['operator'],
    next: 'moneyArrives',
    act: ['retry', 'operator'],
  },
  // R18
  paidOffline: {
    from: [refundStatuses.processing],
    to: refundStatuses.completed,
    by: ['operator'],
    when: (r) => r.isMoneyFailed,
    next: null,
    act: ['payOffline', 'operator'],
  },
  /** The order was cancelled as a whole: there is nothing left to ask for. Money under way is left to arrive. */
  orderClosed: {
    from: [
      refundStatuses.applied,
      refundStatuses.processing,
      refundStatuses.rejected,
      refundStatuses.returning,
    ],
    to: refundStatuses.closed,
    by: ['system'],
    when: (r) => r.isOrderOver && (r.status !== refundStatuses.processing || r.isMoneyFailed),
    next: null,
  },
  hidden: {
    from: [refundStatuses.completed, refundStatuses.closed],
    to: refundStatuses.closed,
    by: ['buyer'],
    when: (r) => !r.isHidden,
    act: ['delete', 'buyer'],
  },
} as const satisfies Record<string, Row>

export type TransitionName = keyof typeof transitions

interface Deadline {
  /** Of working days, only those count. */
  ms: number
  isOfWorkdays?: true
  happens: readonly TransitionName[]
}

const dayMs = 86_400_000

/** What runs out: after how long, and what then happens by itself (the first that may). */
export const deadlines: Record<DeadlineName, Deadline> = {
  shopAnswers: { ms: policy.merchantAnswerMs, happens: ['agreedReturn', 'agreedRefund'] },
  shopAnswersAgain: { ms: policy.answerAfterDeclineMs, happens: ['agreedReturn', 'agreedRefund'] },
  buyerAnswers: { ms: policy.buyerAnswerMs, happens: ['declined'] },
  buyerReturns: { ms: policy.buyerReturnMs, happens: ['notSentBack'] },
  returnArrives: { ms: policy.returnTransitMs, happens: ['cameBack'] },
  shopInspects: { ms: policy.inspectionMs, happens: ['passed'] },
  buyerAppeals: { ms: policy.appealMs, happens: ['notAppealed'] },
  // These two wake people: nothing happens by itself to what only a person can decide, or money under way.
  mallDecides: { ms: policy.evidenceMs + policy.decisionMs, happens: [] },
  moneyArrives: { ms: policy.refundAlarmWorkdays * dayMs, isOfWorkdays: true, happens: [] },
}

export function mayHappen(name: TransitionName, refund: RefundFacts, by: Role, nowMs: number): boolean {
  const row: Row = transitions[name]
  return row.from.includes(refund.status) && row.by.includes(by) && (row.when?.(refund, by, nowMs) ?? true)
}

/** What runs out after it; null: nothing does; undefined: what ran goes on. */
export function deadlineAfter(name: TransitionName): DeadlineName | null | undefined {
  const row: Row = transitions[name]
  return row.next
}

/** Where it leads. Hiding leaves the status alone. */
export function statusAfter(name: TransitionName, { status }: Pick<RefundFacts, 'status'>): RefundStatus {
  return name === 'hidden' ? status : transitions[name].to
}

/** Both sides may add to what they have said while the mall listens. */
export function mayAddEvidence(refund: RefundFacts, by: Person, nowMs: number): boolean {
  return (
    by !== 'operator' &&
    refund.status === refundStatuses.rejected &&
    isAppealed(refund) &&
    refund.evidenceUntil !== null &&
    nowMs < refund.evidenceUntil
  )
}

/** What `role` may do with the application right now: the pages' buttons, each once, in the order of the table. */
export function actionsOf(refund: RefundFacts, role: Person, nowMs: number): Act[] {
  const names = Object.keys(transitions) as TransitionName[]
  const acts = names.flatMap((name): Act[] => {
    const row: Row = transitions[name]
    return row.act?.[1] === role && mayHappen(name, refund, role, nowMs) ? [row.act[0]] : []
  })
  const evidence: Act[] = mayAddEvidence(refund, role, nowMs) ? ['addEvidence'] : []
  return [...new Set([...acts, ...evidence])]
}

/** While this is so, the line does not ship, and receipt is not taken for granted. */
export function isOpen({ status, arbitration }: Pick<RefundFacts, 'status' | 'arbitration'>): boolean {
  return isUnderWay(status) || (status === refundStatuses.rejected && arbitration === 'open')
}

/** The tabs of a list. */
export const groups = {
  submitted: [refundStatuses.applied],
  processing: [refundStatuses.processing, refundStatuses.returning, refundStatuses.inspecting],
  rejected: [refundStatuses.rejected],
  completed: [refundStatuses.completed],
  closed: [refundStatuses.closed],
} as const satisfies Record<string, readonly RefundStatus[]>
export type Group = keyof typeof groups

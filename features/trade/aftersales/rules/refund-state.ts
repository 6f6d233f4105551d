import { policy } from '@hojip/policy'
import { isUnderWay, refundStatuses } from '@hojip/orders/rules'
import { dayMs } from '@hojip/platform/clock'

export type RefundStatus = (typeof refundStatuses)[keyof typeof refundStatuses]
/** Whether the buyer has the product, as on the wire. */
export const receivingStatuses = { notReceived: 0, received: 1 } as const
/** No appeal, an open appeal, or a decided one. */
export type Arbitration = 'none' | 'open' | 'decided'
export type Role = 'buyer' | 'shop' | 'system' | 'carrier' | 'gateway' | 'operator'
export type Person = 'buyer' | 'shop' | 'operator'
/** The buttons that pages may offer. */
type Act =
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

/** The facts of an application that the table's conditions read. Times in epoch ms. */
export interface RefundFacts {
  status: RefundStatus
  /** 0 return and refund, 1 refund only. */
  type: 0 | 1
  arbitration: Arbitration
  /** The type of the shop's open offer; null without one. */
  proposalType: 0 | 1 | null
  proposals: number
  /** The buyer has filed the return's tracking number. */
  isSentBack: boolean
  /** The return has arrived at the shop. */
  isBack: boolean
  /** The shop or the application has a return address, so a return can be granted automatically. */
  hasReturnAddress: boolean
  /** The gateway refused for good: the refund is not tried again automatically. */
  isMoneyFailed: boolean
  /** The order was closed for another reason and refunded as a whole. */
  isOrderOver: boolean
  /** Until when evidence is taken in an appeal. */
  evidenceUntil: number | null
  deadlineAt: number | null
  isHidden: boolean
}

interface Row {
  from: readonly RefundStatus[]
  to: RefundStatus
  by: readonly Role[]
  /** Further conditions. Default: none. */
  when?: (refund: RefundFacts, by: Role, nowMs: number) => boolean
  /** The deadline that starts now; null for none. Default: the running one stays. */
  next?: DeadlineName | null
  /** The button that takes this transition, and the role that sees it. */
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
 * Every transition of an application, numbered as in docs/states.md. What is not here cannot happen.
 * When a shop without a return address does not answer, the refund is granted without a return.
 */
export const transitions = {
  // R1
  applied: { from: [], to: refundStatuses.applied, by: ['buyer'], next: 'shopAnswers' },
  // The shop's offer replaces the buyer's words; the shop's agreement follows at once
  acceptedOffer: { from: [], to: refundStatuses.applied, by: ['buyer'], next: 'shopAnswers' },
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
  // R6; not while the return is on its way
  withdrawn: {
    from: [refundStatuses.applied, refundStatuses.rejected, refundStatuses.returning],
    to: refundStatuses.closed,
    by: ['buyer'],
    when: (r) => r.status !== refundStatuses.returning || !r.isSentBack,
    next: null,
    act: ['withdraw', 'buyer'],
  },
  // R7; again to correct the tracking number
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
  // R12; the new application is another row
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
  // R19; the order was cancelled and refunded as a whole. A refund that is under way goes on
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
  // R20
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
  /** With `isOfWorkdays`, only working days count. */
  ms: number
  isOfWorkdays?: true
  happens: readonly TransitionName[]
}

/** Each deadline's length, and its automatic transitions, of which the first possible one is taken. */
export const deadlines: Record<DeadlineName, Deadline> = {
  shopAnswers: { ms: policy.merchantAnswerMs, happens: ['agreedReturn', 'agreedRefund'] },
  shopAnswersAgain: { ms: policy.answerAfterDeclineMs, happens: ['agreedReturn', 'agreedRefund'] },
  buyerAnswers: { ms: policy.buyerAnswerMs, happens: ['declined'] },
  buyerReturns: { ms: policy.buyerReturnMs, happens: ['notSentBack'] },
  returnArrives: { ms: policy.returnTransitMs, happens: ['cameBack'] },
  shopInspects: { ms: policy.inspectionMs, happens: ['passed'] },
  buyerAppeals: { ms: policy.appealMs, happens: ['notAppealed'] },
  // These two alert people: the mall's decision and a refund under way have no automatic transition.
  mallDecides: { ms: policy.evidenceMs + policy.decisionMs, happens: [] },
  moneyArrives: { ms: policy.refundAlarmWorkdays * dayMs, isOfWorkdays: true, happens: [] },
}

export function mayHappen(name: TransitionName, refund: RefundFacts, by: Role, nowMs: number): boolean {
  const row: Row = transitions[name]
  return row.from.includes(refund.status) && row.by.includes(by) && (row.when?.(refund, by, nowMs) ?? true)
}

/** The deadline that a transition starts; null: none, and the running one ends; undefined: the running one stays. */
export function deadlineAfter(name: TransitionName): DeadlineName | null | undefined {
  const row: Row = transitions[name]
  return row.next
}

/** The status after a transition. Hiding keeps the status. */
export function statusAfter(name: TransitionName, { status }: Pick<RefundFacts, 'status'>): RefundStatus {
  return name === 'hidden' ? status : transitions[name].to
}

/** Whether a side may add evidence: while an appeal is open and its time for evidence runs. */
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

/** Whether an application is open. While it is, its line is not shipped and receipt is not confirmed automatically. */
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

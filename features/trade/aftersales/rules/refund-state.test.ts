import { describe, expect, test } from 'vitest'
import { deadlineEnd } from './deadline-end.ts'
import {
  actionsOf,
  deadlineAfter,
  deadlines,
  isOpen,
  mayAddEvidence,
  mayHappen,
  statusAfter,
  transitions,
  type DeadlineName,
  type RefundFacts,
  type RefundStatus,
  type Role,
  type TransitionName,
} from './refund-state.ts'

const now = Date.UTC(2026, 10, 20, 4)
const names = Object.keys(transitions) as TransitionName[]
const statuses: RefundStatus[] = [0, 1, 2, 3, 4, 5, 6, 7]
const roles: Role[] = ['buyer', 'shop', 'system', 'carrier', 'gateway', 'operator']

const fresh: RefundFacts = {
  status: 1,
  type: 1,
  arbitration: 'none',
  proposalType: null,
  proposals: 0,
  isSentBack: false,
  isBack: false,
  hasReturnAddress: true,
  isMoneyFailed: false,
  isOrderOver: false,
  evidenceUntil: null,
  deadlineAt: now + 1,
  isHidden: false,
}

const both = [true, false]

/** Every combination of facts that the table distinguishes. */
const applications: RefundFacts[] = statuses.flatMap((status) =>
  ([0, 1] as const).flatMap((type) =>
    (['none', 'open', 'decided'] as const).flatMap((arbitration) =>
      ([null, 0, 1] as const).flatMap((proposalType) =>
        [0, 1, 2].flatMap((proposals) =>
          both.flatMap((isSentBack) =>
            both.flatMap((yes) =>
              [now, now + 1].map((deadlineAt) => ({
                ...fresh,
                status,
                type,
                arbitration,
                proposalType,
                proposals,
                isSentBack,
                isBack: yes,
                hasReturnAddress: !yes,
                isMoneyFailed: yes,
                isOrderOver: yes,
                isHidden: yes,
                deadlineAt,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
)

function isIn(...some: RefundStatus[]) {
  return (r: RefundFacts) => some.includes(r.status)
}

/** The table's conditions written a second time, independently: who may take which step when. */
const allowed: Record<TransitionName, (r: RefundFacts) => Role[]> = {
  applied: () => [],
  acceptedOffer: () => [],
  edited: (r) => (r.status === 1 && r.proposalType === null ? ['buyer'] : []),
  agreedRefund: (r) => {
    if (r.status !== 1) return []
    if (r.type === 1) return ['shop', 'system']
    return r.hasReturnAddress ? [] : ['system']
  },
  agreedReturn: (r) => {
    if (r.status !== 1 || r.type !== 0) return []
    return r.hasReturnAddress ? ['shop', 'system'] : ['shop']
  },
  rejected: (r) => (r.status === 1 ? ['shop'] : []),
  proposed: (r) => (r.status === 1 && r.proposalType === null && r.proposals < 2 ? ['shop'] : []),
  acceptedRefund: (r) => (r.status === 1 && r.proposalType === 1 ? ['buyer'] : []),
  acceptedReturn: (r) => (r.status === 1 && r.proposalType === 0 ? ['buyer'] : []),
  declined: (r) => (r.status === 1 && r.proposalType !== null ? ['buyer', 'system'] : []),
  withdrawn: (r) => (isIn(1, 4)(r) || (r.status === 6 && !r.isSentBack) ? ['buyer'] : []),
  sentBack: (r) => (r.status === 6 ? ['buyer'] : []),
  notSentBack: (r) => (r.status === 6 && !r.isSentBack ? ['system'] : []),
  cameBack: (r) => {
    if (r.status !== 6) return []
    return r.isSentBack ? ['shop', 'carrier', 'system'] : ['shop']
  },
  passed: (r) => (r.status === 7 ? ['shop', 'system'] : []),
  failed: (r) => (r.status === 7 ? ['shop'] : []),
  replaced: (r) => (r.status === 4 && r.arbitration !== 'open' ? ['buyer'] : []),
  appealed: (r) => (r.status === 4 && r.arbitration !== 'open' && r.deadlineAt === now + 1 ? ['buyer'] : []),
  decidedRefund: (r) => (r.status === 4 && r.arbitration === 'open' ? ['operator'] : []),
  decidedReturn: (r) =>
    r.status === 4 && r.arbitration === 'open' && !r.isBack && r.hasReturnAddress ? ['operator'] : [],
  decidedForShop: (r) => (r.status === 4 && r.arbitration === 'open' ? ['operator'] : []),
  notAppealed: (r) => (r.status === 4 && r.arbitration !== 'open' ? ['system'] : []),
  refunded: (r) => (r.status === 2 ? ['gateway'] : []),
  retried: (r) => (r.status === 2 ? ['operator'] : []),
  paidOffline: (r) => (r.status === 2 && r.isMoneyFailed ? ['operator'] : []),
  orderClosed: (r) =>
    r.isOrderOver && (isIn(1, 4, 6)(r) || (r.status === 2 && r.isMoneyFailed)) ? ['system'] : [],
  hidden: (r) => (isIn(3, 5)(r) && !r.isHidden ? ['buyer'] : []),
}

test.each(names)('%s is possible for the right applications and roles, and for no others', (name) => {
  const wrong = applications.flatMap((refund) =>
    roles.flatMap((role) =>
      mayHappen(name, refund, role, now) === allowed[name](refund).includes(role) ? [] : [{ role, refund }],
    ),
  )
  expect(wrong).toEqual([])
})

test('statuses follow the specification’s codes: no step leaves 3 or 5, and none leads to 0', () => {
  const edges = names.flatMap((name) => {
    const from: readonly RefundStatus[] = transitions[name].from
    return from.map((status) => `${status}→${statusAfter(name, { status })}`)
  })
  expect([...new Set(edges)].sort()).toEqual(
    [
      '1→1',
      '1→2',
      '1→4',
      '1→5',
      '1→6',
      '2→2',
      '2→3',
      '2→5',
      '3→3',
      '4→2',
      '4→4',
      '4→5',
      '4→6',
      '5→5',
      '6→5',
      '6→6',
      '6→7',
      '7→2',
      '7→4',
    ].sort(),
  )
})

test('the mall cannot decide for a return that has already arrived, or without a return address', () => {
  const appealed = { ...fresh, status: 4, arbitration: 'open' } as const
  const may = (change: Partial<RefundFacts>) =>
    mayHappen('decidedReturn', { ...appealed, ...change }, 'operator', now)
  expect([may({}), may({ isBack: true }), may({ hasReturnAddress: false })]).toEqual([true, false, false])
})

describe('deadlines', () => {
  test('every state that is not final has a deadline', () => {
    for (const name of names) {
      const to = statusAfter(name, fresh)
      if (name === 'hidden') expect(deadlineAfter(name)).toBeUndefined()
      else if (to === 3 || to === 5) expect(deadlineAfter(name)).toBeNull()
      else expect(deadlineAfter(name), name).toBeTypeOf('string')
    }
  })

  test('no answer of the shop counts as agreement, no answer of the buyer does not', () => {
    const happens = (deadline: keyof typeof deadlines, refund: Partial<RefundFacts>) =>
      deadlines[deadline].happens.find((name) => mayHappen(name, { ...fresh, ...refund }, 'system', now))
    expect(happens('shopAnswers', { type: 1 })).toBe('agreedRefund')
    expect(happens('shopAnswers', { type: 0 })).toBe('agreedReturn')
    expect(happens('shopAnswers', { type: 0, hasReturnAddress: false })).toBe('agreedRefund')
    expect(happens('buyerAnswers', { proposalType: 0 })).toBe('declined')
    expect(happens('buyerReturns', { status: 6 })).toBe('notSentBack')
    expect(happens('returnArrives', { status: 6, isSentBack: true })).toBe('cameBack')
    expect(happens('shopInspects', { status: 7 })).toBe('passed')
    expect(happens('buyerAppeals', { status: 4 })).toBe('notAppealed')
    expect(happens('mallDecides', { status: 4, arbitration: 'open' })).toBeUndefined()
    expect(happens('moneyArrives', { status: 2 })).toBeUndefined()
  })
})

test('a line is held while its application is open', () => {
  const held = statuses.filter((status) => isOpen({ status, arbitration: 'none' }))
  expect(held).toEqual([1, 2, 6, 7])
  expect(isOpen({ status: 4, arbitration: 'open' })).toBe(true)
})

describe('buttons', () => {
  const buttons = (role: 'buyer' | 'shop' | 'operator', refund: Partial<RefundFacts>) =>
    actionsOf({ ...fresh, ...refund }, role, now)

  test('of the buyer', () => {
    expect(buttons('buyer', {})).toEqual(['edit', 'withdraw'])
    expect(buttons('buyer', { proposalType: 1 })).toEqual(['answerProposal', 'withdraw'])
    expect(buttons('buyer', { status: 2 })).toEqual([])
    expect(buttons('buyer', { status: 6 })).toEqual(['withdraw', 'fileExpress'])
    expect(buttons('buyer', { status: 6, isSentBack: true })).toEqual(['fileExpress'])
    expect(buttons('buyer', { status: 4 })).toEqual(['withdraw', 'reapply', 'appeal'])
    const listened = { status: 4, arbitration: 'open', evidenceUntil: now + 1 } as const
    expect(buttons('buyer', listened)).toEqual(['withdraw', 'addEvidence'])
    expect(buttons('buyer', { ...listened, evidenceUntil: now })).toEqual(['withdraw'])
    expect(buttons('buyer', { status: 3 })).toEqual(['delete'])
    expect(buttons('buyer', { status: 5, isHidden: true })).toEqual([])
  })

  test('of the shop', () => {
    expect(buttons('shop', {})).toEqual(['agreeRefund', 'reject', 'propose'])
    expect(buttons('shop', { type: 0 })).toEqual(['agreeReturn', 'reject', 'propose'])
    expect(buttons('shop', { proposalType: 1 })).toEqual(['agreeRefund', 'reject'])
    expect(buttons('shop', { status: 6 })).toEqual(['confirmReturn'])
    expect(buttons('shop', { status: 7 })).toEqual(['passInspection', 'failInspection'])
    expect(buttons('shop', { status: 4, arbitration: 'open', evidenceUntil: now + 1 })).toEqual([
      'addEvidence',
    ])
  })

  test('of the mall', () => {
    expect(buttons('operator', {})).toEqual([])
    expect(buttons('operator', { status: 4, arbitration: 'open' })).toEqual(['decide'])
    expect(buttons('operator', { status: 2 })).toEqual(['retry'])
    expect(buttons('operator', { status: 2, isMoneyFailed: true })).toEqual(['retry', 'payOffline'])
  })

  test('the mall itself adds no evidence', () => {
    const listened = { ...fresh, status: 4, arbitration: 'open', evidenceUntil: now + 1 } as const
    expect(mayAddEvidence(listened, 'operator', now)).toBe(false)
  })
})

test('the deadline of a refund under way counts three working days; other deadlines run through weekends', () => {
  const friday = Date.UTC(2026, 10, 20, 3)
  const dayMs = 86_400_000
  expect(deadlineEnd('moneyArrives', friday)).toBe(friday + 5 * dayMs)
  expect(deadlineEnd('shopAnswers', friday)).toBe(friday + 2 * dayMs)
})

/** The deadline that each step starts: null ends the running one, undefined leaves it. */
const started: Record<TransitionName, DeadlineName | null | undefined> = {
  applied: 'shopAnswers',
  acceptedOffer: 'shopAnswers',
  edited: 'shopAnswers',
  agreedRefund: 'moneyArrives',
  agreedReturn: 'buyerReturns',
  rejected: 'buyerAppeals',
  proposed: 'buyerAnswers',
  acceptedRefund: 'moneyArrives',
  acceptedReturn: 'buyerReturns',
  declined: 'shopAnswersAgain',
  withdrawn: null,
  sentBack: 'returnArrives',
  notSentBack: null,
  cameBack: 'shopInspects',
  passed: 'moneyArrives',
  failed: 'buyerAppeals',
  replaced: null,
  appealed: 'mallDecides',
  decidedRefund: 'moneyArrives',
  decidedReturn: 'buyerReturns',
  decidedForShop: null,
  notAppealed: null,
  refunded: null,
  retried: 'moneyArrives',
  paidOffline: null,
  orderClosed: null,
  hidden: undefined,
}

test.each(Object.keys(started) as TransitionName[])('%s starts its deadline', (name) => {
  expect(deadlineAfter(name)).toBe(started[name])
})

/** What became of a shop's offer to refund units of a bought line for which nobody has applied. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'overtaken'
type OfferRole = 'buyer' | 'shop' | 'system'
type OfferAct = 'accept' | 'decline' | 'withdraw'

interface Row {
  from: OfferState | null
  to: OfferState
  by: readonly OfferRole[]
  /** The button that takes this step, and the role that sees it. */
  act?: readonly [OfferAct, 'buyer' | 'shop']
}

/** Every step of an offer, described in docs/states.md. What is not here cannot happen. */
export const offerSteps = {
  offered: { from: null, to: 'open', by: ['shop'] },
  accepted: { from: 'open', to: 'accepted', by: ['buyer'], act: ['accept', 'buyer'] },
  declined: { from: 'open', to: 'declined', by: ['buyer'], act: ['decline', 'buyer'] },
  withdrawn: { from: 'open', to: 'withdrawn', by: ['shop'], act: ['withdraw', 'shop'] },
  lapsed: { from: 'open', to: 'lapsed', by: ['system'] },
  overtaken: { from: 'open', to: 'overtaken', by: ['buyer', 'system'] },
} as const satisfies Record<string, Row>

export type OfferStep = keyof typeof offerSteps

interface OfferFacts {
  state: OfferState
  /** In epoch ms. */
  deadlineAt: number
}

/** Whether `by` may take a step now. A late answer is none, even when the job of the deadline has yet to run. */
export function mayStep(name: OfferStep, { state, deadlineAt }: OfferFacts, by: OfferRole, nowMs: number) {
  const row: Row = offerSteps[name]
  if (row.from !== state || !row.by.includes(by)) return false
  return name === 'accepted' || name === 'declined' ? nowMs < deadlineAt : true
}

/** What `role` may do with an offer right now: the pages' buttons. */
export function offerActions(offer: OfferFacts, role: 'buyer' | 'shop', nowMs: number): OfferAct[] {
  const names = Object.keys(offerSteps) as OfferStep[]
  return names.flatMap((name) => {
    const { act }: Row = offerSteps[name]
    return act?.[1] === role && mayStep(name, offer, role, nowMs) ? [act[0]] : []
  })
}

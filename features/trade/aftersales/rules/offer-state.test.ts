import { expect, test } from 'vitest'
import { mayStep, offerActions, offerSteps, type OfferState, type OfferStep } from './offer-state.ts'

const now = Date.UTC(2026, 10, 20, 4)
const states: OfferState[] = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'overtaken']
const roles = ['buyer', 'shop', 'system'] as const

/** The table's conditions written a second time, independently. */
const who: Record<OfferStep, readonly string[]> = {
  offered: [],
  accepted: ['buyer'],
  declined: ['buyer'],
  withdrawn: ['shop'],
  lapsed: ['system'],
  overtaken: ['buyer', 'system'],
}

test('only an open offer moves, and only by the side that may', () => {
  for (const name of Object.keys(offerSteps) as OfferStep[])
    for (const state of states)
      for (const role of roles) {
        const may = mayStep(name, { state, deadlineAt: now + 1 }, role, now)
        expect(may, `${name} ${state} ${role}`).toBe(state === 'open' && who[name].includes(role))
      }
})

test('nobody answers after the deadline, though its job has yet to run', () => {
  const late = { state: 'open', deadlineAt: now } as const
  expect(mayStep('accepted', late, 'buyer', now)).toBe(false)
  expect(mayStep('declined', late, 'buyer', now)).toBe(false)
  expect(mayStep('lapsed', late, 'system', now)).toBe(true)
  expect(offerActions(late, 'buyer', now)).toEqual([])
})

test('the buttons of each side', () => {
  const open = { state: 'open', deadlineAt: now + 1 } as const
  expect(offerActions(open, 'buyer', now)).toEqual(['accept', 'decline'])
  expect(offerActions(open, 'shop', now)).toEqual(['withdraw'])
  for (const state of states.slice(1))
    for (const role of ['buyer', 'shop'] as const)
      expect(offerActions({ ...open, state }, role, now)).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, judge, type Act, type Step } from './linearizable.ts'

function act(fromMs: number, untilMs: number, step: Step): Act {
  return { fromMs, untilMs, step }
}
function take(units: number): Step {
  return { kind: 'take', units, outcome: 'done' }
}
function lost(units: number): Step {
  return { kind: 'take', units, outcome: 'unknown' }
}
function short(units: number, left?: number): Step {
  return { kind: 'take', units, outcome: 'short', ...(left === undefined ? {} : { left }) }
}
function give(units: number): Step {
  return { kind: 'give', units, outcome: 'done' }
}
function read(units: number): Step {
  return { kind: 'read', units, outcome: 'done' }
}

describe('what no order of the calls explains is found', () => {
  const histories: Record<string, { units: number; acts: Act[] }> = {
    'more is sold than there was': { units: 1, acts: [act(0, 9, take(1)), act(0, 9, take(1))] },
    'a read after the answer of a sale does not see it': {
      units: 5,
      acts: [act(0, 1, take(2)), act(2, 3, read(5))],
    },
    'a later read sees what an earlier one no longer saw': {
      units: 5,
      acts: [act(0, 9, take(2)), act(1, 2, read(3)), act(3, 4, read(5))],
    },
    'somebody is told that nothing is left while there is': { units: 2, acts: [act(0, 1, short(1))] },
    'what is left is another number': { units: 2, acts: [act(0, 1, short(3, 1))] },
    'units come back before they were given': { units: 0, acts: [act(0, 1, take(1)), act(2, 3, give(1))] },
    'an unknown sale takes effect twice': { units: 3, acts: [act(0, 1, lost(1)), act(2, 3, read(1))] },
    'an unknown sale takes effect before it began': {
      units: 3,
      acts: [act(0, 1, read(2)), act(2, 3, lost(1))],
    },
    'of two corrections of the same number both are granted': {
      units: 3,
      acts: [
        act(0, 9, { kind: 'set', from: 3, to: 8, outcome: 'done' }),
        act(0, 9, { kind: 'set', from: 3, to: 9, outcome: 'done' }),
      ],
    },
    'a correction is refused although the number was the given one': {
      units: 3,
      acts: [act(0, 1, { kind: 'set', from: 3, to: 8, outcome: 'changed', now: 3 })],
    },
  }
  test.each(Object.entries(histories))('%s', (_, { units, acts }) => {
    expect(judge(acts, units)).toMatchObject({ isLinearizable: false })
  })

  test('the act that does not fit is named, with the units before it', () => {
    const wrong = act(4, 5, read(9))
    const acts = [act(0, 1, take(1)), act(2, 3, give(2)), wrong, act(6, 7, take(1))]
    expect(judge(acts, 3)).toEqual({ isLinearizable: false, act: wrong, units: 4, placed: 2 })
  })
})

describe('what one order explains is accepted', () => {
  const histories: Record<string, { units: number; acts: Act[] }> = {
    nothing: { units: 0, acts: [] },
    'a refusal beside the sale that took the last': {
      units: 1,
      acts: [act(0, 9, short(1, 0)), act(1, 8, take(1))],
    },
    'an unknown sale that never took effect': { units: 3, acts: [act(0, 1, lost(1)), act(2, 3, read(3))] },
    'an unknown sale that took effect long after its caller had given up': {
      units: 3,
      acts: [act(0, 1, lost(1)), act(2, 3, read(3)), act(9, 10, read(2))],
    },
    'an unknown return that was sold again': {
      units: 0,
      acts: [act(0, 1, { kind: 'give', units: 2, outcome: 'unknown' }), act(5, 6, take(2))],
    },
    'a correction that lost to a sale': {
      units: 3,
      acts: [act(0, 9, { kind: 'set', from: 3, to: 8, outcome: 'changed', now: 2 }), act(1, 2, take(1))],
    },
  }
  test.each(Object.entries(histories))('%s', (_, { units, acts }) => {
    expect(judge(acts, units)).toEqual({ isLinearizable: true })
  })
})

/** Calls of several clients on one number that really takes each at one moment; some answers get lost. */
const wishes = fc.array(
  fc.record({
    client: fc.integer({ min: 0, max: 5 }),
    units: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom('take', 'give', 'read'),
    before: fc.integer({ min: 0, max: 5 }),
    after: fc.integer({ min: 0, max: 5 }),
    isLost: fc.boolean(),
    isDone: fc.boolean(),
  }),
  { maxLength: 60 },
)
type Wish = typeof wishes extends fc.Arbitrary<(infer One)[]> ? One : never

function answered(
  { kind, units: wanted, isLost, isDone }: Wish,
  units: number,
): { step: Step; units: number } {
  if (kind === 'read') return { step: read(units), units }
  if (isLost) {
    const step: Step = { kind, units: wanted, outcome: 'unknown' }
    return { step, units: isDone ? (after(step, units) ?? units) : units }
  }
  if (kind === 'give') return { step: give(wanted), units: units + wanted }
  return wanted > units
    ? { step: short(wanted, units), units }
    : { step: take(wanted), units: units - wanted }
}

function played(all: readonly Wish[], start: number): { acts: Act[]; units: number } {
  const freeAtMs = new Map<number, number>()
  let units = start
  const acts = all.map((wish, n): Act => {
    const momentMs = n * 2 + 10
    const fromMs = Math.max(momentMs - wish.before, freeAtMs.get(wish.client) ?? 0)
    const untilMs = momentMs + wish.after
    freeAtMs.set(wish.client, untilMs)
    const answer = answered(wish, units)
    units = answer.units
    return { fromMs: Math.min(fromMs, momentMs), untilMs, step: answer.step }
  })
  return { acts, units }
}

test('every history of a real number is accepted, and one with a wrong last read is not', () => {
  const tried = fc.property(wishes, fc.integer({ min: 0, max: 10 }), (all, start) => {
    const { acts, units } = played(all, start)
    expect(judge([...acts, act(999, 1_000, read(units))], start)).toEqual({ isLinearizable: true })
    const wrong = [...acts, act(999, 1_000, read(units)), act(1_001, 1_002, read(units + 1))]
    const isOpen = acts.some(({ step }) => step.kind === 'give' && step.outcome === 'unknown')
    if (!isOpen) expect(judge(wrong, start).isLinearizable).toBe(false)
  })
  fc.assert(tried, { numRuns: 300 })
})

test('four hundred acts of twenty clients, a fifth with an unknown outcome, are judged at once', () => {
  let random = 7
  const pick = (count: number) => (random = (random * 48_271) % 2_147_483_647) % count
  const all = Array.from({ length: 400 }, (_, n): Wish => ({
    client: n % 20,
    units: 1 + pick(3),
    kind: (['take', 'take', 'give', 'read'] as const)[pick(4)]!,
    before: pick(12),
    after: pick(12),
    isLost: pick(5) === 0,
    isDone: pick(2) === 0,
  }))
  const { acts, units } = played(all, 50)
  expect(judge([...acts, act(2_000, 2_001, read(units))], 50)).toEqual({ isLinearizable: true })
})

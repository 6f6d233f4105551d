/**
 * Whether the answers that clients got about one number of units can be explained by one order of their calls, each of
 * which takes effect at one moment between call and answer (Herlihy and Wing's linearizability). The search is that of
 * Wing and Gong with a memory of what was tried, as in Lowe's and in porcupine.
 */

export type Step =
  /** Takes units if there are enough; otherwise it is told how many are left. */
  | { kind: 'take'; units: number; outcome: 'done' | 'unknown' }
  | { kind: 'take'; units: number; outcome: 'short'; left?: number }
  | { kind: 'give'; units: number; outcome: 'done' | 'unknown' }
  /** Puts a number in the place of another one, if it is still that one; otherwise it is told the present one. */
  | { kind: 'set'; from: number; to: number; outcome: 'done' | 'unknown' }
  | { kind: 'set'; from: number; to: number; outcome: 'changed'; now: number }
  | { kind: 'read'; units: number; outcome: 'done' }

/** A call of a client, by one clock. What has an unknown outcome may take effect at any time after its beginning, or never. */
export interface Act {
  fromMs: number
  /** When it was answered; of an unknown outcome it says nothing. */
  untilMs: number
  step: Step
}

/** The units after a step that took effect and was answered so; undefined where the answer contradicts the units. */
export function after(step: Step, units: number): number | undefined {
  if (step.kind === 'read') return step.units === units ? units : undefined
  if (step.kind === 'give') return units + step.units
  if (step.kind === 'set') {
    if (step.outcome === 'changed') return units !== step.from && units === step.now ? units : undefined
    return units === step.from ? step.to : undefined
  }
  if (step.outcome === 'short')
    return units < step.units && (step.left === undefined || step.left === units) ? units : undefined
  return units >= step.units ? units - step.units : undefined
}

interface State {
  /** All known acts before this one are placed. */
  next: number
  /** Those after `next` that are placed too. */
  ahead: readonly number[]
  /** How many of each group of unknown ones have taken effect. */
  used: readonly number[]
  units: number
}

/** Unknown acts that do the same are alike, except that earlier ones may take effect earlier: these go first. */
function groupsOf(unknown: readonly Act[]): Act[][] {
  const groups = new Map<string, Act[]>()
  for (const act of unknown) {
    const { kind, ...rest } = act.step
    const key = `${kind} ${JSON.stringify(rest)}`
    groups.set(key, [...(groups.get(key) ?? []), act])
  }
  return [...groups.values()]
}

/** The known acts that may come next, as none of the others had been answered before they began. */
function candidates(known: readonly Act[], { next, ahead }: State): { indexes: number[]; mostMs: number } {
  const indexes: number[] = []
  let mostMs = Infinity
  for (let i = next; i < known.length && known[i]!.fromMs <= mostMs; i++) {
    if (ahead.includes(i)) continue
    indexes.push(i)
    mostMs = Math.min(mostMs, known[i]!.untilMs)
  }
  return { indexes: indexes.filter((i) => known[i]!.fromMs <= mostMs), mostMs }
}

function placed(state: State, index: number, units: number): State {
  const ahead = new Set([...state.ahead, index])
  let { next } = state
  while (ahead.delete(next)) next += 1
  return { ...state, next, ahead: [...ahead].sort((a, b) => a - b), units }
}

/** What may follow a state. Those that come last are tried first. */
function following(known: readonly Act[], groups: readonly Act[][], state: State): State[] {
  const { indexes, mostMs } = candidates(known, state)
  const byUnknown = groups.flatMap((group, g) => {
    const act = group[state.used[g]!]
    const units = act && act.fromMs <= mostMs ? after(act.step, state.units) : undefined
    return units === undefined ? [] : [{ ...state, used: state.used.with(g, state.used[g]! + 1), units }]
  })
  const byKnown = indexes.flatMap((i) => {
    const units = after(known[i]!.step, state.units)
    return units === undefined ? [] : [placed(state, i, units)]
  })
  return [...byUnknown, ...byKnown.toReversed()]
}

export type Judgement =
  | { isLinearizable: true }
  /** The act that no order explains, after the longest part that one does, and the units in that order. */
  | { isLinearizable: false; act: Act; units: number; placed: number }

/**
 * @param units how many there were before the first act
 * @throws where more than a million states were tried: the history has too many acts side by side
 */
export function judge(acts: readonly Act[], units: number): Judgement {
  const isUnknown = ({ step }: Act) => step.outcome === 'unknown'
  const byBeginning = acts.toSorted((a, b) => a.fromMs - b.fromMs)
  const known = byBeginning.filter((act) => !isUnknown(act))
  const groups = groupsOf(byBeginning.filter(isUnknown))
  const first: State = { next: 0, ahead: [], used: groups.map(() => 0), units }
  const stack = [first]
  const tried = new Set<string>()
  let furthest = first
  for (let state = stack.pop(); state; state = stack.pop()) {
    if (state.next === known.length) return { isLinearizable: true }
    const key = `${state.next}|${state.ahead.join()}|${state.used.join()}|${state.units}`
    if (tried.has(key)) continue
    tried.add(key)
    if (tried.size > 1_000_000) throw new Error('too many orders of these acts')
    if (state.next + state.ahead.length > furthest.next + furthest.ahead.length) furthest = state
    stack.push(...following(known, groups, state))
  }
  const left = candidates(known, furthest).indexes.toSorted((a, b) => known[a]!.untilMs - known[b]!.untilMs)
  return {
    isLinearizable: false,
    act: known[left[0]!]!,
    units: furthest.units,
    placed: furthest.next + furthest.ahead.length,
  }
}

export interface Waiting<T> {
  sinceMs: number
  /** Whose request it is: those of one caller wait behind those of callers who have asked for less. */
  caller: string
  /** Whether nobody waits for the answer any more. */
  isGone: () => boolean
  answer: (turn: T | undefined) => void
}

export type WaitingRoom<T> = ReturnType<typeof createWaitingRoom<T>>

function countByCaller(all: readonly { caller: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { caller } of all) counts.set(caller, (counts.get(caller) ?? 0) + 1)
  return counts
}

/** Where requests of one urgency wait for a place: a bounded number of them, for a bounded time. */
export function createWaitingRoom<T>({ most, ms }: { most: number; ms: number }) {
  let all: Waiting<T>[] = []
  const refuse = (which: (one: Waiting<T>) => boolean) => {
    const refused = all.filter(which)
    if (refused.length === 0) return
    all = all.filter((one) => !refused.includes(one))
    for (const one of refused) one.answer(undefined)
  }
  /** In a full room the last request of who has the most there gives way to that of somebody who has fewer. */
  const makeRoomFor = (caller: string): boolean => {
    const counts = countByCaller(all)
    const [crowd, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
    if (count <= (counts.get(caller) ?? 0) + 1) return false
    const last = all.findLast((one) => one.caller === crowd)
    refuse((one) => one === last)
    return true
  }
  return {
    size: () => all.length,
    /** Whether there is a place to wait. */
    add: (one: Waiting<T>): boolean => {
      if (all.length >= most) refuse(({ isGone }) => isGone())
      if (all.length >= most && !makeRoomFor(one.caller)) return false
      all.push(one)
      return true
    },
    /** Refuses who has left, and who has waited too long: their answer would come when nobody reads it any more. */
    refuseLate: (nowMs: number) => refuse(({ sinceMs, isGone }) => nowMs - sinceMs > ms || isGone()),
    refuseAll: () => refuse(() => true),
    /** Takes out the first one of the caller with the fewest requests under way. */
    next: (underWayOf: (caller: string) => number): Waiting<T> | undefined => {
      refuse(({ isGone }) => isGone())
      let chosen: Waiting<T> | undefined
      let fewest = Infinity
      for (const one of all) {
        const count = underWayOf(one.caller)
        if (count < fewest) [chosen, fewest] = [one, count]
      }
      all = all.filter((one) => one !== chosen)
      return chosen
    },
  }
}

/** The queues that this process takes no jobs from. */
export interface Holding {
  isHeld(queue: string): boolean
  /** Holds these and no others; ends when whoever listens has done what follows. */
  hold(queues: ReadonlySet<string>): Promise<void>
  /** Called with what is held from now on and what is not any more, one change after the other. */
  onChange(listener: (change: HeldChange) => Promise<void>): void
}

interface HeldChange {
  held: readonly string[]
  released: readonly string[]
}

export function createHolding(): Holding {
  let now: ReadonlySet<string> = new Set()
  let changing = Promise.resolve()
  let listener: (change: HeldChange) => Promise<void> = async () => undefined
  return {
    isHeld: (queue) => now.has(queue),
    onChange: (one) => void (listener = one),
    hold: (queues) => {
      const before = now
      now = new Set(queues)
      const change = { held: [...now.difference(before)], released: [...before.difference(now)] }
      if (change.held.length + change.released.length === 0) return changing
      changing = changing.then(() => listener(change))
      return changing
    },
  }
}

import { useState } from 'react'

/** The selected entries of a list while it is managed. */
export interface Choosing {
  isOn: boolean
  chosen: ReadonlySet<string>
  toggle: (id: string) => void
  /** Selects all entries or, when all are selected, none. */
  toggleAll: () => void
  ticks: 'all' | 'some' | 'none'
  setOn: (isOn: boolean) => void
}

const none: ReadonlySet<string> = new Set()

export function useChoosing(ids: readonly string[]): Choosing {
  const [isOn, setOn] = useState(false)
  const [ticked, setTicked] = useState(none)
  // Entries that have left the list are no longer selected.
  const chosen = new Set(ids.filter((id) => ticked.has(id)))
  const ticks = chosen.size === 0 ? 'none' : chosen.size === ids.length ? 'all' : 'some'
  return {
    isOn,
    chosen,
    ticks,
    toggle: (id) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      setTicked(next)
    },
    toggleAll: () => setTicked(ticks === 'all' ? none : new Set(ids)),
    setOn: (next) => {
      setOn(next)
      setTicked(none)
    },
  }
}

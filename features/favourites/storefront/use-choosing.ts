import { useState } from 'react'

/** Ticking several entries of a list, while it is being tidied up. */
export interface Choosing {
  isOn: boolean
  chosen: ReadonlySet<string>
  toggle: (id: string) => void
  /** All of them or, when all are chosen, none. */
  toggleAll: () => void
  ticks: 'all' | 'some' | 'none'
  setOn: (isOn: boolean) => void
}

const none: ReadonlySet<string> = new Set()

export function useChoosing(ids: readonly string[]): Choosing {
  const [isOn, setOn] = useState(false)
  const [kept, setKept] = useState(none)
  // What has left the list is not chosen any more.
  const chosen = new Set(ids.filter((id) => kept.has(id)))
  const ticks = chosen.size === 0 ? 'none' : chosen.size === ids.length ? 'all' : 'some'
  return {
    isOn,
    chosen,
    ticks,
    toggle: (id) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      setKept(next)
    },
    toggleAll: () => setKept(ticks === 'all' ? none : new Set(ids)),
    setOn: (next) => {
      setOn(next)
      setKept(none)
    },
  }
}

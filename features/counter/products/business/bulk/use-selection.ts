import { useState } from 'react'

/** How many products can be chosen one by one; for more there is "all found". */
const mostChosen = 1_000

export interface Selection {
  ids: ReadonlySet<string>
  /** All that the filter finds, on every page. */
  isAll: boolean
  /** How many are chosen. */
  count: number
  has: (id: string) => boolean
  set: (ids: readonly string[], isChosen: boolean) => void
  chooseAll: () => void
  clear: () => void
}

/**
 * What is chosen in a list, over its pages.
 * @param of the filter; another one begins anew
 */
export function useSelection(of: string, total: number): Selection {
  const [chosen, setChosen] = useState<{ of: string; ids: ReadonlySet<string>; isAll: boolean }>()
  const { ids = new Set<string>(), isAll = false } = chosen?.of === of ? chosen : {}
  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    has: (id) => isAll || ids.has(id),
    set: (some, isChosen) => {
      const next = new Set(ids)
      for (const id of some) {
        if (!isChosen) next.delete(id)
        else if (next.size < mostChosen) next.add(id)
      }
      setChosen({ of, ids: next, isAll: false })
    },
    chooseAll: () => setChosen({ of, ids, isAll: true }),
    clear: () => setChosen(undefined),
  }
}

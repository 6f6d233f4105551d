import { like, tabStore } from '@hojip/platform/storage'
import { useState } from 'react'

/** How many orders are packed at once. */
const mostChosen = 500
const storageKey = 'hojip.orders.chosen'

/** Hands the chosen orders to another page of this tab: too many ids for an address. */
export function handChosen(ids: readonly string[]): void {
  tabStore.set(storageKey, ids)
}

/** The orders that the list has handed over; undefined where there are none. */
export function handedOrders(): string[] | undefined {
  const ids = tabStore.json(storageKey, like(['']))
  return ids?.length ? ids : undefined
}

export interface Chosen {
  ids: readonly string[]
  has: (id: string) => boolean
  set: (ids: readonly string[], isChosen: boolean) => void
  clear: () => void
}

/**
 * The chosen orders, over the pages of a list.
 * @param of which list; another one begins anew
 */
export function useChosen(of: string): Chosen {
  const [state, setState] = useState<{ of: string; ids: ReadonlySet<string> }>()
  const ids = state?.of === of ? state.ids : new Set<string>()
  return {
    ids: [...ids],
    has: (id) => ids.has(id),
    set: (some, isChosen) => {
      const next = new Set(ids)
      for (const id of some) {
        if (!isChosen) next.delete(id)
        else if (next.size < mostChosen) next.add(id)
      }
      setState({ of, ids: next })
    },
    clear: () => setState(undefined),
  }
}

import { useEffect, useRef, useState } from 'react'
import type { Offers, Option, PanelSource, RecentSearch } from './option.ts'

const mostShown = 10
const undoMs = 10_000

type Deleted = { before: readonly RecentSearch[]; isAll: boolean }

/** What the panel offers while nothing is typed. Deleted searches can be restored for ten seconds. */
export function useOffers(source: PanelSource) {
  const [{ recent, hot }, setOffers] = useState<Offers>({ recent: [], hot: [] })
  const [deleted, setDeleted] = useState<Deleted>()
  // An answer that was requested before a change would undo it.
  const changes = useRef(0)
  useEffect(() => {
    if (!deleted) return undefined
    const timer = setTimeout(() => setDeleted(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [deleted])
  const load = () => {
    const asked = (changes.current += 1)
    source.offers().then(
      (offers) => asked === changes.current && setOffers(offers),
      // Nothing is offered; searching works all the same.
      () => undefined,
    )
  }
  const change = (next: readonly RecentSearch[]) => {
    changes.current += 1
    setOffers({ recent: next, hot })
  }
  const shown = recent.slice(0, mostShown)
  const options = [
    ...shown.map(({ text }): Option => ({ group: 'recent', text })),
    ...hot.slice(0, mostShown).map((text): Option => ({ group: 'hot', text })),
  ]
  return {
    load,
    recent: shown,
    options,
    deleted,
    forget: (one: RecentSearch) => {
      setDeleted({ before: recent, isAll: false })
      change(recent.filter((other) => other !== one))
      source.forget(one)
    },
    forgetAll: () => {
      setDeleted({ before: recent, isAll: true })
      change([])
      source.forgetAll()
    },
    undo: () => {
      if (!deleted) return
      // The restored searches get new ids.
      change(deleted.before.map(({ text }) => ({ text })))
      setDeleted(undefined)
      source.restore(deleted.before)
    },
  }
}

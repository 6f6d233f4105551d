import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { hasFacets } from '../list-input.ts'
import type { ListOf } from '../list-search.ts'
import type { List } from '../use-list.ts'

const Facets = lazy(() => import('./facets.tsx').then((module) => ({ default: module.Facets })))

/** The place of the further filters, which load when it comes into view; they are there at once when one is chosen. */
export function FacetsSlot({ list, of }: { list: List; of: ListOf }) {
  const isChosen = hasFacets(list.search)
  const [isSeen, setIsSeen] = useState(isChosen)
  const place = useRef<HTMLDivElement>(null)
  if (isChosen && !isSeen) setIsSeen(true)
  useEffect(() => {
    if (isSeen || !place.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: '200px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isSeen])
  return (
    <div ref={place} className="min-h-px">
      {isSeen && (
        <Suspense fallback={null}>
          <Facets list={list} of={of} />
        </Suspense>
      )}
    </div>
  )
}

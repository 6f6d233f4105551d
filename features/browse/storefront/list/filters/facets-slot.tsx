import { useNear } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import { hasFacets } from '../list-input.ts'
import type { ListOf } from '../list-search.ts'
import type { List } from '../use-list.ts'

const Facets = lazyPart(() => import('./facets.tsx').then((module) => ({ default: module.Facets })))

/** The place of the further filters, which load when it comes into view; they are there at once when one is chosen. */
export function FacetsSlot({ list, of }: { list: List; of: ListOf }) {
  const [place, isSeen] = useNear<HTMLDivElement>('200px', hasFacets(list.search))
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

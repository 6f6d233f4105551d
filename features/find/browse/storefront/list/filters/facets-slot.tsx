import { WhenNear } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { hasFacets } from '../list-input.ts'
import type { ListOf } from '../list-search.ts'
import type { List } from '../use-list.ts'

const Facets = lazyPart(() => import('./facets.tsx').then((module) => ({ default: module.Facets })))

/** The place of the further filters, which load when it comes into view; they are there at once when one is chosen. */
export function FacetsSlot({ list, of }: { list: List; of: ListOf }) {
  return (
    <WhenNear margin="200px" isWanted={hasFacets(list.search)} className="min-h-px">
      <Facets list={list} of={of} />
    </WhenNear>
  )
}

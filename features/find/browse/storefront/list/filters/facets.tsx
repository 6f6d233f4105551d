import { useLazyCall } from '@hojip/platform/page'
import { useState } from 'react'
import { filtersInput, hasFacets } from '../list-input.ts'
import type { ListOf } from '../list-search.ts'
import type { Filters, List } from '../use-list.ts'
import { FacetGroups } from './facet-groups.tsx'

/** The further filters beside the list. The page has them when one of them is chosen; otherwise they load here. */
export function Facets({ list, of }: { list: List; of: ListOf }) {
  const isThere = hasFacets(list.search)
  const input = filtersInput(list.search, of, true)
  const { data } = useLazyCall('GET /sysCategory/queryFilters', input, { when: !isThere })
  const now = isThere ? list.filters : data
  const [last, setLast] = useState<Filters>()
  if (now && now !== last) setLast(now)
  const filters = now ?? last
  if (!filters) return null
  return <FacetGroups filters={filters} value={list.wanted} onChange={list.change} look="rows" />
}

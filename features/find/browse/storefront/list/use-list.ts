import { useNotDelivered, type NotDelivered } from '@hojip/addresses/storefront/not-delivered'
import type { OutputOf } from '@hojip/platform/http'
import { useCall, useNavigate, useSearch } from '@hojip/platform/page'
import { useState } from 'react'
import type { SearchCalls } from '@hojip/search/contract'
import { listHref } from './filters/list-address.ts'
import { filtersInput, listInput, type Found } from './list-input.ts'
import { listSearch, type ListOf, type ListSearch } from './list-search.ts'

export type Filters = OutputOf<SearchCalls['GET /sysCategory/queryFilters']>

export interface List {
  /** The page's path, without search parameters. */
  base: string
  search: ListSearch
  /** The choice, before its results have loaded. */
  wanted: ListSearch
  /** Applies another choice: the results change in place, from their first page on. */
  change: (next: ListSearch) => void
  hrefOf: (changes: Partial<ListSearch>) => string
  filters: Filters
  found: Found
  /** The reader's place, and the products of the page that are not delivered there. */
  reach: NotDelivered
  /** The number of products without filters. */
  unfiltered: number
}

/** A list of products whose whole state is in its address. */
export function useList(base: string, of: ListOf): List {
  const navigate = useNavigate()
  const search = useSearch(listSearch)
  const found: Found = useCall('POST /bizGoods/findAll', listInput(search, of))
  const filters = useCall('GET /sysCategory/queryFilters', filtersInput(search, of))
  const reach = useNotDelivered(
    found.list.map(({ pkId }) => pkId),
    search.deliverTo,
  )
  const here = listHref(base, search)
  const [choice, setChoice] = useState({ from: here, wanted: search })
  const wanted = choice.from === here ? choice.wanted : search
  return {
    base,
    search,
    wanted,
    change: (next) => {
      const first = { ...next, pageNum: 1 }
      setChoice({ from: here, wanted: first })
      navigate(listHref(base, first), { keepScroll: true })
    },
    hrefOf: (changes) => listHref(base, { ...search, pageNum: 1, ...changes }),
    filters,
    found,
    reach,
    unfiltered: filters.unfiltered,
  }
}

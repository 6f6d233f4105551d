import { formatSearch, laterPage } from '@hojip/platform/href'
import type { ListSearch } from '../list-search.ts'

/** `base` may have search parameters of its own. */
function withSearch(base: string, said: string): string {
  return base + (base.includes('?') ? said.replace('?', '&') : said)
}

/**
 * The address of a list; default values and the first page are left out.
 */
export function listHref(base: string, search: ListSearch): string {
  const said = {
    category1Id: search.category1Id,
    category2Id: search.category2Id,
    category3Id: search.category3Id,
    sort: search.sort === '0' ? undefined : search.sort,
    minPrice: search.minPrice,
    maxPrice: search.maxPrice,
    inStock: search.inStock && 1,
    freeShipping: search.freeShipping && 1,
    reduced: search.reduced && 1,
    brands: search.brands,
    minScore: search.minScore,
    options: search.options,
    origins: search.origins,
    deliverTo: search.deliverTo,
    pageNum: search.pageNum === 1 ? undefined : search.pageNum,
    explain: search.explain && 1,
  }
  return withSearch(base, formatSearch(said))
}

/** A page of an unfiltered list in its usual order. */
export function pageHref(base: string, pageNum: number): string {
  return withSearch(base, formatSearch({ pageNum: laterPage(pageNum) }))
}

/** The same list without filters; category and order stay. */
export function cleared(search: ListSearch): ListSearch {
  return {
    ...search,
    minPrice: undefined,
    maxPrice: undefined,
    inStock: false,
    freeShipping: false,
    reduced: false,
    brands: [],
    minScore: undefined,
    options: [],
    origins: [],
    deliverTo: undefined,
    pageNum: 1,
  }
}

/** The number of applied filters; a price range counts as one. */
export function filterCount(search: ListSearch): number {
  const {
    minPrice,
    maxPrice,
    inStock,
    freeShipping,
    reduced,
    minScore,
    brands,
    options,
    origins,
    deliverTo,
  } = search
  const single = [minPrice || maxPrice, inStock, freeShipping, reduced, minScore, deliverTo].filter(Boolean)
  return single.length + brands.length + options.length + origins.length
}

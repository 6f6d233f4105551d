import type { FilterGroup, ProductFilter } from './product-filter.ts'

/** The list with nothing chosen: its category, shop and words. */
export function unnarrowed(filter: ProductFilter): ProductFilter {
  const { codes, minFen, maxFen, minRating, inStock, reduced, freeShipping, unreachable, ...bare } = filter
  return bare
}

/** The key of a filter in caches: what is not delivered to a place is there by its own key, not by its many ids. */
export function keyOfFilter(filter: ProductFilter): string {
  const { unreachable, ...rest } = filter
  return JSON.stringify({ ...rest, ...(unreachable && { unreachable: unreachable.key }) })
}

/** The groups in which something is chosen. */
export function chosenGroups(f: ProductFilter): FilterGroup[] {
  return [
    ...(f.codes ?? []).map(({ group }) => group),
    ...(f.minFen === undefined && f.maxFen === undefined ? [] : (['price'] as const)),
    ...(f.minRating === undefined ? [] : (['rating'] as const)),
    ...(['inStock', 'reduced', 'freeShipping'] as const).filter((group) => f[group]),
    ...(f.unreachable ? (['delivered'] as const) : []),
  ]
}

/** The same list without the choice in one group. */
export function withoutGroup(filter: ProductFilter, group: FilterGroup): ProductFilter {
  const { minFen, maxFen, minRating, codes = [], ...rest } = filter
  const others = codes.filter((choice) => choice.group !== group)
  const other: ProductFilter = {
    ...rest,
    ...(others.length > 0 && { codes: others }),
    ...(group !== 'price' && minFen !== undefined && { minFen }),
    ...(group !== 'price' && maxFen !== undefined && { maxFen }),
    ...(group !== 'rating' && minRating !== undefined && { minRating }),
  }
  if (group === 'inStock' || group === 'reduced' || group === 'freeShipping') delete other[group]
  if (group === 'delivered') delete other.unreachable
  return other
}

import type { FilterGroup, ProductFilter } from './product-filter.ts'

/** The list with nothing chosen: its category, shop and words. */
export function unnarrowed(filter: ProductFilter): ProductFilter {
  const { codes, minFen, maxFen, minRating, inStock, reduced, freeShipping, ...bare } = filter
  return bare
}

/** The groups in which something is chosen. */
export function chosenGroups(f: ProductFilter): FilterGroup[] {
  return [
    ...(f.codes ?? []).map(({ group }) => group),
    ...(f.minFen === undefined && f.maxFen === undefined ? [] : (['price'] as const)),
    ...(f.minRating === undefined ? [] : (['rating'] as const)),
    ...(['inStock', 'reduced', 'freeShipping'] as const).filter((group) => f[group]),
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
  return other
}

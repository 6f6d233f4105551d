import type { SearchEngine } from '../engine/engine.ts'
import type { Locale } from '@hojip/platform/i18n'
import { chosenGroups, unnarrowed, withoutGroup } from '../rules/filter-groups.ts'
import type { FilterGroup, ProductFilter } from '../rules/product-filter.ts'
import type { StepCounts } from '../rules/steps.ts'
import type { Counted } from '../store/filters.ts'
import type { FoundIds } from '../store/find-ids.ts'

/** A list of so many products is counted whole, and so is one without the choice of one group. */
const mostCounted = 3_000
/** Of a longer one so many are counted: enough to tell frequent values from rare ones. */
const countedBest = 1_000
/** Of a very long list, the counts of so many groups leave out their own choice. */
const mostAside = 6

/** The parts of the answer and the groups they belong to. */
const parts: Record<string, FilterGroup | undefined> = {
  categories: undefined,
  brands: 'brands',
  origins: 'origins',
  ratings: 'rating',
  priceRanges: 'price',
  freeShipping: 'freeShipping',
  reduced: 'reduced',
  inStock: 'inStock',
}

interface Known {
  steps: StepCounts
  /** Keeps the list without the choices, which is the same whatever a shopper narrows it by next. */
  keep: (whole: ProductFilter, read: () => Promise<FoundIds>) => Promise<FoundIds>
}

/**
 * Counts a list in two statements. Of a very long one only the first products with all choices are counted, and those
 * that fail a single group.
 */
export async function countedFilters(
  engine: SearchEngine,
  filter: ProductFilter,
  locale: Locale,
  { steps, keep }: Known,
): Promise<Counted> {
  const wanted = { limit: mostCounted, limitOfMore: countedBest, countTo: mostCounted, steps }
  // Where the words match does not matter for counting.
  const first = (of: ProductFilter) => engine.findIds({ ...of, isRanked: false }, wanted)
  const whole = await keep(unnarrowed(filter), () => first(unnarrowed(filter)))
  const common = { unfiltered: whole.total, countedBest }
  if (!whole.isMore) return { ...(await engine.countFilters(filter, locale)), ...common, inexact: [] }
  const groups = chosenGroups(filter)
  const aside = groups.slice(0, mostAside)
  const [chosen, ...others] = await Promise.all([
    groups.length === 0 ? whole : first(filter),
    ...aside.map((group) => (groups.length === 1 ? whole : first(withoutGroup(filter, group)))),
  ])
  const isWhole = (group: FilterGroup | undefined) => {
    if (group === undefined || !groups.includes(group)) return !chosen.isMore
    return others[aside.indexOf(group)]?.isMore === false
  }
  const ids = new Set([chosen, ...others].flatMap(idsOf))
  const counted = await engine.countFilters(filter, locale, [...ids])
  const ofOptions = counted.options.map(({ axis }) => [String(axis), axis] as const)
  const inexact = [...Object.entries(parts), ...ofOptions].filter(([, group]) => !isWhole(group))
  return { ...counted, ...common, inexact: inexact.map(([name]) => name) }
}

/** The products to count. */
function idsOf({ ids, isMore }: FoundIds): string[] {
  const all = ids.toString('hex').match(/.{32}/g) ?? []
  return isMore ? all.slice(0, countedBest) : all
}

import { textIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import type { SearchCache } from '../search-cache.ts'
import type { SearchCalls } from '../contract.ts'
import type { OutputOf, ParsedInputOf } from '@hojip/platform/http'
import { picturePath } from '@hojip/catalog'
import { pathTo } from '@hojip/catalog/rules'
import { brandCode } from '@hojip/catalog/words'
import { keyOfFilter } from '../rules/filter-groups.ts'
import { readingsOf, type FilterAsked, type Reach } from '../rules/product-filter.ts'
import type { Counted } from '../store/filters.ts'
import { deepestOf, withCurrentCategory } from './current-category.ts'
import { countedFilters } from './counted-filters.ts'

type FiltersCall = SearchCalls['GET /sysCategory/queryFilters']
type Asked = Omit<ParsedInputOf<FiltersCall>, 'deliverTo'> & { unreachable?: Reach }

const nothing = {
  path: [],
  brands: [],
  priceRanges: [],
  categories: [],
  unfiltered: 0,
  freeShipping: 0,
  reduced: 0,
  inStock: 0,
}

/** The filters for a list: brands, prices and the categories one level below, each with its count. */
export async function findFilters(
  cache: SearchCache,
  given: Asked,
  locale: Locale,
): Promise<OutputOf<FiltersCall>> {
  const tree = await cache.catalog.tree()
  const asked = withCurrentCategory(tree, given)
  const found = await countsOf(cache, filterAsked(asked), locale)
  if (!found) return nothing
  const byId = new Map(found.categories.map((one) => [one.id, one]))
  return {
    path: pathTo(tree, deepestOf(asked), locale),
    unfiltered: found.unfiltered,
    ...(found.inexact.length > 0 && { countedBest: found.countedBest, inexact: found.inexact }),
    brands: brandsOf(found, asked.brands ?? []),
    ...(asked.facets && facetsOf(found)),
    freeShipping: found.freeShipping,
    reduced: found.reduced,
    inStock: found.inStock,
    priceRanges: found.prices.map(({ fromFen, toFen, count }) => ({
      from: fenToYuan(fromFen),
      to: toFen === undefined ? null : fenToYuan(toFen),
      count,
    })),
    // The tree has the order of the menu.
    categories: [...tree.byId.values()].flatMap(({ id, name, level, picture }) => {
      const one = byId.get(id)
      if (!one) return []
      const pic = picturePath(picture ?? one.picture)
      const category = { pkId: id, categoryName: textIn(name, locale), level, count: one.count }
      return [{ ...category, ...(pic && { pic }) }]
    }),
  }
}

/** The choices as `findAll` takes them. */
function filterAsked({ keyword, facets, inStock, freeShipping, reduced, ...asked }: Asked): FilterAsked {
  return {
    ...asked,
    goodsName: keyword,
    inStock: inStock === '1',
    freeShipping: freeShipping === '1',
    reduced: reduced === '1',
  }
}

/** A chosen brand goes by the name it was chosen by, in whatever language, and is there even without products. */
function brandsOf({ brands, chosenBrands }: Counted, asked: readonly string[]) {
  const isNamed = (names: object, name: string) => Object.values(names).includes(name)
  const listed = brands.map(({ name, names, count }) => ({
    name: asked.find((one) => isNamed(names, one)) ?? name,
    count,
  }))
  const counts = new Map(chosenBrands.map(({ code, count }) => [code, count]))
  const others = asked.filter((one) => !listed.some(({ name }) => name === one))
  return [...listed, ...others.map((name) => ({ name, count: counts.get(brandCode(name)) ?? 0 }))]
}

function facetsOf({ options, origins, ratings }: Counted) {
  return {
    options: options.map(({ axis, name, values }) => ({
      key: String(axis),
      name,
      values: values.map(keyed),
    })),
    origins: origins.map(keyed),
    ratings,
  }
}

function keyed({ code, name, count }: { code: number; name: string; count: number }) {
  return { key: String(code), name, count }
}

/**
 * The counts of the first reading of the query that finds something with all choices, as the list does; of the first
 * one that finds anything when none does.
 */
async function countsOf(
  cache: SearchCache,
  asked: FilterAsked,
  locale: Locale,
): Promise<Counted | undefined> {
  const [version, dictionary] = await Promise.all([cache.catalog.version(), cache.dictionary()])
  let best: Counted | undefined
  for (const { filter } of readingsOf(asked, dictionary)) {
    const load = async () =>
      countedFilters(await cache.engine(version), filter, locale, {
        steps: await cache.steps(),
        keep: (whole, read) => cache.lists.get(`whole ${keyOfFilter(whole)}`, version, read),
      })
    const found = await cache.filters.get(`${locale} ${keyOfFilter(filter)}`, version, load)
    if (found.total > 0) return found
    if (!best || best.unfiltered === 0) best = found
  }
  return best
}

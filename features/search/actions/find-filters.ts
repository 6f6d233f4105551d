import type { Db } from '@hojip/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import type { SearchCache } from '../search-cache.ts'
import type { SearchCalls } from '../contract.ts'
import type { OutputOf } from '@hojip/platform/http'
import { picturePath } from '@hojip/catalog'
import { pathTo } from '@hojip/catalog/rules'
import { readingsOf, type FilterAsked, type ProductFilter } from '../rules/product-filter.ts'
import { priceRanges } from '../rules/price-ranges.ts'
import { findIds } from '../store/find-ids.ts'
import { countFilters, type Filters } from '../store/filters.ts'

const nothing = {
  ...{ path: [], brands: [], priceRanges: [], categories: [] },
  ...{ freeShipping: 0, reduced: 0 },
}

/** The filters for a list: brands, prices and the categories one level below, each with its count. */
export async function findFilters(
  cache: SearchCache,
  db: Db,
  asked: Omit<FilterAsked, 'goodsName'> & { keyword?: string | undefined; facets?: '1' | undefined },
  locale: Locale,
): Promise<OutputOf<SearchCalls['GET /sysCategory/queryFilters']>> {
  const [found, tree] = await Promise.all([
    countsOf(cache, db, { ...asked, goodsName: asked.keyword }, locale),
    cache.catalog.tree(),
  ])
  if (!found) return nothing
  const byId = new Map(found.categories.map((one) => [one.id, one]))
  const asksFor = asked.category3Id ?? asked.category2Id ?? asked.category1Id
  return {
    path: pathTo(tree, asksFor, locale),
    ...(found.countedBest && { countedBest: found.countedBest }),
    brands: found.brands,
    ...(asked.facets && facetsOf(found)),
    freeShipping: found.freeShipping,
    reduced: found.reduced,
    priceRanges: priceRanges(found.prices).map(({ fromFen, toFen, count }) => ({
      from: fenToYuan(fromFen),
      to: toFen === undefined ? null : fenToYuan(toFen),
      count,
    })),
    // The tree has the order of the menu.
    categories: [...tree.byId.values()].flatMap(({ id, name, level, picture }) => {
      const one = byId.get(id)
      if (!one) return []
      const pic = picturePath(picture ?? one.picture) || null
      return [{ pkId: id, categoryName: textIn(name, locale), level, count: one.count, pic }]
    }),
  }
}

function facetsOf({ options, origins, ratings }: Filters) {
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

type Counted = Filters & { countedBest?: number }

/** The counts of the first reading of the query that finds something. */
async function countsOf(
  cache: SearchCache,
  db: Db,
  asked: FilterAsked,
  locale: Locale,
): Promise<Counted | undefined> {
  const [version, dictionary] = await Promise.all([cache.catalog.version(), cache.dictionary()])
  let last: Counted | undefined
  for (const { filter } of readingsOf(asked, dictionary)) {
    const load = () => countOf(cache, db, filter, locale)
    last = await cache.filters.get(`${locale} ${JSON.stringify(filter)}`, version, load)
    if (last.prices.length > 0) return last
  }
  return last
}

/** Where a list has very many products, only its first ones are counted. */
async function countOf(cache: SearchCache, db: Db, filter: ProductFilter, locale: Locale): Promise<Counted> {
  const found = await findIds(db, filter, mostCounted, await cache.steps())
  if (found.total <= mostCounted) return countFilters(db, filter, locale)
  const ids = found.ids.toString('hex').match(/.{32}/g) ?? []
  return { ...(await countFilters(db, filter, locale, ids)), countedBest: ids.length }
}

const mostCounted = 3_000

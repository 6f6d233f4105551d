import type { Db } from '@hojip/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import type { SearchCache } from '../search-cache.ts'
import type { SearchCalls } from '../contract.ts'
import type { OutputOf } from '@hojip/platform/http'
import { picturePath } from '@hojip/catalog'
import { pathTo } from '@hojip/catalog/rules'
import { productFilter, type FilterAsked } from '../rules/product-filter.ts'
import { priceRanges } from '../rules/price-ranges.ts'
import { countFilters } from '../store/filters.ts'

/** The filters for a list: brands, prices and the categories one level below, each with its count. */
export async function findFilters(
  cache: SearchCache,
  db: Db,
  asked: Omit<FilterAsked, 'goodsName'> & { keyword?: string | undefined },
  locale: Locale,
): Promise<OutputOf<SearchCalls['GET /sysCategory/queryFilters']>> {
  const filter = productFilter({ ...asked, goodsName: asked.keyword })
  if (!filter) return { path: [], brands: [], priceRanges: [], categories: [] }
  const load = () => countFilters(db, filter, locale)
  const [found, tree] = await Promise.all([
    cache.catalog
      .version()
      .then((version) => cache.filters.get(`${locale} ${JSON.stringify(filter)}`, version, load)),
    cache.catalog.tree(),
  ])
  const byId = new Map(found.categories.map((one) => [one.id, one]))
  const asksFor = asked.category3Id ?? asked.category2Id ?? asked.category1Id
  return {
    path: pathTo(tree, asksFor, locale),
    brands: found.brands,
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

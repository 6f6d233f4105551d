import type { Db } from '@hojip/db'
import { shapes } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { ProductSummary } from '@hojip/catalog/contract'
import type { SearchCache } from '../search-cache.ts'
import { productFilter, type FilterAsked, type ProductFilter } from '../rules/product-filter.ts'
import { cachedCards } from '@hojip/catalog'
import { findIds, maxListed, type FoundIds } from '../store/find-ids.ts'

export interface FoundProducts {
  list: ProductSummary[]
  total: number
  pageNum: number
  pageSize: number
  pages: number
}

/**
 * A page of products. The ordered ids of the whole list are cached for up to 30 s, so that the last page costs as much
 * as the first and pages neither overlap nor skip while the user turns them.
 */
export async function findProducts(
  cache: SearchCache,
  db: Db,
  asked: FilterAsked & { pageNum: number; pageSize: number },
  locale: Locale,
): Promise<FoundProducts> {
  const filter = productFilter(asked)
  if (!filter) return shapes.page([], 0, asked)
  const { ids, total } = await listOf(cache, db, filter)
  const list = await cachedCards(
    cache.catalog,
    db,
    idsOf(ids, (asked.pageNum - 1) * asked.pageSize, asked.pageSize),
    locale,
  )
  return { ...shapes.page(list, total, asked), pages: Math.ceil(Math.min(total, maxListed) / asked.pageSize) }
}

/** The cached or loaded list of a filter; where the words match nothing, the list of the looser words. */
async function listOf(cache: SearchCache, db: Db, filter: ProductFilter): Promise<FoundIds> {
  return cache.lists.get(JSON.stringify(filter), await cache.catalog.version(), async () => {
    const found = await findIds(db, filter)
    const { looser } = filter
    if (found.total > 0 || !looser || looser.join() === filter.tokens?.join()) return found
    return findIds(db, { ...filter, tokens: looser })
  })
}

function idsOf(packed: Buffer, from: number, count: number): string[] {
  const ids: string[] = []
  for (let at = from * 16; at < Math.min(packed.length, (from + count) * 16); at += 16) {
    const hex = packed.toString('hex', at, at + 16)
    ids.push(
      `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    )
  }
  return ids
}

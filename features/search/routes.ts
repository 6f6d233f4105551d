import type { CatalogCache } from '@hojip/catalog/cache'
import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { findFilters } from './actions/find-filters.ts'
import { findGoods } from './actions/find-goods.ts'
import { suggest } from './actions/suggest.ts'
import { searchCalls } from './contract.ts'
import { openSearchCache } from './search-cache.ts'

/** @param catalog the catalogue's cache, whose cards and categories the results are made of */
export function searchRoutes({ db, clock }: { db: Db; clock: Clock }, catalog: CatalogCache): Bound[] {
  const cache = openSearchCache(clock, catalog)
  return bind(searchCalls, {
    'POST /bizGoods/findAll': (input, { locale }) => findGoods(cache, db, input, locale),
    'GET /sysCategory/queryFilters': (input, { locale }) => findFilters(cache, db, input, locale),
    'GET /bizGoods/likeGoodsName': async (input, { locale }) => ({
      list: await suggest(cache, db, input, locale),
    }),
  })
}

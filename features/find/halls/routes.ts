import type { CatalogCache } from '@hojip/catalog/cache'
import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { cacheRankings } from './actions/rankings/read-ranking.ts'
import { cacheImports } from './actions/read-imports.ts'
import { cacheStreets, usualStops } from './actions/read-street.ts'
import { hallsCalls } from './contract.ts'

/** @param catalog the catalogue's cache, which has the cards and categories */
export function hallsRoutes(tools: { db: Db; clock: Clock }, catalog: CatalogCache): Bound[] {
  const street = cacheStreets(tools, catalog)
  const imports = cacheImports(tools, catalog)
  const ranking = cacheRankings(tools, catalog)
  return bind(hallsCalls, {
    'POST /bizGoods/queryRanking': (input, { locale }) => ranking(input, locale),
    'POST /bizGoods/queryStreetGoods': (input, { locale }) => street(input, locale),
    'POST /sysConsole/queryStreetStops': (_input, { locale }) => usualStops(tools.db, locale),
    'POST /bizGoods/queryImported': (input, { locale }) => imports.list(input, locale),
    'GET /bizGoods/queryBatch': ({ number }, { locale }) => imports.batch(number, locale),
  })
}

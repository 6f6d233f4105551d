import type { CatalogCache } from '@hojip/catalog/cache'
import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { cacheRankings } from './actions/read-ranking.ts'
import { rankingsCalls } from './contract.ts'

/** @param catalog the catalogue's cache, which has the cards and categories */
export function rankingsRoutes(tools: { db: Db; clock: Clock }, catalog: CatalogCache): Bound[] {
  const read = cacheRankings(tools, catalog)
  return bind(rankingsCalls, { 'POST /bizGoods/queryRanking': (input, { locale }) => read(input, locale) })
}

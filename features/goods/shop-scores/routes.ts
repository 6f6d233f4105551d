import type { Db } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { shownScores } from './actions/read-scores.ts'
import { shopScoresCalls } from './contract.ts'

export function shopScoresRoutes({ db }: { db: Db }): Bound[] {
  return bind(shopScoresCalls, {
    'GET /bizShop/queryShopScores': ({ shopId }, { locale }) => shownScores(db, shopId, locale),
    'GET /bizConsole/queryOwnScores': (_, { viewer, locale }) => shownScores(db, viewer.shopId!, locale),
  })
}

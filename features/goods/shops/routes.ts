import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { findShops, cacheShops, shopWithProducts } from './actions/read-shops.ts'
import { readOwnShop, saveOwnShop } from './actions/own-shop.ts'
import { shownScores } from './actions/scores/read-scores.ts'
import { shopsCalls } from './contract.ts'

export function shopsRoutes(tools: Tools, options: { versionAgeMs?: number } = {}): Bound[] {
  const reads = cacheShops(tools, options.versionAgeMs)
  return bind(shopsCalls, {
    'GET /bizShop/queryShopInfo': async (input, { locale }) => ({
      list: await shopWithProducts(reads, input, locale),
    }),
    'POST /bizShop/findAll': (input, { locale }) => findShops(reads, input, locale),
    'GET /bizConsole/queryOwnShop': (_input, { viewer, locale }) => readOwnShop(tools, viewer, locale),
    'POST /bizConsole/saveOwnShop': (input, context) => saveOwnShop(tools, input, context),
    'GET /bizShop/queryShopScores': ({ shopId }, { locale }) => shownScores(tools.db, shopId, locale),
    'GET /bizConsole/queryOwnScores': (_input, { viewer, locale }) =>
      shownScores(tools.db, viewer.shopId!, locale),
  })
}

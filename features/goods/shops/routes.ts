import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { readsOf } from '@hojip/platform/replica'
import { findShops, cacheShops, shopWithProducts } from './actions/read-shops.ts'
import { readOwnShop, saveOwnShop } from './actions/own-shop.ts'
import { shownScores } from './actions/scores/read-scores.ts'
import { shopsCalls } from './contract.ts'

export function shopsRoutes(tools: Tools, options: { versionAgeMs?: number } = {}): Bound[] {
  const reads = readsOf(tools)
  const shops = cacheShops(tools, options.versionAgeMs)
  return bind(shopsCalls, {
    'GET /bizShop/queryShopInfo': async (input, { locale, seen }) => ({
      list: await shopWithProducts(shops(reads.at(seen)), input, locale),
    }),
    'POST /bizShop/findAll': (input, { locale, seen }) => findShops(shops(reads.at(seen)), input, locale),
    'GET /bizConsole/queryOwnShop': (_input, { viewer, locale }) => readOwnShop(tools, viewer, locale),
    'POST /bizConsole/saveOwnShop': (input, context) => saveOwnShop(tools, input, context),
    'GET /bizShop/queryShopScores': ({ shopId }, { locale, seen }) =>
      shownScores(reads.at(seen), shopId, locale),
    'GET /bizConsole/queryOwnScores': (_input, { viewer, locale }) =>
      shownScores(tools.db, viewer.shopId!, locale),
  })
}

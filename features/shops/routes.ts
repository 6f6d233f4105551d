import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { findShops, cacheShops, shopWithProducts } from './actions/read-shops.ts'
import { shopsCalls } from './contract.ts'

export function shopsRoutes(
  tools: { db: Db; clock: Clock },
  options: { versionAgeMs?: number } = {},
): Bound[] {
  const reads = cacheShops(tools, options.versionAgeMs)
  return bind(shopsCalls, {
    'GET /bizShop/queryShopInfo': async (input, { locale }) => ({
      list: await shopWithProducts(reads, input, locale),
    }),
    'POST /bizShop/findAll': (input, { locale }) => findShops(reads, input, locale),
  })
}

import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { closeOrOpen } from './actions/close-shop.ts'
import { setLimit } from './actions/limit-shop.ts'
import { findShop, listShops, ownState } from './actions/read-shops.ts'
import { supervisionCalls } from './contract.ts'

/** @param tools with the number of products that the mall allows every shop */
export function supervisionRoutes(tools: Tools & { mostProducts: () => number }): Bound[] {
  const { db, mostProducts } = tools
  return bind(supervisionCalls, {
    'POST /sysConsole/queryShops': (input, { locale }) => listShops(db, input, locale),
    'GET /sysConsole/findShop/{pkId}': ({ pkId }, { locale }) =>
      findShop(db, pkId, { locale, usualMost: mostProducts() }),
    'POST /sysConsole/closeShop': (input, context) => closeOrOpen(tools, input, context),
    'POST /sysConsole/openShop': (input, context) => closeOrOpen(tools, { ...input, reason: null }, context),
    'POST /sysConsole/limitShop': (input, context) => setLimit(tools, input, context),
    'GET /bizConsole/queryShopState': (_input, { viewer }) => ownState(db, viewer),
  })
}

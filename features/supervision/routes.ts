import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { closeOrOpen } from './actions/close-shop.ts'
import { findShop, listShops, ownState } from './actions/read-shops.ts'
import { supervisionCalls } from './contract.ts'

export function supervisionRoutes(tools: Tools): Bound[] {
  const { db } = tools
  return bind(supervisionCalls, {
    'POST /sysConsole/queryShops': (input, { locale }) => listShops(db, input, locale),
    'GET /sysConsole/findShop/{pkId}': ({ pkId }, { locale }) => findShop(db, pkId, locale),
    'POST /sysConsole/closeShop': (input, context) => closeOrOpen(tools, input, context),
    'POST /sysConsole/openShop': (input, context) => closeOrOpen(tools, { ...input, reason: null }, context),
    'GET /bizConsole/queryShopState': (_input, { viewer }) => ownState(db, viewer),
  })
}

import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { fenToYuan } from '@hojip/platform/money'
import { findFilters } from './actions/find-filters.ts'
import { findGoods } from './actions/find-goods.ts'
import { goodsInfo } from './actions/goods-info.ts'
import { showMenu } from './actions/show-menu.ts'
import { suggest } from './actions/suggest.ts'
import { catalogCalls } from './contract.ts'
import { keepCatalog } from './kept.ts'
import { subtree } from './rules/category-tree.ts'
import { stockPrices } from './store/stock-price.ts'

export interface CatalogOptions {
  /** How long the process may not know that the catalogue was changed; 0 asks every time. */
  versionAgeMs?: number
}

export function catalogRoutes(tools: { db: Db; clock: Clock }, options: CatalogOptions = {}): Bound[] {
  const { db } = tools
  const kept = keepCatalog(tools, options.versionAgeMs)
  return bind(catalogCalls, {
    'POST /sysCategory/findTree': async (input) => ({ list: subtree(await kept.tree(), input) }),
    'GET /sysCategory/queryMenu': async ({ level }, { locale }) => showMenu(await kept.tree(), locale, level),
    'POST /bizGoods/findAll': (input, { locale }) => findGoods(kept, db, input, locale),
    'GET /sysCategory/queryFilters': (input, { locale }) => findFilters(kept, db, input, locale),
    'GET /bizGoods/likeGoodsName': async (input, { locale }) => ({
      list: await suggest(kept, db, input, locale),
    }),
    'GET /bizGoods/queryGoodsInfo': ({ goodsId }, { locale }) => goodsInfo(kept, goodsId, locale),
    'POST /bizGoods/queryStockPrice': async ({ goodsSpecIds }) => ({
      list: (await stockPrices(db, goodsSpecIds)).map((sku) => ({
        goodsSpecId: sku.skuId,
        price: fenToYuan(sku.priceFen),
        stock: sku.stock,
        isOnSale: sku.isOnSale,
      })),
    }),
  })
}

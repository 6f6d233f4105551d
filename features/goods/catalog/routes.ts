import type { Db } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { cachedCards } from './actions/product-summaries.ts'
import { productInfo } from './actions/product-info.ts'
import { readPriceHistory } from './actions/read-price-history.ts'
import { readStockPrices } from './actions/read-stock-prices.ts'
import { showMenu } from './actions/show-menu.ts'
import type { CatalogCache } from './catalog-cache.ts'
import { catalogCalls } from './contract.ts'
import { subtree } from './rules/category-tree.ts'

export function catalogRoutes({ db }: { db: Db }, cache: CatalogCache): Bound[] {
  return bind(catalogCalls, {
    'POST /sysCategory/findTree': async (input) => ({ list: subtree(await cache.tree(), input) }),
    'GET /sysCategory/queryMenu': async ({ level }, { locale }) =>
      showMenu(await cache.tree(), locale, level),
    'GET /bizGoods/queryGoodsInfo': ({ goodsId }, { locale }) => productInfo(cache, goodsId, locale),
    'GET /bizGoods/queryPriceHistory': (input) => readPriceHistory(db, input),
    'POST /bizGoods/queryByIds': async ({ goodsIds }, { locale }) => ({
      list: await cachedCards(cache, db, [...new Set(goodsIds)], locale),
    }),
    'POST /bizGoods/queryStockPrice': ({ goodsSpecIds }) => readStockPrices(db, goodsSpecIds),
  })
}

import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import * as edit from './actions/categories/edit-category.ts'
import { readEditedTree } from './actions/categories/read-tree.ts'
import { cachedCards } from './actions/product-summaries.ts'
import { productInfo } from './actions/product-info.ts'
import { readPriceHistory } from './actions/read-price-history.ts'
import { readStockPrices } from './actions/read-stock-prices.ts'
import { showMenu } from './actions/show-menu.ts'
import { readsOf } from '@hojip/platform/replica'
import type { CatalogCache } from './catalog-cache.ts'
import { catalogCalls } from './contract.ts'
import { subtree } from './rules/category-tree.ts'

/** @param tools jobs and clock send products after a changed tree */
export function catalogRoutes(
  tools: Pick<Tools, 'db' | 'clock' | 'jobs' | 'reads'>,
  cache: CatalogCache,
): Bound[] {
  const { db } = tools
  const reads = readsOf(tools)
  return bind(catalogCalls, {
    'POST /sysCategory/findTree': async (input) => ({ list: subtree(await cache.tree(), input) }),
    'GET /sysCategory/queryMenu': async ({ level }, { locale }) =>
      showMenu(await cache.tree(), locale, level),
    'GET /bizGoods/queryGoodsInfo': ({ goodsId }, { locale }) => productInfo(cache, goodsId, locale),
    'GET /bizGoods/queryPriceHistory': (input, { seen }) => readPriceHistory(reads.at(seen), input),
    'POST /bizGoods/queryByIds': async ({ goodsIds }, { locale }) => ({
      list: await cachedCards(cache, [...new Set(goodsIds)], locale),
    }),
    'POST /bizGoods/queryStockPrice': ({ goodsSpecIds }) => readStockPrices(db, goodsSpecIds),
    'GET /sysConsole/queryCategories': () => readEditedTree(db),
    'POST /sysConsole/addCategory': (input, context) => edit.addCategory(tools, input, context),
    'POST /sysConsole/renameCategory': (input, context) => edit.renameCategory(tools, input, context),
    'POST /sysConsole/setCategoryReturns': (input, context) => edit.setCategoryReturns(tools, input, context),
    'POST /sysConsole/moveCategory': (input, context) => edit.moveCategory(tools, input, context),
    'POST /sysConsole/mergeCategory': (input, context) => edit.mergeCategory(tools, input, context),
    'POST /sysConsole/deleteCategory': (input, context) => edit.deleteCategory(tools, input, context),
  })
}

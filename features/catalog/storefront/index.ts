import { commentPage } from '@hojip/comments/comment-page'
import { definePage } from '@hojip/platform/page'
import { filtersInput, goodsInput, listSearch } from './list/list-search.ts'
import { searchWords, shopsInput } from './list/search-words.ts'

export { categoryHref, categoryName } from './category-address.ts'
export { filtersInput, goodsInput, listSearch, type ListOf, type ListSearch } from './list/list-search.ts'

function nothing() {
  return undefined
}

export const pages = [
  definePage({
    path: '/goods',
    layout: 'mall',
    cacheable: true,
    search: listSearch,
    load: async ({ search, prefetch }) => {
      const parentId = search.category3Id && search.category2Id
      const [found, filters] = await Promise.all([
        prefetch('POST /bizGoods/findAll', goodsInput(search, {})),
        prefetch('GET /sysCategory/queryFilters', filtersInput(search, {})),
        // Nothing is below the third level: what is beside it is shown.
        parentId && prefetch('POST /sysCategory/findTree', { parentId }),
      ])
      return { found, filters }
    },
    component: () => import('./list/list-page.tsx'),
    chunk: 'features/catalog/storefront/list/list-page.tsx',
  }),
  definePage({
    path: '/goods/search/$str',
    layout: 'mall',
    cacheable: true,
    search: listSearch,
    load: async ({ params, search, prefetch }) => {
      const of = { goodsName: searchWords(params.str) }
      await Promise.all([
        prefetch('POST /bizGoods/findAll', goodsInput(search, of)),
        prefetch('GET /sysCategory/queryFilters', filtersInput(search, of)),
        // Shops may fail without the page.
        prefetch('POST /bizShop/findAll', shopsInput(of.goodsName)).catch(nothing),
      ])
    },
    component: () => import('./list/search-page.tsx'),
    chunk: 'features/catalog/storefront/list/search-page.tsx',
  }),
  definePage({
    path: '/goods/info/$id',
    layout: 'mall',
    cacheable: true,
    load: async ({ params: { id }, prefetch }) => {
      const [info] = await Promise.all([
        prefetch('GET /bizGoods/queryGoodsInfo', { goodsId: id }),
        // Comments may fail without the page.
        prefetch('GET /bizGoodsComment/querySummary', { goodsId: id }).catch(nothing),
        prefetch('POST /bizGoodsComment/queryByGoodsId', commentPage(id)).catch(nothing),
      ])
      return info
    },
    component: () => import('./goods/goods-page.tsx'),
    chunk: 'features/catalog/storefront/goods/goods-page.tsx',
  }),
]

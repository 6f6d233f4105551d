import { ApiError } from '@hojip/platform/client'
import { definePage } from '@hojip/platform/page'
import { filtersInput, goodsInput, shopList, shopSearch } from './shop-search.ts'

export const pages = [
  definePage({
    path: '/shop/$id/$logo',
    layout: 'mall',
    cacheable: true,
    search: shopSearch,
    load: async ({ params: { id }, search, prefetch }) => {
      const of = shopList(id, search.words)
      const [shops] = await Promise.all([
        prefetch('GET /bizShop/queryShopInfo', { shopId: id }),
        prefetch('POST /bizGoods/findAll', goodsInput(search, of)),
        prefetch('GET /sysCategory/queryFilters', filtersInput(search, of)),
      ])
      const [entry] = shops.list
      // The call answers a list; a page of nobody is not there.
      if (!entry) throw new ApiError({ code: '40004', msg: '', data: null })
      return entry
    },
    component: () => import('./shop-page.tsx'),
    chunk: 'features/shops/storefront/shop-page.tsx',
  }),
]

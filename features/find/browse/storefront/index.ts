import { commentPage } from '@hojip/comments/comment-page'
import { ApiError } from '@hojip/platform/client'
import { definePage, type LoadInput } from '@hojip/platform/page'
import { listSearch } from './list/list-search.ts'
import type { loadList as Load } from './list/list-input.ts'
import { productSearch } from './product/product-search.ts'
import { searchWords, shopsInput } from './list/search-words.ts'
import { shopList, shopSearch } from './shop/shop-search.ts'

function nothing() {
  return undefined
}

/** What both pages of a product show. */
async function loadProduct({ params: { id }, prefetch }: LoadInput<{ id: string }, unknown>) {
  const [info, , reviews] = await Promise.all([
    prefetch('GET /bizGoods/queryGoodsInfo', { goodsId: id }),
    // The page does not depend on the reviews.
    prefetch('GET /bizGoodsComment/querySummary', { goodsId: id }).catch(nothing),
    prefetch('POST /bizGoodsComment/queryByGoodsId', commentPage(id)).catch(nothing),
  ])
  return { ...info, reviews: reviews?.list ?? [] }
}

/** The page's own code, which loads at the same time, has this part too. */
async function loadList(...given: Parameters<typeof Load>) {
  return (await import('./list/list-input.ts')).loadList(...given)
}

export const pages = [
  definePage({
    path: '/',
    cacheable: 'asked',
    // A failed part does not affect the others, and is reported in its own place.
    load: async ({ prefetch }) => {
      await Promise.all([
        prefetch('GET /appHome/queryFloors', {}).catch(nothing),
        prefetch('GET /sysCategory/queryMenu', { level: 1 }).catch(nothing),
        prefetch('POST /bizGoods/findAll', { sort: '5', pageNum: 1, pageSize: 3 }).catch(nothing),
        prefetch('GET /sysConfig/queryPublic', {}).catch(nothing),
      ])
    },
    component: () => import('./home/home-page.tsx'),
    chunk: 'features/find/browse/storefront/home/home-page.tsx',
  }),
  definePage({
    path: '/preview/home/$preview',
    load: ({ params, prefetch }) => prefetch('GET /appHome/previewFloors', params),
    component: () => import('./home/preview-page.tsx'),
    chunk: 'features/find/browse/storefront/home/preview-page.tsx',
  }),
  definePage({
    path: '/goods',
    cacheable: true,
    search: listSearch,
    load: async ({ search, prefetch }) => {
      const parentId = search.category3Id && search.category2Id
      const [list] = await Promise.all([
        loadList(prefetch, search, {}),
        // There is nothing below the third level, so its siblings are shown.
        parentId && prefetch('POST /sysCategory/findTree', { parentId }),
      ])
      return list
    },
    component: () => import('./list/list-page.tsx'),
    chunk: 'features/find/browse/storefront/list/list-page.tsx',
  }),
  definePage({
    path: '/goods/search/$str',
    cacheable: true,
    search: listSearch,
    load: async ({ params, search, prefetch }) => {
      const of = { goodsName: searchWords(params.str) }
      await Promise.all([
        loadList(prefetch, search, of),
        // The page does not depend on the shops.
        prefetch('POST /bizShop/findAll', shopsInput(of.goodsName)).catch(nothing),
      ])
    },
    component: () => import('./list/search-page.tsx'),
    chunk: 'features/find/browse/storefront/list/search-page.tsx',
  }),
  definePage({
    path: '/goods/info/$id',
    cacheable: true,
    search: productSearch,
    load: loadProduct,
    component: () => import('./product/product-page.tsx'),
    chunk: 'features/find/browse/storefront/product/product-page.tsx',
  }),
  definePage({
    path: '/goods/infoNew/$id',
    cacheable: true,
    search: productSearch,
    load: loadProduct,
    component: () => import('./product-story/story-page.tsx').then((module) => module.storyPage()),
    chunk: 'features/find/browse/storefront/product-story/story-page.tsx',
  }),
  definePage({
    path: '/shop/$id/$logo',
    cacheable: true,
    search: shopSearch,
    load: async ({ params: { id }, search: { words, ...search }, prefetch }) => {
      const of = shopList(id, words)
      const [shops] = await Promise.all([
        prefetch('GET /bizShop/queryShopInfo', { shopId: id }),
        loadList(prefetch, search, of),
        ...(words ? [] : [prefetch('GET /bizShop/queryShopScores', { shopId: id })]),
      ])
      const [entry] = shops.list
      // The call returns a list; an empty one means that the page does not exist.
      if (!entry) throw new ApiError({ code: '40004', msg: '', data: null })
      return entry
    },
    component: () => import('./shop/shop-page.tsx'),
    chunk: 'features/find/browse/storefront/shop/shop-page.tsx',
  }),
]

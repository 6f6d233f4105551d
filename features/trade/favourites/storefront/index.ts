import { definePage } from '@hojip/platform/page'
import { collectionSearch, favouritesInput, followsInput, followsSearch } from './collection-search.ts'

/** Hearts on other pages change these lists, so a cached response is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/me/collection',
    needsSignIn: true,
    search: collectionSearch,
    load: ({ search, prefetch }) =>
      prefetch('POST /appUserFavorite/queryByUserId', { ...favouritesInput(search), pageNum: 1 }, fresh),
    component: () => import('./collection-page.tsx'),
    chunk: 'features/trade/favourites/storefront/collection-page.tsx',
  }),
  definePage({
    path: '/me/storefavorites',
    needsSignIn: true,
    search: followsSearch,
    load: ({ search, prefetch }) =>
      Promise.all([
        prefetch('POST /appUserFollow/queryByUserId', { ...followsInput, pageNum: 1 }, fresh),
        search.of === 'goods' &&
          prefetch('POST /appUserFollow/queryGoods', { ...followsInput, pageNum: 1 }, fresh),
      ]),
    component: () => import('./followed/follows-page.tsx'),
    chunk: 'features/trade/favourites/storefront/followed/follows-page.tsx',
  }),
]

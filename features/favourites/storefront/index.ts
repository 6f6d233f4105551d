import { definePage } from '@hojip/platform/page'
import { collectionSearch, favouritesInput, followsInput } from './collection-search.ts'

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
    chunk: 'features/favourites/storefront/collection-page.tsx',
  }),
  definePage({
    path: '/me/storefavorites',
    needsSignIn: true,
    load: ({ prefetch }) =>
      prefetch('POST /appUserFollow/queryByUserId', { ...followsInput, pageNum: 1 }, fresh),
    component: () => import('./shops-page.tsx'),
    chunk: 'features/favourites/storefront/shops-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { shopsInput, shopsSearch } from './search.ts'

export const pages = [
  definePage({
    path: '/business/shops',
    needsSignIn: true,
    search: shopsSearch,
    load: ({ search, prefetch }) =>
      prefetch('POST /sysConsole/queryShops', shopsInput(search), { fresh: true }),
    component: () => import('./shops-page.tsx'),
    chunk: 'features/counter/supervision/business/shops-page.tsx',
  }),
  definePage({
    path: '/business/shops/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /sysConsole/findShop/{pkId}', { pkId: params.id }, { fresh: true }),
    component: () => import('./shop-page.tsx'),
    chunk: 'features/counter/supervision/business/shop-page.tsx',
  }),
]

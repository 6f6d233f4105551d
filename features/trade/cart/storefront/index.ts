import { definePage } from '@hojip/platform/page'
import { prefilledSearch } from './prefilled/prefilled-search.ts'

export const pages = [
  definePage({
    path: '/cart',
    component: () => import('./page/cart-page.tsx'),
    chunk: 'features/trade/cart/storefront/page/cart-page.tsx',
  }),
  definePage({
    path: '/cart/prefilled',
    search: prefilledSearch,
    load: async ({ search: { lines }, prefetch }) => {
      if (lines.length > 0) await prefetch('POST /appUserCart/queryGuest', { lines })
    },
    component: () => import('./prefilled/prefilled-page.tsx'),
    chunk: 'features/trade/cart/storefront/prefilled/prefilled-page.tsx',
  }),
]

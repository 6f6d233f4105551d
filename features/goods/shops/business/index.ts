import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/business/shop',
    needsSignIn: true,
    // Colleagues change it, so a cached answer is never shown first.
    load: ({ prefetch }) => prefetch('GET /bizConsole/queryOwnShop', {}, { fresh: true }),
    component: () => import('./shop-page.tsx'),
    chunk: 'features/goods/shops/business/shop-page.tsx',
  }),
]

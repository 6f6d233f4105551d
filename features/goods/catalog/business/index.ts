import { definePage } from '@hojip/platform/page'
import { categoriesSearch } from './categories/search.ts'

export const pages = [
  definePage({
    path: '/business/categories',
    needsSignIn: true,
    search: categoriesSearch,
    // Other operators change the tree at any time, so cached answers are never shown first.
    load: ({ prefetch }) => prefetch('GET /sysConsole/queryCategories', {}, { fresh: true }),
    component: () => import('./categories/categories-page.tsx'),
    chunk: 'features/goods/catalog/business/categories/categories-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { stockInput, stockSearch } from './stock-search.ts'

export const pages = [
  definePage({
    path: '/business/stock',
    needsSignIn: true,
    search: stockSearch,
    // Orders and colleagues change stock, so a cached answer is never shown first.
    load: ({ search, prefetch }) =>
      prefetch('POST /bizConsole/queryStock', stockInput(search), { fresh: true }),
    component: () => import('./stock-page.tsx'),
    chunk: 'features/counter/stock/business/stock-page.tsx',
  }),
  definePage({
    path: '/business/stock/count',
    needsSignIn: true,
    component: () => import('./count/count-page.tsx'),
    chunk: 'features/counter/stock/business/count/count-page.tsx',
  }),
]

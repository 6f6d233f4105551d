import { definePage } from '@hojip/platform/page'
import { productsInput, productsSearch } from './products-search.ts'

/** Orders and colleagues change the list, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/business/products',
    needsSignIn: true,
    search: productsSearch,
    load: async ({ search, prefetch }) => {
      await prefetch('POST /bizConsole/queryProducts', productsInput(search), fresh)
    },
    component: () => import('./products-page.tsx'),
    chunk: 'features/products/business/products-page.tsx',
  }),
  definePage({
    path: '/business/products/$id',
    needsSignIn: true,
    load: async ({ params, prefetch }) => {
      if (params.id !== 'new')
        await prefetch('POST /bizConsole/queryProductForm', { goodsId: params.id }, fresh)
    },
    component: () => import('./form/form-page.tsx'),
    chunk: 'features/products/business/form/form-page.tsx',
  }),
]

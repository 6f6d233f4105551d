import { definePage } from '@hojip/platform/page'
import { draftsInput, draftsSearch } from './drafts/drafts-search.ts'
import { formSearch } from './form/form-search.ts'
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
    chunk: 'features/counter/products/business/products-page.tsx',
  }),
  definePage({
    path: '/business/products/drafts',
    needsSignIn: true,
    search: draftsSearch,
    load: ({ search, prefetch }) =>
      prefetch('POST /bizConsole/queryProductDrafts', draftsInput(search), fresh),
    component: () => import('./drafts/drafts-page.tsx'),
    chunk: 'features/counter/products/business/drafts/drafts-page.tsx',
  }),
  definePage({
    path: '/business/products/files',
    needsSignIn: true,
    // A colleague may have sent a file.
    load: ({ prefetch }) => prefetch('POST /bizConsole/queryProductImport', {}, fresh),
    component: () => import('./files/files-page.tsx'),
    chunk: 'features/counter/products/business/files/files-page.tsx',
  }),
  definePage({
    path: '/business/products/$id',
    needsSignIn: true,
    search: formSearch,
    load: async ({ params: { id: goodsId }, search: { draft }, prefetch }) => {
      const isNew = goodsId === 'new'
      const pkId = isNew ? draft : undefined
      await Promise.all([
        isNew || prefetch('POST /bizConsole/queryProductForm', { goodsId }, fresh),
        isNew || prefetch('POST /bizConsole/findProductDraft', { goodsId }, fresh),
        pkId && prefetch('POST /bizConsole/findProductDraft', { pkId }, fresh),
      ])
    },
    component: () => import('./form/form-page.tsx'),
    chunk: 'features/counter/products/business/form/form-page.tsx',
  }),
]

import { loadPieces } from '@hojip/browse/load-pieces'
import { definePage } from '@hojip/platform/page'
import {
  importedInput,
  importedSearch,
  isWholeImported,
  isWholeStreet,
  streetInput,
  streetSearch,
} from './halls-search.ts'

function nothing() {
  return undefined
}

export const pages = [
  definePage({
    path: '/koreaShop',
    cacheable: true,
    search: streetSearch,
    load: async ({ search, prefetch }) => {
      const [street] = await Promise.all([
        prefetch('POST /bizGoods/queryStreetGoods', streetInput(search)),
        isWholeStreet(search) && loadPieces(prefetch, 'korea'),
      ])
      return street
    },
    component: () => import('./street/street-page.tsx'),
    chunk: 'features/find/halls/storefront/street/street-page.tsx',
  }),
  definePage({
    path: '/importedGoods',
    cacheable: true,
    search: importedSearch,
    load: async ({ search, prefetch }) => {
      const [found] = await Promise.all([
        prefetch('POST /bizGoods/queryImported', importedInput(search)),
        // The list does not depend on the papers.
        search.batch
          ? prefetch('GET /bizGoods/queryBatch', { number: search.batch }).catch(nothing)
          : undefined,
        isWholeImported(search) && loadPieces(prefetch, 'imported'),
      ])
      return found
    },
    component: () => import('./imported/imported-page.tsx'),
    chunk: 'features/find/halls/storefront/imported/imported-page.tsx',
  }),
  definePage({
    path: '/preview/korea/$preview',
    load: ({ params, prefetch }) =>
      Promise.all([
        prefetch('POST /bizGoods/queryStreetGoods', streetInput(streetSearch({}), params.preview)),
        prefetch('GET /appHome/previewPieces', { page: 'korea', ...params }),
      ]),
    component: () => import('./street/preview-page.tsx'),
    chunk: 'features/find/halls/storefront/street/preview-page.tsx',
  }),
  definePage({
    path: '/preview/imported/$preview',
    load: ({ params, prefetch }) =>
      Promise.all([
        prefetch('POST /bizGoods/queryImported', importedInput(importedSearch({}))),
        prefetch('GET /appHome/previewPieces', { page: 'imported', ...params }),
      ]),
    component: () => import('./imported/preview-page.tsx'),
    chunk: 'features/find/halls/storefront/imported/preview-page.tsx',
  }),
]

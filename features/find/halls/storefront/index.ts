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
import { chartsInput, chartsSearch, isFirstRanking } from './rankings/charts-search.ts'

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
  definePage({
    path: '/chartsGoods',
    cacheable: true,
    search: chartsSearch,
    load: async ({ search, prefetch }) => {
      const [ranking] = await Promise.all([
        prefetch('POST /bizGoods/queryRanking', chartsInput(search)),
        isFirstRanking(search) && loadPieces(prefetch, 'rankings'),
      ])
      return ranking
    },
    component: () => import('./rankings/charts-page.tsx'),
    chunk: 'features/find/halls/storefront/rankings/charts-page.tsx',
  }),
  definePage({
    path: '/preview/rankings/$preview',
    load: ({ params, prefetch }) =>
      Promise.all([
        prefetch('POST /bizGoods/queryRanking', chartsInput(chartsSearch({}))),
        prefetch('GET /appHome/previewPieces', { page: 'rankings', ...params }),
      ]),
    component: () => import('./rankings/preview-page.tsx'),
    chunk: 'features/find/halls/storefront/rankings/preview-page.tsx',
  }),
]

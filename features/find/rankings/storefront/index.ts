import { loadPieces } from '@hojip/browse/load-pieces'
import { definePage } from '@hojip/platform/page'
import { chartsInput, chartsSearch, isFirstRanking } from './charts-search.ts'

export const pages = [
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
    component: () => import('./charts-page.tsx'),
    chunk: 'features/find/rankings/storefront/charts-page.tsx',
  }),
  definePage({
    path: '/preview/rankings/$preview',
    load: ({ params, prefetch }) =>
      Promise.all([
        prefetch('POST /bizGoods/queryRanking', chartsInput(chartsSearch({}))),
        prefetch('GET /appHome/previewPieces', { page: 'rankings', ...params }),
      ]),
    component: () => import('./preview-page.tsx'),
    chunk: 'features/find/rankings/storefront/preview-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { chartsInput, chartsSearch } from './charts-search.ts'

export const pages = [
  definePage({
    path: '/chartsGoods',
    cacheable: true,
    search: chartsSearch,
    load: ({ search, prefetch }) => prefetch('POST /bizGoods/queryRanking', chartsInput(search)),
    component: () => import('./charts-page.tsx'),
    chunk: 'features/rankings/storefront/charts-page.tsx',
  }),
]

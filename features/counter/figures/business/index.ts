import { definePage } from '@hojip/platform/page'
import { overviewSearch } from './overview-search.ts'

export const pages = [
  definePage({
    path: '/business/overview',
    needsSignIn: true,
    search: overviewSearch,
    load: ({ search: { period }, prefetch }) => prefetch('POST /bizConsole/queryFigures', { period }),
    component: () => import('./overview-page.tsx'),
    chunk: 'features/counter/figures/business/overview-page.tsx',
  }),
]

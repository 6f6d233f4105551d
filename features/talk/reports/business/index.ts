import { definePage } from '@hojip/platform/page'
import { measuresInput, measuresSearch } from './shop/measures-search.ts'
import { reportsInput, receivedReportsSearch } from './received-reports.ts'

export const pages = [
  definePage({
    path: '/business/measures',
    needsSignIn: true,
    search: measuresSearch,
    load: ({ search, prefetch }) =>
      prefetch('POST /bizConsole/queryMeasures', measuresInput(search), { fresh: true }),
    component: () => import('./shop/measures-page.tsx'),
    chunk: 'features/talk/reports/business/shop/measures-page.tsx',
  }),
  definePage({
    path: '/business/reports',
    needsSignIn: true,
    search: receivedReportsSearch,
    // Others report and decide at any time, so cached answers are never shown first.
    load: ({ search, prefetch }) =>
      prefetch('POST /sysConsole/queryReports', reportsInput(search), { fresh: true }),
    component: () => import('./reports-page.tsx'),
    chunk: 'features/talk/reports/business/reports-page.tsx',
  }),
]

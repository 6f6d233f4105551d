import { definePage } from '@hojip/platform/page'
import { reportsInput, receivedReportsSearch } from './received-reports.ts'

export const pages = [
  definePage({
    path: '/business/reports',
    needsSignIn: true,
    search: receivedReportsSearch,
    // Others report and decide at any time, so cached answers are never shown first.
    load: ({ search, prefetch }) =>
      prefetch('POST /sysConsole/queryReports', reportsInput(search), { fresh: true }),
    component: () => import('./reports-page.tsx'),
    chunk: 'features/reports/business/reports-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { healthSearch } from './health-search.ts'

export const pages = [
  definePage({
    path: '/business/health',
    needsSignIn: true,
    search: healthSearch,
    load: ({ search, prefetch }) => prefetch('POST /sysConsole/queryHealth', search, { fresh: true }),
    component: () => import('./health-page.tsx'),
    chunk: 'features/running/health/business/health-page.tsx',
  }),
]

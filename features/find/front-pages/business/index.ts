import { definePage } from '@hojip/platform/page'
import { frontPagesSearch } from './search.ts'

export const pages = [
  definePage({
    path: '/business/front-pages',
    needsSignIn: true,
    search: frontPagesSearch,
    // Other operators change the page at any time, so cached answers are never shown first.
    load: ({ search: { page }, prefetch }) =>
      prefetch('POST /sysConsole/queryFrontPage', { page }, { fresh: true }),
    component: () => import('./editor-page.tsx'),
    chunk: 'features/find/front-pages/business/editor-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { ownReportsInput } from './own/own-reports-input.ts'

export const pages = [
  definePage({
    path: '/me/reports',
    needsSignIn: true,
    // The mall decides at any time, so a cached answer is never shown first.
    load: ({ prefetch }) =>
      prefetch('POST /sysReport/queryByUserId', { ...ownReportsInput, pageNum: 1 }, { fresh: true }),
    component: () => import('./own/reports-page.tsx'),
    chunk: 'features/talk/reports/storefront/own/reports-page.tsx',
  }),
]

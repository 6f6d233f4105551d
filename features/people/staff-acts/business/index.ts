export { ActLog } from './act-log.tsx'
import { definePage } from '@hojip/platform/page'
import { actsSearch } from './acts-search.ts'

export const pages = [
  definePage({
    path: '/business/acts',
    needsSignIn: true,
    search: actsSearch,
    component: () => import('./page/acts-page.tsx'),
    chunk: 'features/people/staff-acts/business/page/acts-page.tsx',
  }),
]

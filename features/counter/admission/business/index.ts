import { definePage } from '@hojip/platform/page'
import { applicationsInput, applicationsSearch } from './received/search.ts'

/** Others apply and answer at any time, so cached answers are never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/business/join',
    layout: 'bare',
    component: () => import('./join/join-page.tsx'),
    chunk: 'features/counter/admission/business/join/join-page.tsx',
  }),
  definePage({
    path: '/business/admission',
    needsSignIn: true,
    search: applicationsSearch,
    load: ({ search, prefetch }) =>
      prefetch('POST /sysConsole/queryApplications', applicationsInput(search), fresh),
    component: () => import('./received/list-page.tsx'),
    chunk: 'features/counter/admission/business/received/list-page.tsx',
  }),
  definePage({
    path: '/business/admission/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /sysConsole/findApplication/{pkId}', { pkId: params.id }, fresh),
    component: () => import('./received/detail-page.tsx'),
    chunk: 'features/counter/admission/business/received/detail-page.tsx',
  }),
]

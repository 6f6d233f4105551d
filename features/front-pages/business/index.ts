import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/business/front-pages',
    needsSignIn: true,
    // Other operators change the page at any time, so cached answers are never shown first.
    load: ({ prefetch }) => prefetch('POST /sysConsole/queryFrontPage', { page: 'home' }, { fresh: true }),
    component: () => import('./editor-page.tsx'),
    chunk: 'features/front-pages/business/editor-page.tsx',
  }),
]

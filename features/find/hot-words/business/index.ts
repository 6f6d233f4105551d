import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/business/hot-words',
    needsSignIn: true,
    // Other operators change the words at any time, so cached answers are never shown first.
    load: ({ prefetch }) => prefetch('GET /sysConsole/queryHotWords', {}, { fresh: true }),
    component: () => import('./hot-words-page.tsx'),
    chunk: 'features/find/hot-words/business/hot-words-page.tsx',
  }),
]

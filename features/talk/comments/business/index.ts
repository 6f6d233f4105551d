import { definePage } from '@hojip/platform/page'
import { commentsInput, shopCommentsSearch } from './shop-comments.ts'

export const pages = [
  definePage({
    path: '/business/comments',
    needsSignIn: true,
    search: shopCommentsSearch,
    // Buyers write at any time, so a cached answer is never shown first.
    load: ({ search, prefetch }) =>
      prefetch('POST /bizConsole/queryComments', commentsInput(search), { fresh: true }),
    component: () => import('./comments-page.tsx'),
    chunk: 'features/talk/comments/business/comments-page.tsx',
  }),
]

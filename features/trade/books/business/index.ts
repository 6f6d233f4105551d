import { definePage } from '@hojip/platform/page'
import { booksSearch, issuesInput } from './books-search.ts'

/** Other people and jobs change the books, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/business/books',
    needsSignIn: true,
    search: booksSearch,
    load: async ({ search, prefetch }) => {
      await Promise.all([
        prefetch('GET /sysConsole/queryIssues', issuesInput(search), fresh),
        prefetch('GET /sysConsole/queryReconciledDays', {}, fresh),
      ])
    },
    component: () => import('./books-page.tsx'),
    chunk: 'features/trade/books/business/books-page.tsx',
  }),
]

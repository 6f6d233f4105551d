import { definePage } from '@hojip/platform/page'
import { ownAnswersCall, ownInput, ownQuestionsCall, ownQuestionsSearch } from './own/inputs.ts'

/** Asking below a product adds to the lists, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/me/questions',
    needsSignIn: true,
    search: ownQuestionsSearch,
    load: ({ search, prefetch }) =>
      search.show === 'answers'
        ? prefetch(ownAnswersCall, { ...ownInput, pageNum: 1 }, fresh)
        : prefetch(ownQuestionsCall, { ...ownInput, pageNum: 1 }, fresh),
    component: () => import('./own/own-questions-page.tsx'),
    chunk: 'features/talk/questions/storefront/own/own-questions-page.tsx',
  }),
]

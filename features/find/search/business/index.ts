import { definePage } from '@hojip/platform/page'
import { synonymsInput, synonymsSearch } from './synonyms-search.ts'

export const pages = [
  definePage({
    path: '/business/synonyms',
    needsSignIn: true,
    search: synonymsSearch,
    // Other operators change groups at any time, so cached answers are never shown first.
    load: ({ search, prefetch }) =>
      prefetch('POST /sysConsole/querySynonyms', synonymsInput(search), { fresh: true }),
    component: () => import('./synonyms-page.tsx'),
    chunk: 'features/find/search/business/synonyms-page.tsx',
  }),
  definePage({
    path: '/business/hot-words',
    needsSignIn: true,
    // Other operators change the words at any time as well.
    load: ({ prefetch }) => prefetch('GET /sysConsole/queryHotWords', {}, { fresh: true }),
    component: () => import('./hot-words/hot-words-page.tsx'),
    chunk: 'features/find/search/business/hot-words/hot-words-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { isSearched, peopleSearch } from './search.ts'

export const pages = [
  definePage({
    path: '/business/users',
    needsSignIn: true,
    search: peopleSearch,
    load: async ({ search, prefetch }) => {
      if (isSearched(search)) await prefetch('POST /sysConsole/queryPeople', { q: search.q })
    },
    component: () => import('./people-page.tsx'),
    chunk: 'features/people/people/business/people-page.tsx',
  }),
  definePage({
    path: '/business/users/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /sysConsole/findPerson/{pkId}', { pkId: params.id }, { fresh: true }),
    component: () => import('./person-page.tsx'),
    chunk: 'features/people/people/business/person-page.tsx',
  }),
]

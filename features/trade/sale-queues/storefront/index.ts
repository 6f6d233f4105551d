import { definePage } from '@hojip/platform/page'
import { queueSearch } from './queue-search.ts'

export const pages = [
  definePage({
    path: '/queue/$id',
    layout: 'focus',
    needsSignIn: true,
    search: queueSearch,
    load: ({ params, prefetch }) =>
      prefetch('GET /bizQueue/queryTurn', { queueId: params.id }, { fresh: true }),
    component: () => import('./queue-page.tsx'),
    chunk: 'features/trade/sale-queues/storefront/queue-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { queuesInput, queuesSearch } from './queues-search.ts'

export const pages = [
  definePage({
    path: '/business/queues',
    needsSignIn: true,
    search: queuesSearch,
    // Queues move by themselves, so cached answers are never shown first.
    load: ({ search, prefetch }) =>
      prefetch('POST /sysConsole/querySaleQueues', queuesInput(search), { fresh: true }),
    component: () => import('./queues-page.tsx'),
    chunk: 'features/trade/sale-queues/business/queues-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/business/simulators',
    needsSignIn: true,
    // A fault ends by itself, so cached answers are never shown first.
    load: ({ prefetch }) => prefetch('GET /sysConsole/queryDemoFaults', {}, { fresh: true }),
    component: () => import('./simulators-page.tsx'),
    chunk: 'features/running/demo-faults/business/simulators-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/business/pauses',
    needsSignIn: true,
    // Other operators and commands change it at any time, so a cached answer is never shown first.
    load: ({ prefetch }) => prefetch('POST /sysConsole/queryPauses', {}, { fresh: true }),
    component: () => import('./pauses-page.tsx'),
    chunk: 'features/running/pauses/business/pauses-page.tsx',
  }),
]

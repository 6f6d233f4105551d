import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/business/products/files',
    needsSignIn: true,
    // A colleague may have sent a file, so a cached answer is never shown first.
    load: ({ prefetch }) => prefetch('POST /bizConsole/queryProductImport', {}, { fresh: true }),
    component: () => import('./files-page.tsx'),
    chunk: 'features/counter/product-files/business/files-page.tsx',
  }),
]

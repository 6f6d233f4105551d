import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/500',
    component: () => import('./failure-page.tsx'),
    chunk: 'features/running/errors/storefront/failure-page.tsx',
  }),
]

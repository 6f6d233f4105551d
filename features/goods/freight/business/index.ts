import { definePage } from '@hojip/platform/page'
import { freightSearch } from './freight-search.ts'

/** Colleagues change templates too, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/business/freight',
    needsSignIn: true,
    search: freightSearch,
    load: ({ prefetch }) => prefetch('GET /bizConsole/queryFreightTemplates', {}, fresh),
    component: () => import('./freight-page.tsx'),
    chunk: 'features/goods/freight/business/freight-page.tsx',
  }),
]

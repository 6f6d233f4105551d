import { choice, definePage, type RawSearch } from '@hojip/platform/page'

function batchSearch(raw: RawSearch) {
  return { of: choice(raw, 'of', ['waiting', 'chosen'] as const, 'waiting') }
}

export const pages = [
  definePage({
    path: '/business/shipping',
    needsSignIn: true,
    search: batchSearch,
    component: () => import('./batch/sheet-page.tsx'),
    chunk: 'features/trade/shipping/business/batch/sheet-page.tsx',
  }),
  definePage({
    path: '/business/shipping/carriers',
    needsSignIn: true,
    // Colleagues change them too, so a cached answer is never shown first.
    load: ({ prefetch }) => prefetch('GET /bizConsole/queryCarriers', {}, { fresh: true }),
    component: () => import('./carriers/carriers-page.tsx'),
    chunk: 'features/trade/shipping/business/carriers/carriers-page.tsx',
  }),
  definePage({
    path: '/business/shipping/pick-list',
    needsSignIn: true,
    search: batchSearch,
    component: () => import('./batch/pick-list-page.tsx'),
    chunk: 'features/trade/shipping/business/batch/pick-list-page.tsx',
  }),
]

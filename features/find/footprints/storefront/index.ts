import { definePage } from '@hojip/platform/page'
import { footprintsInput } from './footprints-input.ts'

export const pages = [
  definePage({
    path: '/me/footprint',
    needsSignIn: true,
    load: ({ prefetch }) =>
      prefetch(
        'POST /appUserWatchedGoods/findWatchedList',
        { ...footprintsInput, pageNum: 1 },
        { fresh: true },
      ),
    component: () => import('./footprint-page.tsx'),
    chunk: 'features/find/footprints/storefront/footprint-page.tsx',
  }),
]

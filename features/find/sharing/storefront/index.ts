import { definePage, one, type RawSearch } from '@hojip/platform/page'

/** Loaded with these pages only: every page of the mall downloads this file. */
function loading() {
  return import('./load-shared.ts')
}

export const pages = [
  definePage({
    path: '/share',
    layout: 'bare',
    search: shareSearch,
    load: async ({ search, prefetch }) => (await loading()).loadShared(search.code, prefetch),
    component: () => import('./share-page.tsx'),
    chunk: 'features/find/sharing/storefront/share-page.tsx',
  }),
  definePage({
    path: '/AppCommodity/$id',
    layout: 'bare',
    load: async ({ params, prefetch }) => (await loading()).loadCommodity(params.id, prefetch),
    component: () => import('./commodity-page.tsx'),
    chunk: 'features/find/sharing/storefront/commodity-page.tsx',
  }),
]

/** The code of a shared link; '' without one. */
function shareSearch(raw: RawSearch) {
  return { code: one(raw, 'c') ?? '' }
}

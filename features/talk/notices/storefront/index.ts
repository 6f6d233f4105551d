import { definePage } from '@hojip/platform/page'
import { listsInput, noticesSearch } from './notices-search.ts'

/** Events write notices at any time, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/me/notifications',
    needsSignIn: true,
    search: noticesSearch,
    load: ({ search, prefetch }) => prefetch('POST /message/init', listsInput(search.type), fresh),
    component: () => import('./notices-page.tsx'),
    chunk: 'features/talk/notices/storefront/notices-page.tsx',
  }),
  definePage({
    path: '/me/notifications/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /message/content', { msg_id: params.id }, fresh),
    component: () => import('./notice-page.tsx'),
    chunk: 'features/talk/notices/storefront/notice-page.tsx',
  }),
]

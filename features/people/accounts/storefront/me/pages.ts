import { definePage } from '@hojip/platform/page'

const me = ['GET /appUser/findById/{id}', { id: 'me' }] as const
/** Orders also change on the shop's side, so a cached response is never shown first. */
const fresh = { fresh: true } as const

export const mePages = [
  definePage({
    path: '/me',
    needsSignIn: true,
    load: ({ prefetch }) =>
      Promise.all([
        prefetch(...me),
        prefetch('POST /bizOrder/queryOrderCount', {}, fresh),
        prefetch('POST /bizOrder/queryMyOrder', { orderStatus: 4, pageNum: 1, pageSize: 2 }, fresh),
      ]),
    component: () => import('./home/me-page.tsx'),
    chunk: 'features/people/accounts/storefront/me/home/me-page.tsx',
  }),
  definePage({
    path: '/me/basic',
    needsSignIn: true,
    load: ({ prefetch }) =>
      Promise.all([
        prefetch(...me, fresh),
        prefetch('GET /loginMethods', {}),
        prefetch('POST /bizOrder/queryOrderCount', {}, fresh),
      ]),
    component: () => import('./basic/basic-page.tsx'),
    chunk: 'features/people/accounts/storefront/me/basic/basic-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'

export const pages = [
  definePage({
    path: '/me/address',
    needsSignIn: true,
    load: ({ prefetch }) => prefetch('GET /appUserAddress/queryAllAddress', {}),
    component: () => import('./addresses-page.tsx'),
    chunk: 'features/people/addresses/storefront/addresses-page.tsx',
  }),
]

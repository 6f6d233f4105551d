import { definePage, type SitePage } from '@hojip/platform/page'
import { wayInSearch } from './search.ts'

const shown = { layout: 'bare', search: wayInSearch } as const
const forVisitors = { ...shown, visitorsOnly: true } as const

/** What partners send the browser back to. */
const providerReturn = {
  ...shown,
  component: () => import('./provider-return-page.tsx'),
  chunk: 'features/accounts/storefront/ways-in/provider-return-page.tsx',
}

/** Everything that leads into an account, and the page that says who may not in. */
export const waysInPages: readonly SitePage[] = [
  definePage({
    ...forVisitors,
    path: '/login',
    load: ({ prefetch }) => prefetch('GET /loginMethods', {}),
    component: () => import('./login-page.tsx'),
    chunk: 'features/accounts/storefront/ways-in/login-page.tsx',
  }),
  definePage({
    ...forVisitors,
    path: '/register',
    load: ({ prefetch }) => prefetch('GET /loginMethods', {}),
    component: () => import('./register-page.tsx'),
    chunk: 'features/accounts/storefront/ways-in/register-page.tsx',
  }),
  definePage({
    ...forVisitors,
    path: '/relevance',
    load: ({ prefetch }) => prefetch('GET /loginMethods', {}),
    component: () => import('./relevance-page.tsx'),
    chunk: 'features/accounts/storefront/ways-in/relevance-page.tsx',
  }),
  definePage({
    ...forVisitors,
    path: '/forgotpassword',
    component: () => import('./forgot-page.tsx'),
    chunk: 'features/accounts/storefront/ways-in/forgot-page.tsx',
  }),
  definePage({ ...providerReturn, path: '/login/wechat' }),
  definePage({ ...providerReturn, path: '/login/alipay' }),
  definePage({
    ...shown,
    path: '/resetPassword',
    component: () => import('./reset-page.tsx'),
    chunk: 'features/accounts/storefront/ways-in/reset-page.tsx',
  }),
  definePage({
    ...shown,
    layout: 'mall',
    path: '/401',
    component: () => import('./denied-page.tsx'),
    chunk: 'features/accounts/storefront/ways-in/denied-page.tsx',
  }),
]

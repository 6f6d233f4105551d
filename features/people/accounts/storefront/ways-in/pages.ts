import { definePage, type SitePage } from '@hojip/platform/page'
import { wayInSearch } from './search.ts'

const shown = { layout: 'bare', search: wayInSearch } as const
const forVisitors = { ...shown, visitorsOnly: true } as const

/** The search parameters that partners send the browser back with. */
const providerReturn = {
  ...shown,
  component: () => import('./providers/provider-return-page.tsx'),
  chunk: 'features/people/accounts/storefront/ways-in/providers/provider-return-page.tsx',
}

/** All pages for signing in and registering, and the page for missing access. */
export const waysInPages: readonly SitePage[] = [
  definePage({
    ...forVisitors,
    path: '/login',
    load: ({ prefetch }) => prefetch('GET /loginMethods', {}),
    component: () => import('./sign-in/login-page.tsx'),
    chunk: 'features/people/accounts/storefront/ways-in/sign-in/login-page.tsx',
  }),
  definePage({
    ...forVisitors,
    path: '/register',
    load: ({ prefetch }) => prefetch('GET /loginMethods', {}),
    component: () => import('./register/register-page.tsx'),
    chunk: 'features/people/accounts/storefront/ways-in/register/register-page.tsx',
  }),
  definePage({
    ...forVisitors,
    path: '/relevance',
    load: ({ prefetch }) => prefetch('GET /loginMethods', {}),
    component: () => import('./providers/relevance-page.tsx'),
    chunk: 'features/people/accounts/storefront/ways-in/providers/relevance-page.tsx',
  }),
  definePage({
    ...forVisitors,
    path: '/forgotpassword',
    component: () => import('./password/forgot-page.tsx'),
    chunk: 'features/people/accounts/storefront/ways-in/password/forgot-page.tsx',
  }),
  definePage({ ...providerReturn, path: '/login/wechat' }),
  definePage({ ...providerReturn, path: '/login/alipay' }),
  definePage({
    ...shown,
    path: '/resetPassword',
    component: () => import('./password/reset-page.tsx'),
    chunk: 'features/people/accounts/storefront/ways-in/password/reset-page.tsx',
  }),
  definePage({
    ...shown,
    path: '/401',
    component: () => import('./sign-in/denied-page.tsx'),
    chunk: 'features/people/accounts/storefront/ways-in/sign-in/denied-page.tsx',
  }),
]

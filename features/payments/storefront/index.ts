import { definePage } from '@hojip/platform/page'

/** What is to be paid changes with every click elsewhere, so an older answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/pay/$id',
    layout: 'focus',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /bizPay/querySchemes', { payId: params.id }, fresh),
    component: () => import('./cashier-page.tsx'),
    chunk: 'features/payments/storefront/cashier-page.tsx',
  }),
  definePage({
    path: '/pay/$id/wechat',
    layout: 'focus',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /bizPay/querySchemes', { payId: params.id }, fresh),
    component: () => import('./wechat-page.tsx'),
    chunk: 'features/payments/storefront/wechat-page.tsx',
  }),
  definePage({
    path: '/pay/$id/alipay',
    layout: 'focus',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /bizPay/querySchemes', { payId: params.id }, fresh),
    component: () => import('./alipay-page.tsx'),
    chunk: 'features/payments/storefront/alipay-page.tsx',
  }),
  definePage({
    path: '/pay/back/$token',
    layout: 'focus',
    load: ({ params, prefetch }) => prefetch('POST /bizPay/queryReturn', { token: params.token }, fresh),
    component: () => import('./back-page.tsx'),
    chunk: 'features/payments/storefront/back-page.tsx',
  }),
  definePage({
    path: '/pay/wx/$token',
    layout: 'focus',
    load: ({ params, prefetch }) => prefetch('POST /bizPay/queryReturn', { token: params.token }, fresh),
    component: () => import('./inside-wechat-page.tsx'),
    chunk: 'features/payments/storefront/inside-wechat-page.tsx',
  }),
  definePage({
    path: '/pay/$id/success',
    layout: 'focus',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /bizPay/querySchemes', { payId: params.id }, fresh),
    component: () => import('./success-page.tsx'),
    chunk: 'features/payments/storefront/success-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { channelNames } from '@hojip/policy/channels'

/** What is to be paid may change elsewhere at any time, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/pay/$id',
    layout: 'focus',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /bizPay/querySchemes', { payId: params.id }, fresh),
    component: () => import('./cashier/cashier-page.tsx'),
    chunk: 'features/trade/payments/storefront/cashier/cashier-page.tsx',
  }),
  ...channelNames.map((channel) =>
    definePage({
      path: `/pay/$id/${channel}`,
      layout: 'focus',
      needsSignIn: true,
      load: async ({ params, prefetch }) => {
        await prefetch('GET /bizPay/querySchemes', { payId: params.id }, fresh)
        return channel
      },
      component: () => import('./cashier/channel-page.tsx'),
      chunk: 'features/trade/payments/storefront/cashier/channel-page.tsx',
    }),
  ),
  definePage({
    path: '/pay/back/$token',
    layout: 'focus',
    load: ({ params, prefetch }) => prefetch('POST /bizPay/queryReturn', { token: params.token }, fresh),
    component: () => import('./outcome/back-page.tsx'),
    chunk: 'features/trade/payments/storefront/outcome/back-page.tsx',
  }),
  definePage({
    path: '/pay/wx/$token',
    layout: 'focus',
    load: ({ params, prefetch }) => prefetch('POST /bizPay/queryReturn', { token: params.token }, fresh),
    component: () => import('./outcome/inside-wechat-page.tsx'),
    chunk: 'features/trade/payments/storefront/outcome/inside-wechat-page.tsx',
  }),
  definePage({
    path: '/pay/$id/success',
    layout: 'focus',
    needsSignIn: true,
    load: ({ params, prefetch }) => prefetch('GET /bizPay/querySchemes', { payId: params.id }, fresh),
    component: () => import('./outcome/success-page.tsx'),
    chunk: 'features/trade/payments/storefront/outcome/success-page.tsx',
  }),
]

import { definePage } from '@hojip/platform/page'
import { listInput, refundableInput, refundsSearch, replacedSearch } from './refund-search.ts'

/** Others change applications too, so cached answers are never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/orders/$id/applyRefund',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /bizGoodsRefund/queryRefundable', refundableInput(params.id, ''), fresh),
    component: () => import('./apply/apply-page.tsx'),
    chunk: 'features/trade/aftersales/storefront/apply/apply-page.tsx',
  }),
  definePage({
    path: '/orders/$id/applicationRefund',
    needsSignIn: true,
    search: replacedSearch,
    load: async ({ params, search: { refund }, prefetch }) => {
      const [order] = await Promise.all([
        prefetch('GET /bizGoodsRefund/queryRefundable', refundableInput(params.id, refund), fresh),
        refund ? prefetch('GET /bizGoodsRefund/findById/{pkId}', { pkId: refund }, fresh) : undefined,
      ])
      return order
    },
    component: () => import('./apply/application-page.tsx'),
    chunk: 'features/trade/aftersales/storefront/apply/application-page.tsx',
  }),
  definePage({
    path: '/refunds',
    needsSignIn: true,
    search: refundsSearch,
    load: ({ search, prefetch }) =>
      prefetch('POST /bizGoodsRefund/queryRefundList', listInput(search), fresh),
    component: () => import('./list/refunds-page.tsx'),
    chunk: 'features/trade/aftersales/storefront/list/refunds-page.tsx',
  }),
  definePage({
    path: '/refunds/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /bizGoodsRefund/findById/{pkId}', { pkId: params.id }, fresh),
    component: () => import('./detail/refund-page.tsx'),
    chunk: 'features/trade/aftersales/storefront/detail/refund-page.tsx',
  }),
  definePage({
    path: '/refundOffers/$id',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /bizGoodsRefund/findOffer/{pkId}', { pkId: params.id }, fresh),
    component: () => import('./offer/offer-page.tsx'),
    chunk: 'features/trade/aftersales/storefront/offer/offer-page.tsx',
  }),
]

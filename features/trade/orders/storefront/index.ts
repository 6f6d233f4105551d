import { definePage } from '@hojip/platform/page'
import { listInput, orderSearch } from './list/order-search.ts'

/** Others change orders at any time, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/orders',
    needsSignIn: true,
    search: orderSearch,
    load: ({ search, prefetch }) =>
      Promise.all([
        prefetch('POST /bizOrder/queryMyOrder', listInput(search), fresh),
        prefetch('POST /bizOrder/queryOrderCount', {}, fresh),
      ]),
    component: () => import('./list/orders-page.tsx'),
    chunk: 'features/trade/orders/storefront/list/orders-page.tsx',
  }),
  definePage({
    path: '/orders/$id',
    needsSignIn: true,
    load: async ({ params, prefetch }) => {
      const [order] = await Promise.all([
        prefetch('GET /bizOrder/queryOrderInfo', { orderId: params.id }, fresh),
        prefetch('GET /bizOrderDelivery/lookLogistics', { orderId: params.id }, fresh),
      ])
      return order
    },
    component: () => import('./detail/order-page.tsx'),
    chunk: 'features/trade/orders/storefront/detail/order-page.tsx',
  }),
  definePage({
    path: '/orders/$id/snapshot/$line',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /bizOrder/querySnapshot', { orderId: params.id, orderGoodsId: params.line }),
    component: () => import('./detail/snapshot-page.tsx'),
    chunk: 'features/trade/orders/storefront/detail/snapshot-page.tsx',
  }),
]

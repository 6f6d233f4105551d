import { definePage } from '@hojip/platform/page'
import { listInput, orderSearch } from './order-search.ts'

/** Orders change by other hands: an older answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/orders',
    layout: 'mall',
    needsSignIn: true,
    search: orderSearch,
    load: ({ search, prefetch }) =>
      Promise.all([
        prefetch('POST /bizOrder/queryMyOrder', listInput(search), fresh),
        prefetch('POST /bizOrder/queryOrderCount', {}, fresh),
      ]),
    component: () => import('./orders-page.tsx'),
    chunk: 'features/orders/storefront/orders-page.tsx',
  }),
  definePage({
    path: '/orders/$id',
    layout: 'mall',
    needsSignIn: true,
    load: async ({ params, prefetch }) => {
      const [order] = await Promise.all([
        prefetch('GET /bizOrder/queryOrderInfo', { orderId: params.id }, fresh),
        prefetch('GET /bizOrderDelivery/lookLogistics', { orderId: params.id }, fresh),
      ])
      return order
    },
    component: () => import('./order-page.tsx'),
    chunk: 'features/orders/storefront/order-page.tsx',
  }),
  definePage({
    path: '/orders/$id/snapshot/$line',
    layout: 'mall',
    needsSignIn: true,
    load: ({ params, prefetch }) =>
      prefetch('GET /bizOrder/querySnapshot', { orderId: params.id, orderGoodsId: params.line }),
    component: () => import('./snapshot-page.tsx'),
    chunk: 'features/orders/storefront/snapshot-page.tsx',
  }),
]

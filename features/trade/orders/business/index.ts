import { definePage } from '@hojip/platform/page'
import { listInput, shopSearch } from './list/shop-search.ts'

export { CorrectDialogSlot, type CorrectDialogProps } from './correct-slot.ts'
export { ShipDialogSlot, type ShipDialogProps } from './ship-slot.ts'

/** Others change orders at any time, so a cached answer is never shown first. */
const fresh = { fresh: true } as const

export const pages = [
  definePage({
    path: '/business/orders',
    needsSignIn: true,
    search: shopSearch,
    load: ({ search, prefetch }) => prefetch('POST /bizConsole/queryOrders', listInput(search), fresh),
    component: () => import('./list/orders-page.tsx'),
    chunk: 'features/trade/orders/business/list/orders-page.tsx',
  }),
  definePage({
    path: '/business/orders/$id',
    needsSignIn: true,
    load: async ({ params, prefetch }) => {
      const [order] = await Promise.all([
        prefetch('GET /bizConsole/queryOrderInfo', { orderId: params.id }, fresh),
        prefetch('GET /bizConsole/lookLogistics', { orderId: params.id }, fresh),
      ])
      return order
    },
    component: () => import('./detail/order-page.tsx'),
    chunk: 'features/trade/orders/business/detail/order-page.tsx',
  }),
]

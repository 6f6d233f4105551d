import { definePage } from '@hojip/platform/page'

export { guestCart, mergeGuestCart } from './contents/guest-cart.ts'
export { useCartCount } from './use-cart-count.ts'

export const pages = [
  definePage({
    path: '/cart',
    layout: 'full',
    component: () => import('./page/cart-page.tsx'),
    chunk: 'features/cart/storefront/page/cart-page.tsx',
  }),
]

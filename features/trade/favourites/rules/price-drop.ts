import type { Fen } from '@hojip/platform/money'

/** How much less a product costs than when it was saved; 0 when it does not cost less or is off sale. */
export function priceDropFen(product: { savedFen: Fen; nowFen: Fen; isOnSale: boolean }): Fen {
  return product.isOnSale ? Math.max(0, product.savedFen - product.nowFen) : 0
}

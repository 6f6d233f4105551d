import type { Fen } from '@hojip/platform/money'

/** What goods cost less than when they were saved; 0 when they cost as much or more, or cannot be bought any more. */
export function priceDropFen(goods: { savedFen: Fen; nowFen: Fen; isOnSale: boolean }): Fen {
  return goods.isOnSale ? Math.max(0, goods.savedFen - goods.nowFen) : 0
}

import type { Cart } from '@hojip/cart/contract'

/** At most so many units of one SKU in one order. */
export const maxOfOne = 999

/** A SKU and the quantity to be ordered. */
export interface WantedLine {
  goodsSpecId: string
  goodsNum: number
}

/** The ticked lines of a cart, without the invalid ones. */
export function wantedOf(cart: Cart): WantedLine[] {
  return cart.list.flatMap((shop) =>
    shop.goods
      .filter(({ isCheck }) => isCheck === '1')
      .map(({ goodsSpecId, goodsNum }) => ({ goodsSpecId, goodsNum })),
  )
}

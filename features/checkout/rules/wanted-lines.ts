import type { Cart } from '@hojip/cart/contract'
import type { Preview, SaveOrder } from '../contract.ts'

/** What is to be ordered. */
export interface WantedLine {
  goodsSpecId: string
  goodsNum: number
}

/** The ticked lines of a cart; what is invalid is not among them. */
export function wantedOf(cart: Cart): WantedLine[] {
  return cart.list.flatMap((shop) =>
    shop.goods
      .filter(({ isCheck }) => isCheck === '1')
      .map(({ goodsSpecId, goodsNum }) => ({ goodsSpecId, goodsNum })),
  )
}

/** With another quantity of one line; 0 takes it out. */
export function withWanted(
  wanted: readonly WantedLine[],
  goodsSpecId: string,
  goodsNum: number,
): WantedLine[] {
  return wanted
    .map((line) => (line.goodsSpecId === goodsSpecId ? { goodsSpecId, goodsNum } : line))
    .filter((line) => line.goodsNum > 0)
}

/** The order as the server takes it: what the preview shows, at the total it shows. */
export function orderOf(
  preview: Preview,
  addressId: string,
  notes: Readonly<Record<string, string>>,
): SaveOrder {
  return {
    addressId,
    totalMoney: preview.totalMoney,
    saveOrderShop: preview.submitOrderInfoList.map((shop) => ({
      shopId: shop.shopId,
      remark: notes[shop.shopId]?.trim() ?? '',
      orderGoodsList: shop.submitOrderGoodsInfoList.map(({ goodsSpecId, goodsNum }) => ({
        goodsSpecId,
        goodsNum,
      })),
    })),
  }
}

import type { Order } from '../../contract.ts'

/** The summary of an order's products in its row. */
export function productsOf({ goodsInfoList }: Pick<Order, 'goodsInfoList'>) {
  const [first] = goodsInfoList
  return {
    name: first?.goodsName ?? '',
    picture: first?.goodsPic ?? '',
    kinds: goodsInfoList.length,
    pieces: goodsInfoList.reduce((sum, { goodsNum }) => sum + goodsNum, 0),
  }
}

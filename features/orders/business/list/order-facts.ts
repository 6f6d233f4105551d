import type { Order } from '../../contract.ts'

/** What a row says of an order's goods. */
export function goodsOf({ goodsInfoList }: Pick<Order, 'goodsInfoList'>) {
  const [first] = goodsInfoList
  return {
    name: first?.goodsName ?? '',
    picture: first?.goodsPic ?? '',
    kinds: goodsInfoList.length,
    pieces: goodsInfoList.reduce((sum, { goodsNum }) => sum + goodsNum, 0),
  }
}

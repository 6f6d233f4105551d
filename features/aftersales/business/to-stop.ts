import type { Parcel } from '@hojip/shipping/contract'

const signed = 3
const returned = 6

/** The parcels that carry a line and have neither arrived nor turned back. */
export const toStop = (parcels: readonly Parcel[], orderGoodsId: string): Parcel[] =>
  parcels.filter(
    ({ deliverystatus, goodsInfoVO }) =>
      deliverystatus !== signed &&
      deliverystatus !== returned &&
      goodsInfoVO.some((goods) => goods.orderGoodsId === orderGoodsId),
  )

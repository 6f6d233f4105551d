import type { Parcel } from '@hojip/shipping/contract'

const signed = 3
const returned = 6

/** The parcels that carry a line and have neither arrived nor turned back. */
export function toStop(parcels: readonly Parcel[], orderGoodsId: string): Parcel[] {
  return parcels.filter(
    ({ deliverystatus, goodsInfoVO }) =>
      deliverystatus !== signed &&
      deliverystatus !== returned &&
      goodsInfoVO.some((goods) => goods.orderGoodsId === orderGoodsId),
  )
}

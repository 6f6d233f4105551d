import type { Parcel } from '@hojip/shipping/contract'

const signed = 3
const returned = 6

/** The parcels with units of a line that have neither been delivered nor returned to the shop. */
export function toStop(parcels: readonly Parcel[], orderGoodsId: string): Parcel[] {
  return parcels.filter(
    ({ deliverystatus, goodsInfoVO }) =>
      deliverystatus !== signed &&
      deliverystatus !== returned &&
      goodsInfoVO.some((product) => product.orderGoodsId === orderGoodsId),
  )
}

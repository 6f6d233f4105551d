import type { Preview, SaveOrder } from '../contract.ts'
import type { WantedLine } from './wanted-lines.ts'

/** The lines with another quantity of one SKU; 0 removes its line. */
export function withWanted(
  wanted: readonly WantedLine[],
  goodsSpecId: string,
  goodsNum: number,
): WantedLine[] {
  return wanted
    .map((line) => (line.goodsSpecId === goodsSpecId ? { goodsSpecId, goodsNum } : line))
    .filter((line) => line.goodsNum > 0)
}

/** The lines that can be ordered now, without those that have to wait in a queue. */
export function withoutWaiting(
  wanted: readonly WantedLine[],
  waits: readonly { lines: readonly { goodsSpecId: string }[] }[],
): WantedLine[] {
  const waiting = new Set(waits.flatMap(({ lines }) => lines.map(({ goodsSpecId }) => goodsSpecId)))
  return wanted.filter(({ goodsSpecId }) => !waiting.has(goodsSpecId))
}

/** The order to be sent: the lines and the total that the preview shows. */
export function orderOf(
  preview: Preview,
  addressId: string,
  notes: Readonly<Record<string, string>>,
  noReturnAgreed: string[],
): SaveOrder {
  return {
    addressId,
    totalMoney: preview.totalMoney,
    noReturnAgreed,
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

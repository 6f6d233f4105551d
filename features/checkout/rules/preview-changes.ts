import type { Preview, PreviewLine } from '../contract.ts'

export interface PriceChange {
  /** What of: one SKU, or a shop's delivery. */
  of: 'goods' | 'shipping'
  id: string
  name: string
  option: string
  /** Yuan of one unit, or of the delivery. */
  from: string
  to: string
}

function linesOf(preview: Preview): PreviewLine[] {
  return preview.submitOrderInfoList.flatMap((shop) => shop.submitOrderGoodsInfoList)
}

/** What costs something else than the buyer saw, goods first. */
export function previewChanges(before: Preview, after: Preview): PriceChange[] {
  const seen = new Map(linesOf(before).map((line) => [line.goodsSpecId, line.goodsPrice]))
  const goods = linesOf(after).flatMap((line): PriceChange[] => {
    const from = seen.get(line.goodsSpecId)
    if (from === undefined || from === line.goodsPrice) return []
    return [
      {
        of: 'goods',
        id: line.goodsSpecId,
        name: line.goodsName,
        option: line.goodsSpec,
        from,
        to: line.goodsPrice,
      },
    ]
  })
  const fees = new Map(before.submitOrderInfoList.map((shop) => [shop.shopId, shop.shippingFee]))
  const shipping = after.submitOrderInfoList.flatMap((shop): PriceChange[] => {
    const from = fees.get(shop.shopId)
    if (from === undefined || from === shop.shippingFee) return []
    return [{ of: 'shipping', id: shop.shopId, name: shop.shopName, option: '', from, to: shop.shippingFee }]
  })
  return [...goods, ...shipping]
}

export interface Shortage {
  goodsSpecId: string
  stock: number
}

/** The preview with what the server has just found missing. */
export function withShortages(preview: Preview, shortages: readonly Shortage[]): Preview {
  const left = new Map(shortages.map(({ goodsSpecId, stock }) => [goodsSpecId, stock]))
  const changed = (line: PreviewLine): PreviewLine => {
    const stock = left.get(line.goodsSpecId)
    return stock === undefined ? line : { ...line, stock, stockShort: line.goodsNum > stock }
  }
  return {
    ...preview,
    submitOrderInfoList: preview.submitOrderInfoList.map((shop) => ({
      ...shop,
      submitOrderGoodsInfoList: shop.submitOrderGoodsInfoList.map(changed),
    })),
  }
}

/** Whether a line stands against ordering: off sale, more than there is, too many, or too far. */
export function isFaulty(line: PreviewLine): boolean {
  return !line.isOnSale || line.stockShort || line.limitExceeded || line.notDeliverable
}

export function faultyLines(preview: Preview): PreviewLine[] {
  return linesOf(preview).filter(isFaulty)
}

export function unitsOf(preview: Preview): number {
  return linesOf(preview).reduce((sum, { goodsNum }) => sum + goodsNum, 0)
}

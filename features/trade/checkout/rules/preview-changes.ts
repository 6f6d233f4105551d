import type { Preview, PreviewLine } from '../contract.ts'

export interface PriceChange {
  /** Which price changed: that of a SKU, or of a shop's delivery. */
  of: 'goods' | 'shipping'
  id: string
  name: string
  option: string
  /** The former price of one unit or of the delivery, in yuan. */
  from: string
  to: string
}

function linesOf(preview: Preview): PreviewLine[] {
  return preview.submitOrderInfoList.flatMap((shop) => shop.submitOrderGoodsInfoList)
}

/** The prices that differ from what the buyer saw, products first. */
export function previewChanges(before: Preview, after: Preview): PriceChange[] {
  const seen = new Map(linesOf(before).map((line) => [line.goodsSpecId, line.goodsPrice]))
  const prices = linesOf(after).flatMap((line): PriceChange[] => {
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
  return [...prices, ...shipping]
}

export interface Shortage {
  goodsSpecId: string
  stock: number
}

/** The preview with the shortages that the server has just reported. */
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

/** From the first day to the last on which its parcels arrive; undefined until the place is known. */
export function arrivalOfAll({ submitOrderInfoList }: Preview): { fromMs: number; toMs: number } | undefined {
  const fromMs = submitOrderInfoList.flatMap(({ arriveFromAt }) => arriveFromAt ?? [])
  const toMs = submitOrderInfoList.flatMap(({ arriveToAt }) => arriveToAt ?? [])
  return toMs.length > 0 ? { fromMs: Math.min(...fromMs), toMs: Math.max(...toMs) } : undefined
}

/** Whether a line prevents ordering: off sale, short of stock, over the limit, or not delivered to the address. */
export function isFaulty(line: PreviewLine): boolean {
  return !line.isOnSale || line.stockShort || line.limitExceeded || line.notDeliverable
}

export function faultyLines(preview: Preview): PreviewLine[] {
  return linesOf(preview).filter(isFaulty)
}

/** Those that would prevent ordering wherever it goes. */
export function faultyAnywhere(preview: Preview): PreviewLine[] {
  return linesOf(preview).filter((line) => isFaulty({ ...line, notDeliverable: false }))
}

export function unitsOf(preview: Preview): number {
  return linesOf(preview).reduce((sum, { goodsNum }) => sum + goodsNum, 0)
}

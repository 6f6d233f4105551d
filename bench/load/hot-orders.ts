import { cpuMicros } from '../processes.ts'
import type { Shopper } from './caller.ts'
import type { Preview } from './checkouts.ts'
import { startStopwatch, type Figures } from './figures.ts'

export interface HotLoad {
  pid: number
  /** The SKU that all shoppers order. */
  skuId: string
  /** How many orders each shopper places; the limit of unpaid orders keeps it small. */
  ordersEach: number
  connections: number
}

/** All shoppers order one unit of the same SKU repeatedly, at the price they were shown, without paying. */
export async function loadHotOrders(shoppers: readonly Shopper[], load: HotLoad): Promise<Figures> {
  const wanted = { goodsSpecId: load.skuId, goodsNum: 1 }
  const orders = await Promise.all(
    shoppers.map(async (shopper) => {
      const { addressId } = shopper
      const preview = await shopper.call<Preview>('/bizOrder/submit/orderInfo', {
        aoList: [wanted],
        addressId,
      })
      const { shopId } = preview.submitOrderInfoList[0]!
      const { totalMoney } = preview
      return { addressId, totalMoney, saveOrderShop: [{ shopId, orderGoodsList: [wanted] }] }
    }),
  )
  const cpuBefore = cpuMicros(load.pid)
  const stopwatch = startStopwatch()
  const lane = async (first: number) => {
    for (let i = first; i < shoppers.length; i += load.connections)
      for (let n = 0; n < load.ordersEach; n++) {
        const startedAt = performance.now()
        await shoppers[i]!.call('/bizOrder/saveOrder', orders[i])
        stopwatch.note(startedAt)
      }
  }
  await Promise.all(Array.from({ length: load.connections }, (_, i) => lane(i)))
  const figures = stopwatch.figures()
  const cpuAfter = cpuMicros(load.pid)
  if (cpuBefore === undefined || cpuAfter === undefined) return figures
  return { ...figures, cpuMicros: (cpuAfter - cpuBefore) / Math.max(1, figures.count) }
}

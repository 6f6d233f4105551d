import { cpuMicros } from '../processes.ts'
import { chances, pick } from '../mall/chance.ts'
import type { Shopper } from './caller.ts'
import { startStopwatch, type Figures } from './figures.ts'

export interface CheckoutLoad {
  pid?: number
  /** The SKUs to buy, one per checkout. */
  skuIds: readonly string[]
  ms: number
  seed: number
  /** How many shoppers buy concurrently. */
  connections: number
  /** At the bare checkout. */
  isBare?: boolean
  /** Left out: until the mall shows the order as paid. */
  until?: 'placed' | 'paid'
}

export interface Preview {
  totalMoney: string
  submitOrderInfoList: { shopId: string }[]
}

/** How often a shopper polls for the payment; as a rule the first poll sees it. */
const lookMs = 20

async function untilPaid(shopper: Shopper, payId: string): Promise<void> {
  for (let looks = 0; looks < 1_500; looks++) {
    const { payStatus } = await shopper.call<{ payStatus: number }>(`/bizPay/queryPayStatus?payId=${payId}`)
    if (payStatus === 1) return
    await new Promise((done) => setTimeout(done, lookMs))
  }
  throw new Error(`the payment of ${payId} never arrived`)
}

export interface Placed {
  payId: string
  orderIds: string[]
}

/** Adds a SKU to the cart, gets the price and places the order. */
export async function place(shopper: Shopper, goodsSpecId: string): Promise<Placed> {
  const wanted = { goodsSpecId, goodsNum: 1 }
  await shopper.call('/appUserCart/saveCart', wanted)
  const { addressId } = shopper
  const preview = await shopper.call<Preview>('/bizOrder/submit/orderInfo', { aoList: [wanted], addressId })
  const { shopId } = preview.submitOrderInfoList[0]!
  return shopper.call<Placed>('/bizOrder/saveOrder', {
    addressId,
    totalMoney: preview.totalMoney,
    saveOrderShop: [{ shopId, orderGoodsList: [wanted] }],
  })
}

/** Places an order, pays it at the gateway and waits until the mall shows it as paid. */
export async function buy(shopper: Shopper, goodsSpecId: string): Promise<Placed> {
  const placed = await place(shopper, goodsSpecId)
  const { payId } = placed
  const { payCode } = await shopper.call<{ payCode: string }>('/bizOrder/orderToPay', { payId, payType: '2' })
  await shopper.pay(payCode)
  await untilPaid(shopper, payId)
  return placed
}

/** Fewer than a shopper may leave unpaid. */
const mostPlaced = 15

export async function cancel(shopper: Shopper, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await shopper.call('/bizOrder/cancelOrder', { orderId })
}

/**
 * Every shopper buys one SKU after another until the time is over. Where nobody pays, each stops after a few orders, and
 * cancels them after the measurement.
 */
export async function loadCheckouts(shoppers: readonly Shopper[], load: CheckoutLoad): Promise<Figures> {
  const cpuBefore = load.pid === undefined ? undefined : cpuMicros(load.pid)
  const stopwatch = startStopwatch()
  const until = performance.now() + load.ms
  const isPlaced = load.until === 'placed'
  const unpaid = await Promise.all(
    shoppers.slice(0, load.connections).map(async (shopper, i) => {
      const orderIds: string[] = []
      const chance = chances(load.seed * 1_000 + i)
      for (let startedAt = performance.now(); startedAt < until; startedAt = performance.now()) {
        const skuId = pick(load.skuIds, chance())
        const placed = await (isPlaced ? place(shopper, skuId) : buy(shopper, skuId))
        stopwatch.note(startedAt)
        if (isPlaced && orderIds.push(...placed.orderIds) >= mostPlaced) break
      }
      return { shopper, orderIds }
    }),
  )
  const figures = stopwatch.figures()
  const cpuAfter = load.pid === undefined ? undefined : cpuMicros(load.pid)
  await Promise.all(unpaid.map(({ shopper, orderIds }) => cancel(shopper, orderIds)))
  if (cpuBefore === undefined || cpuAfter === undefined) return figures
  return { ...figures, cpuMicros: (cpuAfter - cpuBefore) / Math.max(1, figures.count) }
}

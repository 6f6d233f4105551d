import { randomUUID } from 'node:crypto'
import { cpuMicros } from '../processes.ts'
import { openCaller, type Shopper } from './caller.ts'
import { buy } from './checkouts.ts'
import type { StaffPass } from './staff.ts'
import { startStopwatch, type Figures } from './figures.ts'

export interface RefundLoad {
  pid: number
  url: string
  /** A member of the shop's staff, who approves every application. */
  pass: StaffPass
  /** SKUs of that shop. */
  skuIds: readonly string[]
  count: number
}

/** The shop's side: one connection per application. */
async function openStaff({ url, pass }: RefundLoad, count: number) {
  const callers = await Promise.all(Array.from({ length: count }, () => openCaller(url)))
  return callers.map((caller) => ({
    agree: (pkId: string) => {
      const headers = { ...pass, 'idempotency-key': randomUUID() }
      return caller.call({ method: 'POST', path: '/v1/bizConsole/agreeRefund', headers, body: { pkId } })
    },
    close: () => caller.close(),
  }))
}

interface Applied {
  orderId: string
  refundId: string
}

/** Buys and pays a SKU and applies for a refund before it is shipped. */
async function apply(shopper: Shopper, skuId: string): Promise<Applied> {
  const [orderId] = (await buy(shopper, skuId)).orderIds as [string]
  const { lines } = await shopper.call<{ lines: { orderGoodsId: string }[] }>(
    `/bizGoodsRefund/queryRefundable?orderId=${orderId}`,
  )
  const way = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1 }
  const items = lines.map(({ orderGoodsId }) => ({ ...way, orderGoodsId }))
  const { pkId } = await shopper.call<{ pkId: string }>('/bizGoodsRefund/submit/refund', { orderId, items })
  return { orderId, refundId: pkId }
}

const lookMs = 20
const closed = 99

/** Waits until the gateway has sent the refund and the order is closed. */
async function untilBack(shopper: Shopper, orderId: string): Promise<void> {
  for (let looks = 0; looks < 1_500; looks++) {
    const { orderStatus } = await shopper.call<{ orderStatus: number }>(
      `/bizOrder/queryOrderInfo?orderId=${orderId}`,
    )
    if (orderStatus === closed) return
    await new Promise((done) => setTimeout(done, lookMs))
  }
  throw new Error(`the money of ${orderId} never went back`)
}

/** Times refunds from the shop's approval until the money is back; the applications are made beforehand. */
export async function loadRefunds(shoppers: readonly Shopper[], load: RefundLoad): Promise<Figures> {
  const staff = await openStaff(load, shoppers.length)
  const applied = await Promise.all(
    shoppers.map(async (shopper, i) => {
      const own: Applied[] = []
      for (let n = i; n < load.count; n += shoppers.length)
        own.push(await apply(shopper, load.skuIds[n % load.skuIds.length]!))
      return own
    }),
  )
  const cpuBefore = cpuMicros(load.pid)
  const stopwatch = startStopwatch()
  await Promise.all(
    shoppers.map(async (shopper, i) => {
      for (const { orderId, refundId } of applied[i]!) {
        const startedAt = performance.now()
        await staff[i]!.agree(refundId)
        await untilBack(shopper, orderId)
        stopwatch.note(startedAt)
      }
    }),
  )
  const figures = stopwatch.figures()
  const cpuAfter = cpuMicros(load.pid)
  for (const { close } of staff) close()
  if (cpuBefore === undefined || cpuAfter === undefined) return figures
  return { ...figures, cpuMicros: (cpuAfter - cpuBefore) / Math.max(1, figures.count) }
}

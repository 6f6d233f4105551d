/** The load's own process, so that making it does not slow what answers it. One order at a time. */
import { openBareShopper, openShopper, type Shopper, type Town } from './caller.ts'
import { buy, cancel, loadCheckouts, place, type CheckoutLoad } from './checkouts.ts'
import { loadFlood, type FloodLoad } from './flood.ts'
import { loadHotOrders, type HotLoad } from './hot-orders.ts'
import { loadRefunds, type RefundLoad } from './refunds.ts'
import { loadRequests, type RequestLoad } from './requests.ts'
import { loadRush, type RushLoad } from './rush.ts'
import { loadSignIns, type SignInLoad } from './sign-ins.ts'
import { loadUploads, type UploadLoad } from './uploads.ts'

export type LoadOrder =
  | { kind: 'requests'; load: RequestLoad }
  | { kind: 'sign in'; town: Town; count: number; isBare?: boolean }
  | { kind: 'checkouts'; load: CheckoutLoad }
  | { kind: 'sign ins'; load: SignInLoad }
  | { kind: 'uploads'; load: UploadLoad }
  | { kind: 'buy'; skuIds: string[] }
  | { kind: 'place'; skuId: string }
  /** Orders that were placed one by one. */
  | { kind: 'cancel'; orderIds: readonly string[] }
  | { kind: 'hot orders'; load: HotLoad }
  | { kind: 'refunds'; load: RefundLoad }
  | { kind: 'flood'; load: FloodLoad }
  | { kind: 'rush'; load: RushLoad }

const shoppers: Shopper[] = []
/** Of the bare checkout. */
const bareShoppers: Shopper[] = []

async function obey(order: LoadOrder): Promise<unknown> {
  if (order.kind === 'requests') return loadRequests(order.load)
  if (order.kind === 'checkouts')
    return loadCheckouts(order.load.isBare ? bareShoppers : shoppers, order.load)
  if (order.kind === 'sign ins') return loadSignIns(order.load)
  if (order.kind === 'uploads') return loadUploads(order.load)
  if (order.kind === 'refunds') return loadRefunds(shoppers, order.load)
  if (order.kind === 'flood') return loadFlood(order.load)
  if (order.kind === 'rush') return loadRush(shoppers, order.load)
  if (order.kind === 'hot orders') return loadHotOrders(shoppers, order.load)
  // Not the first shopper: that one's long order list is measured separately.
  if (order.kind === 'place') return place(shoppers.at(-1)!, order.skuId)
  if (order.kind === 'cancel') return cancel(shoppers.at(-1)!, order.orderIds)
  if (order.kind === 'buy') {
    for (const skuId of order.skuIds) await buy(shoppers[0]!, skuId)
    return order.skuIds.length
  }
  const [known, open] = order.isBare ? [bareShoppers, openBareShopper] : [shoppers, openShopper]
  for (let n = known.length + 1; n <= order.count; n++) known.push(await open(order.town, n))
  return known.map(({ token }) => token)
}

process.on('message', (message: LoadOrder | { stop: true }) => {
  if ('stop' in message) process.exit(0)
  else void obey(message).then((result) => process.send?.(result ?? 'done'))
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)

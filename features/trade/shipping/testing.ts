import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tools } from '@hojip/db'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { aTestMall, noGateways, type TestMall } from '@hojip/orders/testing'
import { movableClock } from '@hojip/platform/clock'
import { freePort } from '@hojip/platform/testing'
import { startTestSimulators } from '../../../apps/simulators/testing.ts'
import { subscribeParcel } from './actions/track-parcel.ts'
import { createCarrierGateway, shippingJobs, shippingRoutes, type ShippingOptions } from './index.ts'

export interface ShippingMall extends TestMall {
  options: ShippingOptions
  /** Moves a parcel on by one stop, or to the door. */
  move(number: string, how: 'advance' | 'deliver' | 'bring-back'): Promise<void>
  fault(rule: object): Promise<void>
  noFaults(): Promise<void>
  /** Waits until every push about the parcel was accepted or given up. */
  pushed(number: string): Promise<{ accepted: boolean }[]>
}

/** Where every shop of these tests ships from. */
export const sender = { consignee: '梅仓库', phone: '13900000001', address: '吉林省延吉市光明街 8 号' }

/** Orders and shipping with the simulated carriers; parcels move only when a test moves them. */
export async function aShippingMall(): Promise<ShippingMall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hojip-shipping-'))
  const clock = movableClock()
  const simulators = await startTestSimulators({ dataDir, speed: 10_000_000, parcelSeconds: 1e13, clock })
  const {
    KUAIDI100_BASE_URL: baseUrl,
    KUAIDI100_CUSTOMER: customer,
    KUAIDI100_KEY: key,
  } = simulators.credentials
  const port = await freePort()
  const options = {
    gateway: createCarrierGateway({ baseUrl, customer, key }),
    callbackUrl: `http://127.0.0.1:${port}`,
    senderOf: async () => sender,
  }
  const mall = await aTestMall(
    (tools) => {
      ordersJobs(tools, noGateways)
      shippingJobs(tools, options)
      return [...ordersRoutes(tools, noGateways), ...shippingRoutes(tools, options)]
    },
    { clock },
  )
  await mall.listen(port)
  const post = async (path: string, body: object = {}) => {
    await fetch(simulators.url + path, { method: 'POST', body: JSON.stringify(body) })
  }
  return {
    ...mall,
    options,
    move: (number, how) => post(`/sim/parcels/${number}/${how}`),
    fault: (rule) => post('/sim/faults', rule),
    noFaults: async () => void (await fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' })),
    pushed: async (number) => {
      const answer = await fetch(`${simulators.url}/sim/notifications?number=${number}&ended=1`)
      const all = (await answer.json()) as { sent: { accepted: boolean }[] }[]
      return all.flatMap((d) => d.sent)
    },
    stop: async () => {
      await simulators.stop()
      await mall.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

let count = 0
/** An unused tracking number. */
export function aNumber(): string {
  return `SF${Date.now()}${(count += 1)}`
}

/** Subscribes a parcel at the carrier service, as its job does. */
export function subscribed(tools: Tools, options: ShippingOptions, parcelId: string): Promise<void> {
  return subscribeParcel({ ...tools, ...options }, { parcelId })
}

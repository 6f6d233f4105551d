import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Receiver, startReceiver } from '@hojip/platform/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../../../apps/simulators/testing.ts'
import { type CarrierGateway, createCarrierGateway, type Kuaidi100Config } from './carrier-gateway.ts'

let dataDir: string
let simulators: Simulators
let config: Kuaidi100Config
let gateway: CarrierGateway
let receiver: Receiver
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-carriers-'))
  // Parcels move only when a test moves them; refused pushes repeat at once.
  simulators = await startTestSimulators({ dataDir, speed: 1_000_000, parcelSeconds: 1e12 })
  const {
    KUAIDI100_BASE_URL: baseUrl,
    KUAIDI100_CUSTOMER: customer,
    KUAIDI100_KEY: key,
  } = simulators.credentials
  config = { baseUrl, customer, key }
  gateway = createCarrierGateway(config)
  receiver = await startReceiver(({ rawBody }) =>
    gateway.parsePush(rawBody).kind === 'tracking' ? gateway.successAnswer : gateway.failureAnswer,
  )
})
afterAll(async () => {
  await simulators.stop()
  await receiver.close()
  await rm(dataDir, { recursive: true })
})
afterEach(() => fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' }))

function post(path: string, body: object = {}) {
  return fetch(simulators.url + path, { method: 'POST', body: JSON.stringify(body) })
}

let count = 0
async function subscribed() {
  const parcel = { company: 'yuantong', number: `YT${Date.now()}${(count += 1)}` }
  await gateway.subscribe({
    ...parcel,
    callbackUrl: `${receiver.url}/push`,
    from: '浙江省杭州市',
    to: '北京市朝阳区',
  })
  return parcel
}

async function pushed() {
  return gateway.parsePush((await receiver.next()).rawBody)
}

test('a parcel is reported from the shop to the door', async () => {
  const parcel = await subscribed()
  expect(await gateway.query(parcel)).toBeUndefined()
  const states: string[] = []
  for (let ended = false; !ended;) {
    await post(`/sim/parcels/${parcel.number}/advance`)
    const push = await pushed()
    if (push.kind !== 'tracking') throw new Error(push.reason)
    states.push(push.tracking.state)
    ended = push.ended
  }
  expect(states[0]).toBe('pickedUp')
  expect(states.slice(-2)).toEqual(['delivering', 'signed'])
  expect(new Set(states.slice(1, -2))).toEqual(new Set(['inTransit']))
  const tracking = await gateway.query(parcel)
  expect(tracking).toMatchObject({ company: 'yuantong', number: parcel.number, state: 'signed' })
  expect(tracking?.events).toHaveLength(states.length)
  expect(tracking?.events.at(-1)?.text).toContain('杭州')
  expect(tracking?.events[0]?.text).toContain('北京')
})

test('a parcel can be delivered at once, and a second subscription has no effect', async () => {
  const parcel = await subscribed()
  const again = await gateway.subscribe({ ...parcel, callbackUrl: `${receiver.url}/push` })
  expect(again).toBe('alreadySubscribed')
  await post(`/sim/parcels/${parcel.number}/deliver`)
  expect(await pushed()).toMatchObject({ kind: 'tracking', ended: true, tracking: { state: 'signed' } })
})

test.each(['notifyBadSignature', 'notifyOtherNumber', 'notifyTruncated'])(
  'a push with %s is rejected, and the correct one that follows is read',
  async (kind) => {
    const parcel = await subscribed()
    await post('/sim/faults', { kind, number: parcel.number, times: 1 })
    await post(`/sim/parcels/${parcel.number}/advance`)
    expect((await pushed()).kind).toBe('rejected')
    expect(await pushed()).toMatchObject({ kind: 'tracking', tracking: { number: parcel.number } })
  },
)

test('a push signed by somebody else is rejected', async () => {
  const parcel = await subscribed()
  await post(`/sim/parcels/${parcel.number}/advance`)
  const { rawBody } = await receiver.next()
  const form = new URLSearchParams(rawBody.toString())
  const kindOf = (given: Record<string, string>) =>
    gateway.parsePush(Buffer.from(new URLSearchParams({ ...Object.fromEntries(form), ...given }).toString()))
      .kind
  expect(kindOf({})).toBe('tracking')
  const param = String(form.get('param')).replace('"1"', '"3"')
  expect(kindOf({ param })).toBe('rejected')
  expect(kindOf({ param, sign: createHash('md5').update(param).digest('hex').toUpperCase() })).toBe(
    'rejected',
  )
  expect(kindOf({ sign: '' })).toBe('rejected')
  expect(kindOf({ param: '[]' })).toBe('rejected')
  expect(gateway.parsePush(Buffer.from('')).kind).toBe('rejected')
})

test('a wrong key, a bad number and a failing service are refused', async () => {
  const other = createCarrierGateway({ ...config, key: 'other' })
  const parcel = { company: 'yuantong', number: 'YT0000001' }
  const callbackUrl = `${receiver.url}/push`
  await expect(other.subscribe({ ...parcel, callbackUrl })).rejects.toMatchObject({ code: '600' })
  await expect(other.query(parcel)).rejects.toMatchObject({ code: '503' })
  await expect(gateway.subscribe({ ...parcel, number: 'x', callbackUrl })).rejects.toMatchObject({
    code: '700',
  })
  await post('/sim/faults', { kind: 'errorBefore', channel: 'carrier', times: 1 })
  await expect(gateway.query(parcel)).rejects.toMatchObject({ code: 'HTTP 500' })
})

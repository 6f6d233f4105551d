import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Simulators, startSimulators } from '../../../apps/simulators/start.ts'
import { faultNames } from './contract/names.ts'
import { demoFaultsRoutes } from './index.ts'
import { faults } from './rules/faults.ts'

let simulators: Simulators
let dataDir: string
let api: ReturnType<typeof testApi>
const as: Viewer = { userId: newId(), role: 'operator', sessionId: newId() }

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'demo-faults-'))
  simulators = await startSimulators({ dataDir })
  api = testApi(demoFaultsRoutes({ simulatorUrl: simulators.url }))
})
afterEach(() => api.send('POST /sysConsole/clearDemoFaults', {}, { as }))
afterAll(async () => {
  await api.close()
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})

async function now() {
  return (await api.send('GET /sysConsole/queryDemoFaults', {}, { as })).data.list
}

/** What the simulated SMS gateway answers to a signed message. */
async function sendsSms(): Promise<number> {
  const {
    SMS_GATEWAY_URL: url = '',
    SMS_ACCESS_KEY: key = '',
    SMS_ACCESS_SECRET: secret = '',
  } = simulators.credentials as Record<string, string>
  const body = JSON.stringify({ phone: '+8613900000012', template: 'code', code: '482913' })
  const [at, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()]
  const signature = createHmac('sha256', secret)
    .update(`POST\n${new URL(url).pathname}\n${at}\n${nonce}\n${body}`)
    .digest('hex')
  const signed = { 'x-access-key': key, 'x-timestamp': at, 'x-nonce': nonce, 'x-signature': signature }
  const headers = { 'content-type': 'application/json', ...signed }
  return (await fetch(url, { method: 'POST', headers, body })).status
}

test('a fault strikes as often as it was set for, and is then over', async () => {
  const before = await sendsSms()
  expect(before).not.toBe(500)
  const set = { service: 'sms', fault: 'down', times: 1 } as const
  const { data } = await api.send('POST /sysConsole/setDemoFault', set, { as })
  expect(await now()).toEqual([
    { pkId: data.pkId, fault: 'down', kind: 'errorBefore', service: 'sms', times: 1 },
  ])
  expect(await sendsSms()).toBe(500)
  expect(await sendsSms()).toBe(before)
  expect(await now()).toEqual([])
})

test('one fault is taken back, and then all', async () => {
  const set = (fault: (typeof faultNames)[number]) =>
    api.send('POST /sysConsole/setDemoFault', { service: 'wechat', fault, times: null }, { as })
  const { data } = await set('refundStuck')
  await set('noticeLost')
  await set('slow')
  await api.send('POST /sysConsole/clearDemoFaults', { pkId: data.pkId }, { as })
  expect((await now()).map(({ fault }) => fault)).toEqual(['noticeLost', 'slow'])
  await api.send('POST /sysConsole/clearDemoFaults', {}, { as })
  expect(await now()).toEqual([])
})

test('the simulators know every fault, and take it with its measures', async () => {
  for (const fault of faultNames)
    for (const service of faults[fault].services) {
      const { statusCode } = await api.send(
        'POST /sysConsole/setDemoFault',
        { service, fault, times: 2 },
        { as },
      )
      expect(statusCode, `${service} ${fault}`).toBe(200)
    }
  const listed = await now()
  expect(new Set(listed.map(({ fault }) => fault))).toEqual(new Set(faultNames))
})

test('a service does not take a fault that it cannot have', async () => {
  const set = { service: 'sms', fault: 'refundStuck', times: 1 } as const
  expect((await api.send('POST /sysConsole/setDemoFault', set, { as })).code).toBe('40001')
  expect(await now()).toEqual([])
})

test('a mall with real services has no simulators; simulators that do not answer are away', async () => {
  const real = testApi(demoFaultsRoutes({ simulatorUrl: null }))
  const lost = testApi(demoFaultsRoutes({ simulatorUrl: 'http://127.0.0.1:9' }))
  const set = { service: 'sms', fault: 'down', times: 1 } as const
  expect((await real.send('GET /sysConsole/queryDemoFaults', {}, { as })).code).toBe('40004')
  expect((await real.send('POST /sysConsole/setDemoFault', set, { as })).code).toBe('40004')
  expect((await real.send('POST /sysConsole/clearDemoFaults', {}, { as })).code).toBe('40004')
  expect((await lost.send('GET /sysConsole/queryDemoFaults', {}, { as })).code).toBe('50301')
  await Promise.all([real.close(), lost.close()])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movableClock } from '@hojip/platform/clock'
import { type Receiver, startReceiver } from '@hojip/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../../../../../apps/simulators/testing.ts'
import type { PaymentGateway } from '../gateway.ts'
import { createWechatPay } from './wechat-pay.ts'
import { createKeyring } from './wechat-pay-certificates.ts'

let dataDir: string
let simulators: Simulators
let receiver: Receiver
let gateway: PaymentGateway
const clock = movableClock()

function configOf({ credentials: c }: Simulators, given: { apiV3Key?: string } = {}) {
  return {
    baseUrl: c.WECHAT_PAY_BASE_URL,
    mchid: c.WECHAT_PAY_MCHID,
    appid: c.WECHAT_PAY_APPID,
    merchantSerial: c.WECHAT_PAY_MERCHANT_SERIAL,
    merchantKey: c.WECHAT_PAY_MERCHANT_KEY,
    apiV3Key: c.WECHAT_PAY_API_V3_KEY,
    ...given,
  }
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-certificates-'))
  simulators = await startTestSimulators({ dataDir, speed: 1_000_000, clock, wechatCertificates: true })
  receiver = await startReceiver(() => ({ status: 204, body: '' }))
  gateway = createWechatPay(configOf(simulators), clock)
})
afterEach(async () => {
  await simulators.stop()
  await receiver.close()
  await rm(dataDir, { recursive: true })
})

function post(path: string, body: object) {
  return fetch(simulators.url + path, { method: 'POST', body: JSON.stringify(body) })
}

async function create(outTradeNo: string) {
  return gateway.create({
    outTradeNo,
    way: 'code',
    amountFen: 1800,
    description: '泡菜',
    expiresAt: new Date(clock.nowMs() + 600_000),
    notifyUrl: `${receiver.url}/notify`,
  })
}

async function parseNotification() {
  const raw = await receiver.next()
  await gateway.learnKeys?.(raw)
  return gateway.parseNotification(raw)
}

test('answers and notifications are verified with platform certificates, which are fetched', async () => {
  expect(await create('CERT000001')).toMatchObject({ kind: 'qr' })
  await post('/sim/pay', { outTradeNo: 'CERT000001' })
  expect(await parseNotification()).toMatchObject({
    kind: 'payment',
    outTradeNo: 'CERT000001',
    amountFen: 1800,
  })
  expect(await gateway.query('CERT000001')).toMatchObject({ state: 'paid' })
})

test('a message is verified even when it is the very first one', async () => {
  await create('CERT000002')
  const fresh = createWechatPay(configOf(simulators), clock)
  await post('/sim/pay', { outTradeNo: 'CERT000002' })
  const raw = await receiver.next()
  expect(fresh.parseNotification(raw)).toMatchObject({ kind: 'rejected', reason: 'unknown serial' })
  await fresh.learnKeys?.(raw)
  expect(fresh.parseNotification(raw)).toMatchObject({ kind: 'payment' })
})

test('a new certificate may sign from one message to the next', async () => {
  await create('CERT000003')
  await post('/sim/faults', { kind: 'notifySerialSwitch', number: 'CERT000003', times: 1 })
  await post('/sim/pay', { outTradeNo: 'CERT000003' })
  expect(await parseNotification()).toMatchObject({ kind: 'payment' })
})

test('a serial that nobody has stays unknown, and a forged signature stays forged', async () => {
  await create('CERT000004')
  for (const [kind, reason] of [
    ['notifyUnknownSerial', 'unknown serial'],
    ['notifyBadSignature', 'bad signature'],
  ])
    await post('/sim/faults', { kind, number: 'CERT000004', times: 1, value: reason })
  await post('/sim/pay', { outTradeNo: 'CERT000004' })
  expect(await parseNotification()).toMatchObject({ kind: 'rejected' })
})

test('certificates encrypted with another key are not accepted', async () => {
  gateway = createWechatPay(configOf(simulators, { apiV3Key: 'x'.repeat(32) }), clock)
  await expect(create('CERT000005')).rejects.toThrow('not verified: unknown serial')
})

test('keys are fetched when they are missing, old or named by a message, and at most once a minute', async () => {
  let asked = 0
  let now = 0
  const ring = createKeyring(
    async () => {
      asked += 1
      return new Map([['A', {} as never]])
    },
    () => now,
  )
  await Promise.all([ring.know(), ring.know('A'), ring.know()])
  expect([asked, ring.keys.has('A')]).toEqual([1, true])
  await ring.know('B')
  expect(asked).toBe(1)
  now += 60_000
  await ring.know('B')
  await ring.know('B')
  expect(asked).toBe(2)
  now += 12 * 3_600_000
  await ring.know('A')
  expect(asked).toBe(3)
})

test('the former keys stay while the gateway does not answer', async () => {
  let now = 0
  let isDown = false
  const ring = createKeyring(
    async () => {
      if (isDown) throw new Error('down')
      return new Map([['A', {} as never]])
    },
    () => now,
  )
  await ring.know()
  isDown = true
  now += 24 * 3_600_000
  await ring.know('A')
  expect(ring.keys.has('A')).toBe(true)
})

test('an expired certificate proves nothing', async () => {
  clock.advance(6 * 365 * 86_400_000)
  gateway = createWechatPay(configOf(simulators), clock)
  await expect(create('CERT000008')).rejects.toThrow('unknown serial')
})

import { createCipheriv, createSign, type KeyLike } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { movableClock } from '@hojip/platform/clock'
import { type Received, type Receiver, startReceiver } from '@hojip/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Simulators } from '../../../../../apps/simulators/start.ts'
import { wechatConfigOf } from '../../testing/gateway-configs.ts'
import { simulatorsHere } from '../../testing/simulators-here.ts'
import type { PaymentGateway } from '../gateway.ts'
import { createWechatPay } from './wechat-pay.ts'

let dataDir: string
let simulators: Simulators
let gateway: PaymentGateway
let receiver: Receiver
const clock = movableClock()

const { post, fault } = simulatorsHere({ speed: 100_000, clock }, async (own, folder) => {
  ;[simulators, dataDir] = [own, folder]
  gateway = createWechatPay(wechatConfigOf(simulators), clock)
  receiver = await startReceiver((message) => {
    const notification = gateway.parseNotification(message)
    return notification.kind === 'rejected' ? gateway.failureAnswer : gateway.successAnswer
  })
})
afterAll(() => receiver.close())

let count = 0
async function create() {
  const outTradeNo = `N${Date.now()}${(count += 1)}`
  const expiresAt = new Date(clock.nowMs() + 600_000)
  const notifyUrl = `${receiver.url}/notify`
  await gateway.create({
    outTradeNo,
    way: 'code',
    amountFen: 8888,
    description: '龙井',
    expiresAt,
    notifyUrl,
  })
  return outTradeNo
}

async function parsed() {
  return gateway.parseNotification(await receiver.next())
}

test('a payment is announced, verified and read', async () => {
  const outTradeNo = await create()
  await post('/sim/pay', { outTradeNo })
  const notification = await parsed()
  expect(notification).toMatchObject({ kind: 'payment', state: 'paid', outTradeNo, amountFen: 8888 })
  expect(notification).toMatchObject({ eventId: expect.stringMatching(/^EV-/), paidAt: expect.any(Date) })
})

test('a refund is announced, verified and read', async () => {
  const outTradeNo = await create()
  await post('/sim/pay', { outTradeNo })
  await receiver.next()
  const outRefundNo = `R${outTradeNo}`
  const notifyUrl = `${receiver.url}/refund`
  await gateway.refund({ outTradeNo, outRefundNo, refundFen: 100, totalFen: 8888, reason: '', notifyUrl })
  expect(await parsed()).toMatchObject({
    kind: 'refund',
    state: 'success',
    outTradeNo,
    outRefundNo,
    refundFen: 100,
  })
})

test.each([
  ['notifyBadSignature', 'bad signature', false],
  ['notifySignTest', 'bad signature', true],
  ['notifyStale', 'stale', false],
  ['notifyUnknownSerial', 'unknown serial', false],
  ['notifySerialSwitch', 'unknown serial', false],
  ['notifyTruncated', 'bad signature', false],
  ['notifyTampered', 'not decryptable', false],
  ['notifyWrongMerchant', 'wrong merchant', false],
  ['notifyWrongApp', 'wrong app', false],
])('%s is rejected as "%s", and the genuine message that follows is read', async (kind, reason, probe) => {
  const outTradeNo = await create()
  await fault({ kind, number: outTradeNo, times: 1 })
  await post('/sim/pay', { outTradeNo })
  expect(await parsed()).toEqual({ kind: 'rejected', reason, probe })
  expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo, amountFen: 8888 })
})

test('a wrong amount and an unknown number are passed on unchanged, for the caller to compare', async () => {
  const outTradeNo = await create()
  await fault({ kind: 'notifyWrongAmount', number: outTradeNo, times: 1 })
  await fault({ kind: 'notifyOtherNumber', number: outTradeNo, times: 1, value: 'SOMEBODY0001' })
  await post('/sim/pay', { outTradeNo })
  expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo: 'SOMEBODY0001', amountFen: 8889 })
  expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo, amountFen: 8888 })
})

test('duplicates and simultaneous sends carry the same event id', async () => {
  const outTradeNo = await create()
  await fault({ kind: 'notifyDuplicate', number: outTradeNo, times: 1, count: 2 })
  await fault({ kind: 'notifyConcurrent', number: outTradeNo, times: 1 })
  await post('/sim/pay', { outTradeNo })
  const all = [await parsed(), await parsed(), await parsed(), await parsed()]
  expect(new Set(all.map((one) => one.kind === 'payment' && one.eventId)).size).toBe(1)
})

test('the payment may be announced before create answers', async () => {
  await fault({ kind: 'notifyBeforeCreateAnswer', times: 1 })
  const before = receiver.count()
  const outTradeNo = await create()
  expect(receiver.count()).toBe(before + 1)
  expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo })
})

test('a refund may be announced before its payment', async () => {
  const outTradeNo = await create()
  await fault({ kind: 'notifyRefundFirst', number: outTradeNo, times: 1 })
  await post('/sim/pay', { outTradeNo })
  const notifyUrl = `${receiver.url}/refund`
  await gateway.refund({
    outTradeNo,
    outRefundNo: `R${outTradeNo}`,
    refundFen: 1,
    totalFen: 8888,
    reason: '退货',
    notifyUrl,
  })
  expect(await parsed()).toMatchObject({ kind: 'refund', outTradeNo })
  expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo })
})

describe('a forged message', () => {
  let genuine: Received
  beforeAll(async () => {
    const outTradeNo = await create()
    await post('/sim/pay', { outTradeNo })
    genuine = await receiver.next()
  })
  const reasonOf = (message: Partial<Received>) => {
    const result = gateway.parseNotification({ ...genuine, ...message })
    return result.kind === 'rejected' ? result.reason : result.kind
  }

  test('is rejected without any one of its headers', () => {
    expect(reasonOf({})).toBe('payment')
    for (const name of ['timestamp', 'nonce', 'serial', 'signature']) {
      const headers = { ...genuine.headers, [`wechatpay-${name}`]: undefined }
      expect(reasonOf({ headers })).toBe('missing header')
    }
  })

  test('is rejected when any one of its bytes is changed', () => {
    for (let at = 0; at < genuine.rawBody.length; at += 7) {
      const rawBody = Buffer.from(genuine.rawBody)
      rawBody.writeUInt8(rawBody.readUInt8(at) ^ 1, at)
      expect(reasonOf({ rawBody })).toBe('bad signature')
    }
  })

  test('is rejected when its JSON or its signature is written differently', () => {
    const rawBody = Buffer.from(JSON.stringify(JSON.parse(genuine.rawBody.toString()), null, 1))
    expect(reasonOf({ rawBody })).toBe('bad signature')
    const signature = ` ${String(genuine.headers['wechatpay-signature'])}`
    expect(reasonOf({ headers: { ...genuine.headers, 'wechatpay-signature': signature } })).toBe(
      'bad signature',
    )
  })

  test('is rejected when it comes five minutes later', () => {
    const clockOfOthers = { nowMs: () => clock.nowMs() + 301_000 }
    const later = createWechatPay(wechatConfigOf(simulators), clockOfOthers)
    expect(later.parseNotification(genuine)).toMatchObject({ kind: 'rejected', reason: 'stale' })
  })
})

describe('a correctly signed message with unexpected content', () => {
  let key: KeyLike
  beforeAll(async () => {
    const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
      wechat: { platform: { privateKey: string } }
    }
    key = secrets.wechat.platform.privateKey
  })

  const sealed = (inside: string) => {
    const cipher = createCipheriv('aes-256-gcm', simulators.credentials.WECHAT_PAY_API_V3_KEY, 'abcdefghijkl')
    const text = Buffer.concat([cipher.update(inside), cipher.final(), cipher.getAuthTag()])
    return { algorithm: 'AEAD_AES_256_GCM', ciphertext: text.toString('base64'), nonce: 'abcdefghijkl' }
  }
  const parse = (body: unknown) => {
    const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
    const timestamp = String(Math.floor(clock.nowMs() / 1000))
    const signature = createSign('RSA-SHA256').update(`${timestamp}\nnonce\n`).update(rawBody).update('\n')
    const headers = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'nonce',
      'wechatpay-serial': simulators.credentials.WECHAT_PAY_PUBLIC_KEY_ID,
      'wechatpay-signature': signature.sign(key, 'base64'),
    }
    const result = gateway.parseNotification({ headers, rawBody })
    return result.kind === 'rejected' ? result.reason : result.kind
  }
  const event = (resource: unknown, event_type = 'TRANSACTION.SUCCESS') => ({
    id: 'EV-1',
    event_type,
    resource,
  })
  const trade = () => ({
    mchid: simulators.credentials.WECHAT_PAY_MCHID,
    appid: simulators.credentials.WECHAT_PAY_APPID,
    out_trade_no: 'T0001',
    transaction_id: '4200',
    trade_state: 'SUCCESS',
    success_time: '2026-11-20T16:00:00+08:00',
    amount: { total: 1, currency: 'CNY' },
  })
  const withTrade = (given: object) => event(sealed(JSON.stringify({ ...trade(), ...given })))

  test('is read when nothing is missing, also without associated data', () => {
    expect(parse(withTrade({}))).toBe('payment')
    expect(parse(event(sealed(JSON.stringify(trade())), 'SOMETHING.NEW'))).toBe('other')
  })

  test.each<[string, () => unknown, string]>([
    ['no JSON', () => '{', 'malformed'],
    ['a list', () => [], 'malformed'],
    ['no resource', () => ({ id: 'EV-1', event_type: 'X' }), 'malformed'],
    ['another algorithm', () => event({ ...sealed('{}'), algorithm: 'NONE' }), 'not decryptable'],
    ['a nonce of another length', () => event({ ...sealed('{}'), nonce: 'abc' }), 'not decryptable'],
    ['a shortened tag', () => event({ ...sealed('{}'), ciphertext: 'AAAA' }), 'not decryptable'],
    ['other associated data', () => event({ ...sealed('{}'), associated_data: 'x' }), 'not decryptable'],
    ['content that is not an object', () => event(sealed('1')), 'malformed'],
    ['an amount as text', () => withTrade({ amount: { total: '1', currency: 'CNY' } }), 'malformed'],
    ['half a fen', () => withTrade({ amount: { total: 0.5, currency: 'CNY' } }), 'malformed'],
    ['dollars', () => withTrade({ amount: { total: 1, currency: 'USD' } }), 'wrong currency'],
    ['a state that is not paid', () => withTrade({ trade_state: 'NOTPAY' }), 'malformed'],
    ['no date', () => withTrade({ success_time: 'soon' }), 'malformed'],
    [
      'an unknown refund status',
      () => event(sealed(JSON.stringify({ ...trade(), refund_status: 'toString' })), 'REFUND.X'),
      'malformed',
    ],
  ])('is rejected for %s', (_what, body, reason) => {
    expect(parse(body())).toBe(reason)
  })
})

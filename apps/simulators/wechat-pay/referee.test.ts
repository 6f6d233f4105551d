import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Receiver, startReceiver } from '@hojip/platform/testing'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { people, wechatIds } from '../logins/people.ts'
import { type Simulators, startTestSimulators } from '../testing.ts'
import { type Answered, aWechatKit, type Wechatpay } from './testing.ts'

const isAlone = !hasExtraPackages()

let dataDir: string
let simulators: Simulators
let receiver: Receiver
let kit: ReturnType<typeof aWechatKit>
let client: Wechatpay

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-referee-'))
  simulators = await startTestSimulators({ dataDir, speed: 100_000 })
  receiver = await startReceiver(() => ({ status: 204, body: '' }))
  const c = simulators.credentials
  kit = aWechatKit()
  client = new kit.Wechatpay({
    mchid: c.WECHAT_PAY_MCHID,
    serial: c.WECHAT_PAY_MERCHANT_SERIAL,
    privateKey: c.WECHAT_PAY_MERCHANT_KEY,
    certs: { [c.WECHAT_PAY_PUBLIC_KEY_ID]: c.WECHAT_PAY_PUBLIC_KEY },
    baseURL: simulators.url,
  })
})
afterAll(async () => {
  await simulators.stop()
  await receiver.close()
  await rm(dataDir, { recursive: true })
})

function post(path: string, body: object) {
  return fetch(simulators.url + path, { method: 'POST', body: JSON.stringify(body) })
}

afterEach(() => fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' }))

let count = 0
function order() {
  return {
    appid: simulators.credentials.WECHAT_PAY_APPID,
    mchid: simulators.credentials.WECHAT_PAY_MCHID,
    description: '碧螺春',
    out_trade_no: `REF-${Date.now()}-${(count += 1)}`,
    notify_url: `${receiver.url}/notify`,
    amount: { total: 12_345, currency: 'CNY' },
  }
}

function native(body: object): Promise<Answered> {
  return client.chain('v3/pay/transactions/native').post(body)
}

function query(number: string) {
  return client
    .chain(`v3/pay/transactions/out-trade-no/${number}`)
    .get({ params: { mchid: simulators.credentials.WECHAT_PAY_MCHID } })
}

function refused(call: Promise<unknown>) {
  return call.then(
    () => undefined,
    (error: { response?: { status: number; data: { code: string } } }) => error.response,
  )
}

/** The decrypted content of the next notification, verified by the referee. */
async function notified() {
  const { headers, rawBody } = await receiver.next()
  const header = (name: string) => String(headers[`wechatpay-${name}`])
  const text = kit.Formatter.response(header('timestamp'), header('nonce'), rawBody.toString())
  expect(header('serial')).toBe(simulators.credentials.WECHAT_PAY_PUBLIC_KEY_ID)
  const publicKey = kit.Rsa.from(simulators.credentials.WECHAT_PAY_PUBLIC_KEY, kit.Rsa.KEY_TYPE_PUBLIC)
  expect(kit.Rsa.verify(text, header('signature'), publicKey)).toBe(true)
  const { resource, event_type: type } = JSON.parse(rawBody.toString()) as {
    event_type: string
    resource: { nonce: string; ciphertext: string; associated_data: string }
  }
  const key = simulators.credentials.WECHAT_PAY_API_V3_KEY
  const inside = kit.Aes.AesGcm.decrypt(resource.ciphertext, key, resource.nonce, resource.associated_data)
  return { type, inside: JSON.parse(inside) as Record<string, unknown> }
}

test.skipIf(isAlone)('an independent client creates, queries, is notified and refunds', async () => {
  const made = order()
  const { data } = await native(made)
  expect(data['code_url']).toMatch(/^weixin:\/\//)
  expect((await query(made.out_trade_no)).data.trade_state).toBe('NOTPAY')
  await post('/sim/pay', { outTradeNo: made.out_trade_no })
  const payment = await notified()
  expect(payment.type).toBe('TRANSACTION.SUCCESS')
  expect(payment.inside).toMatchObject({ out_trade_no: made.out_trade_no, amount: { total: 12_345 } })
  const asked = await query(made.out_trade_no)
  expect(asked.data).toMatchObject({
    trade_state: 'SUCCESS',
    transaction_id: payment.inside['transaction_id'],
  })
  const refund = {
    transaction_id: asked.data.transaction_id,
    out_refund_no: `R-${made.out_trade_no}`,
    notify_url: `${receiver.url}/refund`,
    amount: { refund: 345, total: 12_345, currency: 'CNY' },
  }
  const accepted: Answered = await client.chain('v3/refund/domestic/refunds').post(refund)
  expect(accepted.data['status']).toBe('PROCESSING')
  const announced = await notified()
  expect(announced.type).toBe('REFUND.SUCCESS')
  expect(announced.inside).toMatchObject({ out_refund_no: refund.out_refund_no, refund_status: 'SUCCESS' })
  const found = await client.chain(`v3/refund/domestic/refunds/${refund.out_refund_no}`).get()
  expect(found.data).toMatchObject({ status: 'SUCCESS', amount: { refund: 345, total: 12_345 } })
  expect((await query(made.out_trade_no)).data.trade_state).toBe('REFUND')
})

test.skipIf(isAlone)('closing answers a signed 204', async () => {
  const made = order()
  await native(made)
  const close = client.chain(`v3/pay/transactions/out-trade-no/${made.out_trade_no}/close`)
  expect((await close.post({ mchid: made.mchid })).status).toBe(204)
  expect((await query(made.out_trade_no)).data.trade_state).toBe('CLOSED')
})

test.skipIf(isAlone)('the referee accepts no answer that is wrongly signed, unsigned or stale', async () => {
  const made = order()
  await native(made)
  for (const [kind, code] of [
    ['answerBadSignature', 'EV3_RES_HEADER_SIGNATURE_DIGEST'],
    ['answerUnsigned', 'EV3_RES_HEADERS_INCOMPLATE'],
    ['answerStale', 'EV3_RES_HEADER_TIMESTAMP_OFFSET'],
    ['answerSerialSwitch', 'EV3_RES_HEADER_PLATFORM_SERIAL'],
  ]) {
    await post('/sim/faults', { kind, number: made.out_trade_no, times: 1 })
    await expect(query(made.out_trade_no)).rejects.toMatchObject({ code })
  }
  expect((await query(made.out_trade_no)).data.trade_state).toBe('NOTPAY')
})

test.skipIf(isAlone)('the referee refuses tampered encrypted content', async () => {
  const made = order()
  await native(made)
  await post('/sim/faults', { kind: 'notifyTampered', number: made.out_trade_no, times: 1 })
  await post('/sim/pay', { outTradeNo: made.out_trade_no })
  await expect(notified()).rejects.toThrow('unable to authenticate data')
  expect((await notified()).type).toBe('TRANSACTION.SUCCESS')
})

test.skipIf(isAlone)('errors have the status and the code of the real ones', async () => {
  const made = order()
  expect(await refused(native({ ...made, amount: { total: '1' } }))).toMatchObject({
    status: 400,
    data: { code: 'PARAM_ERROR', detail: { field: '/amount/total' } },
  })
  expect(await refused(query('NOBODY0001'))).toMatchObject({ status: 404, data: { code: 'ORDER_NOT_EXIST' } })
  expect(await refused(native({ ...made, mchid: '1' }))).toMatchObject({ data: { code: 'MCH_NOT_EXISTS' } })
  expect(await refused(client.chain('v3/certificates').get())).toMatchObject({
    status: 404,
    data: { code: 'RESOURCE_NOT_EXISTS' },
  })
})

describe('bills', () => {
  const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const billOf = async (path: string, params: object) => {
    const { data } = await client
      .chain(path)
      .get({ params: { bill_date: today(), tar_type: 'GZIP', ...params } })
    const url = new URL(data['download_url']!)
    const file = await client
      .chain(`v3/billdownload/file`)
      .get<ArrayBuffer>({
        params: { token: url.searchParams.get('token') },
        responseType: 'arraybuffer',
        transformResponse: [],
      })
    const content = gunzipSync(Buffer.from(file.data))
    expect(createHash('sha1').update(content).digest('hex')).toBe(data.hash_value)
    return content.toString('utf8')
  }
  const paid = async () => {
    const made = order()
    await native(made)
    await post('/sim/pay', { outTradeNo: made.out_trade_no })
    await receiver.next()
    return made.out_trade_no
  }

  test.skipIf(isAlone)('list every payment in yuan, with backticks and a byte order mark', async () => {
    const number = await paid()
    const lines = (await billOf('v3/bill/tradebill', { bill_type: 'ALL' })).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF交易时间,/)
    const line = lines.find((one) => one.includes(number))
    expect(line?.split(',')[12]).toBe('`123.45')
    const funds = await billOf('v3/bill/fundflowbill', { account_type: 'BASIC' })
    expect(funds).toContain(`\`${number}`)
  })

  test.skipIf(isAlone)('contain the planted differences', async () => {
    const [gone, more, extra] = [await paid(), await paid(), await paid()]
    await post('/sim/faults', { kind: 'billMissing', number: gone })
    await post('/sim/faults', { kind: 'billAmount', number: more })
    await post('/sim/faults', { kind: 'billExtra', number: extra })
    const bill = await billOf('v3/bill/tradebill', {})
    expect(bill).not.toContain(gone)
    expect(bill.split('\r\n').find((line) => line.includes(more))).toContain('`123.46')
    expect(bill).toContain('`UNKNOWN')
  })
})

test.skipIf(isAlone)(
  'an independent client gets a link for a phone, and the trade has the type of H5',
  async () => {
    const made = { ...order(), scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } } }
    const h5 = (body: object): Promise<Answered> => client.chain('v3/pay/transactions/h5').post(body)
    const { data } = await h5(made)
    expect(data['h5_url']).toMatch(/\/cgi-bin\/mmpayweb-bin\/checkmweb\?prepay_id=/)
    expect((await query(made.out_trade_no)).data).toMatchObject({ trade_type: 'MWEB', trade_state: 'NOTPAY' })
    const moved = { ...made, scene_info: { ...made.scene_info, payer_client_ip: '203.0.113.8' } }
    expect(await refused(h5(moved))).toMatchObject({ status: 400, data: { code: 'INVALID_REQUEST' } })
    const nowhere = { ...order(), scene_info: { h5_info: { type: 'Wap' } } }
    expect(await refused(h5(nowhere))).toMatchObject({ status: 400, data: { code: 'PARAM_ERROR' } })
  },
)

test.skipIf(isAlone)('an independent client signs the dialog inside WeChat for its payer', async () => {
  const c = simulators.credentials
  const person = wechatIds(people[0]!, c.WECHAT_PAY_APPID)
  const made = { ...order(), payer: { openid: person.openid } }
  const jsapi = (body: object): Promise<Answered> => client.chain('v3/pay/transactions/jsapi').post(body)
  const { data } = await jsapi(made)
  const [timeStamp, nonceStr] = [`${kit.Formatter.timestamp()}`, kit.Formatter.nonce()]
  const whole = `prepay_id=${data['prepay_id']}`
  const text = kit.Formatter.joinedByLineFeed(c.WECHAT_PAY_APPID, timeStamp, nonceStr, whole)
  const paySign = kit.Rsa.sign(text, kit.Rsa.from(c.WECHAT_PAY_MERCHANT_KEY, kit.Rsa.KEY_TYPE_PRIVATE))
  const dialog = { appId: c.WECHAT_PAY_APPID, timeStamp, nonceStr, package: whole, signType: 'RSA', paySign }
  const page = 'http://localhost:3000/pay/wx/1'
  const answer = await post('/sim/wechat/bridge', { dialog, page, person: people[0]!.key })
  expect(await answer.json()).toEqual({ err_msg: 'get_brand_wcpay_request:ok' })
  expect((await notified()).inside).toMatchObject({ trade_type: 'JSAPI', payer: { openid: person.openid } })
  const stranger = { ...order(), payer: { openid: wechatIds(people[0]!, 'wx0000000000000001').openid } }
  expect(await refused(jsapi(stranger))).toMatchObject({ status: 400 })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { type Receiver, startReceiver } from '@hojip/platform/testing'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../testing.ts'
import { type AlipaySdk, anAlipaySdk } from './testing.ts'

const isAlone = !hasExtraPackages()

let dataDir: string
let simulators: Simulators
let receiver: Receiver
let sdk: AlipaySdk
const zone = process.env['TZ']

beforeAll(async () => {
  // The SDK writes its timestamps in the time zone of the process, and Alipay reads them as China time.
  process.env['TZ'] = 'Asia/Shanghai'
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-alipay-referee-'))
  simulators = await startTestSimulators({ dataDir, speed: 10_000_000 })
  receiver = await startReceiver(() => ({ status: 200, contentType: 'text/plain', body: 'success' }))
  const c = simulators.credentials
  sdk = anAlipaySdk({
    appId: c.ALIPAY_APP_ID,
    privateKey: c.ALIPAY_APP_PRIVATE_KEY,
    alipayPublicKey: c.ALIPAY_PUBLIC_KEY,
    gateway: c.ALIPAY_GATEWAY_URL,
    keyType: 'PKCS8',
  })
})
afterAll(async () => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  await simulators.stop()
  await receiver.close()
  await rm(dataDir, { recursive: true })
})

function post(path: string, body: object) {
  return fetch(simulators.url + path, { method: 'POST', body: JSON.stringify(body) })
}

function call(method: string, bizContent: object, more: object = {}) {
  return sdk.exec(method, { bizContent, ...more }, { validateSign: true })
}

let count = 0
function number() {
  return `REF${Date.now()}${(count += 1)}`
}

function page(outTradeNo: string) {
  return sdk.pageExecute('alipay.trade.page.pay', 'GET', {
    bizContent: {
      out_trade_no: outTradeNo,
      total_amount: '88.88',
      subject: '乌龙茶',
      product_code: 'FAST_INSTANT_TRADE_PAY',
    },
    notify_url: `${receiver.url}/notify`,
    return_url: 'https://mall.example/back?x=1',
  })
}

async function notified() {
  const { rawBody } = await receiver.next()
  const fields = Object.fromEntries(new URLSearchParams(rawBody.toString()))
  expect(sdk.checkNotifySignV2(fields)).toBe(true)
  return fields
}

test.skipIf(isAlone)('an independent client opens the page, is notified, refunds and queries', async () => {
  const outTradeNo = number()
  const opened = await fetch(page(outTradeNo), { redirect: 'manual' })
  expect(opened.status).toBe(302)
  const payPage = simulators.url + String(opened.headers.get('location'))
  await fetch(payPage)
  expect(await call('alipay.trade.query', { out_trade_no: outTradeNo })).toMatchObject({
    tradeStatus: 'WAIT_BUYER_PAY',
  })
  const back = await fetch(`${payPage}/pay`, { method: 'POST', redirect: 'manual' })
  const returned = Object.fromEntries(new URL(String(back.headers.get('location'))).searchParams)
  const { x, ...signed } = returned
  expect(x).toBe('1')
  expect(sdk.checkNotifySignV2(signed)).toBe(true)
  expect(await notified()).toMatchObject({
    trade_status: 'TRADE_SUCCESS',
    out_trade_no: outTradeNo,
    total_amount: '88.88',
  })
  const refunded = await call('alipay.trade.refund', {
    out_trade_no: outTradeNo,
    refund_amount: '8.88',
    out_request_no: 'R1',
  })
  expect(refunded).toMatchObject({ code: '10000', fundChange: 'Y', refundFee: '8.88' })
  expect(await notified()).toMatchObject({
    trade_status: 'TRADE_SUCCESS',
    refund_fee: '8.88',
    out_biz_no: 'R1',
  })
  const asked = await call('alipay.trade.fastpay.refund.query', {
    out_trade_no: outTradeNo,
    out_request_no: 'R1',
  })
  expect(asked).toMatchObject({ refundStatus: 'REFUND_SUCCESS', refundAmount: '8.88', totalAmount: '88.88' })
  await call('alipay.trade.refund', {
    out_trade_no: outTradeNo,
    refund_amount: '80.00',
    out_request_no: 'R2',
  })
  expect(await notified()).toMatchObject({ trade_status: 'TRADE_CLOSED', refund_fee: '88.88' })
})

test.skipIf(isAlone)(
  'an independent client gets a QR code paid, and a notification with its number',
  async () => {
    const outTradeNo = number()
    const content = {
      out_trade_no: outTradeNo,
      total_amount: '39.90',
      subject: '玉兔茶具',
      product_code: 'QR_CODE_OFFLINE',
    }
    const notifyUrl = `${receiver.url}/notify`
    const made = await call('alipay.trade.precreate', content, { notifyUrl })
    expect(made).toMatchObject({ code: '10000', outTradeNo })
    const again = await call('alipay.trade.precreate', content, { notifyUrl })
    expect(again['qrCode']).toBe(made['qrCode'])
    const dearer = await call('alipay.trade.precreate', { ...content, total_amount: '40.00' })
    expect(dearer).toMatchObject({ subCode: 'ACQ.CONTEXT_INCONSISTENT' })
    // The URL in the QR code opens the payment page of the person who scans it.
    const token = new URL(String(made['qrCode'])).pathname
    const scanned = await fetch(`${simulators.url}/sim/alipay${token}`)
    expect(await scanned.text()).toContain('¥39.90')
    expect(await call('alipay.trade.query', { out_trade_no: outTradeNo })).toMatchObject({
      tradeStatus: 'WAIT_BUYER_PAY',
    })
    const paid = await fetch(`${simulators.url}/sim/alipay${token}/pay`, { method: 'POST' })
    expect(await paid.text()).toContain('支付成功')
    expect(await notified()).toMatchObject({
      trade_status: 'TRADE_SUCCESS',
      out_trade_no: outTradeNo,
      total_amount: '39.90',
    })
    const over = await call('alipay.trade.precreate', content)
    expect(over).toMatchObject({ subCode: 'ACQ.TRADE_HAS_SUCCESS' })
  },
)

test.skipIf(isAlone)('a code to scan, closed before it is paid', async () => {
  const outTradeNo = number()
  const content = { out_trade_no: outTradeNo, total_amount: '1.00', subject: '试饮装' }
  const made = await call('alipay.trade.precreate', content)
  expect(made).toMatchObject({ code: '10000', qrCode: expect.stringContaining('https://qr.alipay.com/') })
  const asked = await call('alipay.trade.query', { out_trade_no: outTradeNo })
  expect(asked).toMatchObject({ code: '40004', subCode: 'ACQ.TRADE_NOT_EXIST' })
  await post('/sim/scan', { outTradeNo })
  expect(await call('alipay.trade.close', { out_trade_no: outTradeNo })).toMatchObject({ code: '10000' })
  const again = await call('alipay.trade.close', { out_trade_no: outTradeNo })
  expect(again).toMatchObject({ subCode: 'ACQ.TRADE_HAS_CLOSE' })
})

test.skipIf(isAlone)('the referee accepts no answer with a wrong signature', async () => {
  const outTradeNo = number()
  await post('/sim/faults', { kind: 'answerBadSignature', number: outTradeNo, times: 1 })
  await expect(call('alipay.trade.query', { out_trade_no: outTradeNo })).rejects.toThrow('验签失败')
})

test.skipIf(isAlone)('refusals name the field or the reason', async () => {
  const base = { out_trade_no: number(), total_amount: '1.00', subject: '茶' }
  const refused = async (given: object) =>
    (await call('alipay.trade.precreate', { ...base, ...given }))['subCode']
  expect(await refused({ total_amount: '0.00' })).toBe('ACQ.INVALID_PARAMETER')
  expect(await refused({ total_amount: '1.001' })).toBe('ACQ.INVALID_PARAMETER')
  expect(await refused({ subject: 'a&b' })).toBe('ACQ.INVALID_PARAMETER')
  expect(await refused({ out_trade_no: 'a-b' })).toBe('ACQ.INVALID_PARAMETER')
  expect(await refused({ timeout_express: '30s' })).toBe('ACQ.INVALID_PARAMETER')
  expect(await refused({ product_code: 'FAST_INSTANT_TRADE_PAY' })).toBe('ACQ.INVALID_PARAMETER')
})

/** Extracts the files of an archive, by the local headers alone. */
function unzip(bytes: Buffer): string[] {
  const files: string[] = []
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [packed, nameLength] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)]
    const start = at + 30 + nameLength
    files.push(new TextDecoder('gbk').decode(inflateRawSync(bytes.subarray(start, start + packed))))
    at = start + packed
  }
  return files
}

test.skipIf(isAlone)('the bill is a zip of GBK files with every movement', async () => {
  const outTradeNo = number()
  await fetch(page(outTradeNo))
  await post('/sim/pay', { outTradeNo })
  await notified()
  const bill_date = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const answer = await call('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date,
  })
  const file = await fetch(String(answer['billDownloadUrl']))
  const [detail, summary] = unzip(Buffer.from(await file.arrayBuffer()))
  expect(detail).toContain('支付宝交易号,商户订单号')
  expect(detail?.split('\r\n').find((line) => line.includes(outTradeNo))).toContain('88.88\t')
  expect(summary).toContain('合计')
})

test.skipIf(isAlone)(
  'an independent client opens the page for phones, which redirects when it is cancelled',
  async () => {
    const outTradeNo = number()
    const address = sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
      bizContent: {
        out_trade_no: outTradeNo,
        total_amount: '88.88',
        subject: '乌龙茶',
        product_code: 'QUICK_WAP_WAY',
        quit_url: 'https://mall.example/left',
      },
      notify_url: `${receiver.url}/notify`,
      return_url: 'https://mall.example/back?x=1',
    })
    const opened = await fetch(address, { redirect: 'manual' })
    const payPage = simulators.url + String(opened.headers.get('location'))
    const press = async (what: string) =>
      (await fetch(`${payPage}/${what}`, { method: 'POST', redirect: 'manual' })).headers.get('location')
    expect(await press('cancel')).toBe('https://mall.example/left')
    const back = new URL(String(await press('pay')))
    expect(back.searchParams.get('method')).toBe('alipay.trade.wap.pay.return')
    expect(await notified()).toMatchObject({ out_trade_no: outTradeNo, trade_status: 'TRADE_SUCCESS' })
  },
)

import { movableClock } from '@hojip/platform/clock'
import { extraPackage, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { describe, expect, test } from 'vitest'
import type { Simulators } from '../../../../../apps/simulators/start.ts'
import { wechatConfigOf } from '../../testing/gateway-configs.ts'
import { simulatorsHere } from '../../testing/simulators-here.ts'
import { type Attempt, GatewayRefused, type PaymentGateway, UnknownOutcome } from '../gateway.ts'
import { createWechatPay, type WechatPayConfig } from './wechat-pay.ts'

let simulators: Simulators
let config: WechatPayConfig
let gateway: PaymentGateway
const clock = movableClock()

const { fault, pay } = simulatorsHere({ speed: 100_000, clock }, (own) => {
  simulators = own
  const c = simulators.credentials
  config = {
    ...wechatConfigOf(simulators),
    furtherPublicKeys: { [c.WECHAT_PAY_NEXT_PUBLIC_KEY_ID]: c.WECHAT_PAY_NEXT_PUBLIC_KEY },
  }
  gateway = createWechatPay(config, clock)
})

let count = 0
function attempt(given: Partial<Attempt> = {}): Attempt {
  return {
    outTradeNo: `W${Date.now()}${(count += 1)}`,
    way: 'code',
    amountFen: 8888,
    description: '明前龙井 250 克',
    expiresAt: new Date(clock.nowMs() + 30 * 60_000),
    notifyUrl: 'http://127.0.0.1:9/notify',
    ...given,
  }
}

async function paid(given: Partial<Attempt> = {}) {
  const made = attempt(given)
  await gateway.create(made)
  await pay(made.outTradeNo)
  return made
}

function refundOf(made: Attempt, outRefundNo: string, refundFen: number) {
  return { outTradeNo: made.outTradeNo, outRefundNo, refundFen, totalFen: made.amountFen, reason: '不想要了' }
}

/** Asks until the bank has decided; the simulated bank takes microseconds. */
async function settled(made: Attempt, outRefundNo: string) {
  for (;;) {
    const status = await gateway.refundQuery(made.outTradeNo, outRefundNo)
    if (status.state !== 'processing') return status
  }
}

async function ledgerOf(outTradeNo: string) {
  const answer = await fetch(`${simulators.url}/sim/ledger`)
  const { byNumber } = (await answer.json()) as {
    byNumber: Record<string, { inFen: number; outFen: number }>
  }
  return byNumber[outTradeNo]
}

describe('a payment', () => {
  test('goes from unknown to waiting to paid', async () => {
    const made = attempt()
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'unknown' })
    const opened = await gateway.create(made)
    expect(opened).toEqual({
      kind: 'qr',
      codeUrl: expect.stringMatching(/^weixin:\/\/wxpay\/bizpayurl\?pr=/),
    })
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'waiting' })
    await pay(made.outTradeNo)
    const status = await gateway.query(made.outTradeNo)
    expect(status).toMatchObject({ state: 'paid', amountFen: 8888 })
    expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 8888, outFen: 0 })
  })

  test('can be opened again with the same parameters, and with no others', async () => {
    const made = attempt()
    const first = await gateway.create(made)
    expect(await gateway.create(made)).toEqual(first)
    await expect(gateway.create({ ...made, amountFen: 1 })).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })

  test('can be closed, also when it is already closed or was never seen', async () => {
    const made = attempt()
    await gateway.create(made)
    expect(await gateway.close(made.outTradeNo)).toBe('closed')
    expect(await gateway.close(made.outTradeNo)).toBe('closed')
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'closed' })
    expect(await gateway.close(attempt().outTradeNo)).toBe('closed')
    await expect(gateway.create(made)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    expect(await pay(made.outTradeNo)).toEqual({ error: 'closed' })
  })

  test('that is paid cannot be closed', async () => {
    const made = await paid()
    expect(await gateway.close(made.outTradeNo)).toBe('alreadyPaid')
    await expect(gateway.create(made)).rejects.toMatchObject({ code: 'OUT_TRADE_NO_USED' })
  })

  test('expires at its deadline', async () => {
    const made = attempt({ expiresAt: new Date(clock.nowMs() + 60_000) })
    await gateway.create(made)
    clock.advance(61_000)
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'closed' })
    expect(await pay(made.outTradeNo)).toEqual({ error: 'closed' })
  })

  test('may succeed after it was closed', async () => {
    const made = attempt()
    await gateway.create(made)
    await gateway.close(made.outTradeNo)
    await fault({ kind: 'payAfterClose', number: made.outTradeNo, times: 1 })
    await pay(made.outTradeNo)
    expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid', amountFen: 8888 })
  })
})

describe('a refund', () => {
  test('moves money once however often it is requested', async () => {
    const made = await paid()
    const request = refundOf(made, `R${made.outTradeNo}`, 8888)
    expect(await gateway.refund(request)).toMatchObject({ state: 'processing', refundFen: 8888 })
    expect(await settled(made, request.outRefundNo)).toMatchObject({ state: 'success', refundFen: 8888 })
    expect(await gateway.refund(request)).toMatchObject({ state: 'success' })
    expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid' })
    expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 8888, outFen: 8888 })
  })

  test('never exceeds what was paid, counted over all its parts', async () => {
    const made = await paid()
    await gateway.refund(refundOf(made, `A${made.outTradeNo}`, 5000))
    clock.advance(1000)
    const tooMuch = gateway.refund(refundOf(made, `B${made.outTradeNo}`, 3889))
    await expect(tooMuch).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
    expect(await gateway.refund(refundOf(made, `C${made.outTradeNo}`, 3888))).toMatchObject({
      state: 'processing',
    })
  })

  test('for an unknown number may be tried later', async () => {
    const refused = gateway.refund(refundOf(attempt(), 'R1', 1))
    await expect(refused).rejects.toMatchObject({ code: 'RESOURCE_NOT_EXISTS', retryLater: true })
    expect(await gateway.refundQuery('T00001', 'R-none')).toEqual({ state: 'unknown' })
  })

  test.each([
    ['refundAbnormal', 'abnormal'],
    ['refundClosed', 'failed'],
  ])('with %s ends as %s', async (kind, state) => {
    const made = await paid()
    await fault({ kind, number: made.outTradeNo, times: 1 })
    await gateway.refund(refundOf(made, `R${made.outTradeNo}`, 100))
    expect(await settled(made, `R${made.outTradeNo}`)).toMatchObject({ state })
    expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 8888, outFen: 0 })
  })

  test('waits for the balance', async () => {
    const made = await paid()
    await fault({ kind: 'refundNotEnough', number: made.outTradeNo, times: 1 })
    const request = refundOf(made, `R${made.outTradeNo}`, 100)
    await expect(gateway.refund(request)).rejects.toMatchObject({ code: 'NOT_ENOUGH', retryLater: true })
    expect(await gateway.refund(request)).toMatchObject({ state: 'processing' })
  })
})

describe('an unknown outcome', () => {
  test('of a create that had its effect is resolved by a repeat', async () => {
    const made = attempt()
    await fault({ kind: 'errorAfter', number: made.outTradeNo, call: 'create', times: 1 })
    await expect(gateway.create(made)).rejects.toBeInstanceOf(UnknownOutcome)
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'waiting' })
    expect(await gateway.create(made)).toMatchObject({ kind: 'qr' })
  })

  test('of a create that had no effect is resolved by a repeat', async () => {
    const made = attempt()
    await fault({ kind: 'errorBefore', number: made.outTradeNo, call: 'create', times: 1 })
    await expect(gateway.create(made)).rejects.toBeInstanceOf(UnknownOutcome)
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'unknown' })
    expect(await gateway.create(made)).toMatchObject({ kind: 'qr' })
  })

  test.each(['errorAfter', 'cutAfter', 'errorBefore', 'cutBefore'])(
    'of a refund with %s moves money once',
    async (kind) => {
      const made = await paid()
      const request = refundOf(made, `R${made.outTradeNo}`, 700)
      await fault({ kind, number: made.outTradeNo, call: 'refund', times: 1 })
      await expect(gateway.refund(request)).rejects.toBeInstanceOf(UnknownOutcome)
      await gateway.refund(request)
      await settled(made, request.outRefundNo)
      expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 8888, outFen: 700 })
    },
  )

  test.each([
    'answerBadSignature',
    'answerUnsigned',
    'answerStale',
    'answerTruncated',
    'answerOversized',
    'answerRedirect',
    'cutAfter',
    'errorAfter',
  ])('is what a query with %s ends in', async (kind) => {
    const made = await paid()
    await fault({ kind, number: made.outTradeNo, call: 'query', times: 1 })
    await expect(gateway.query(made.outTradeNo)).rejects.toBeInstanceOf(UnknownOutcome)
    expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid' })
  })

  test('is what a close with an unsigned 204 ends in', async () => {
    const made = attempt()
    await gateway.create(made)
    await fault({ kind: 'answerUnsigned', number: made.outTradeNo, call: 'close', times: 1 })
    await expect(gateway.close(made.outTradeNo)).rejects.toBeInstanceOf(UnknownOutcome)
  })
})

test('an answer signed with the next key is verified when that key is configured', async () => {
  const made = await paid()
  await fault({ kind: 'answerSerialSwitch', number: made.outTradeNo, times: 2 })
  expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid' })
  const { furtherPublicKeys: _, ...old } = config
  await expect(createWechatPay(old, clock).query(made.outTradeNo)).rejects.toThrow('unknown serial')
})

describe('the gateway refuses', () => {
  test.each<[string, Partial<Attempt>, string]>([
    ['an amount of nothing', { amountFen: 0 }, 'PARAM_ERROR'],
    ['half a fen', { amountFen: 1.5 }, 'PARAM_ERROR'],
    ['a short number', { outTradeNo: 'ABC' }, 'PARAM_ERROR'],
    ['an address with a query', { notifyUrl: 'https://mall.example/n?a=1' }, 'PARAM_ERROR'],
    ['plain http to somewhere else', { notifyUrl: 'http://mall.example/n' }, 'PARAM_ERROR'],
    ['a deadline in the past', { expiresAt: new Date(0) }, 'PARAM_ERROR'],
    ['an empty description', { description: '' }, 'PARAM_ERROR'],
  ])('%s', async (_what, given, code) => {
    const refused = gateway.create(attempt(given))
    await expect(refused).rejects.toBeInstanceOf(GatewayRefused)
    await expect(refused).rejects.toMatchObject({ code, retryLater: false })
  })

  test('a wrong serial, a clock that is off, another merchant', async () => {
    const made = attempt()
    const wrongSerial = createWechatPay({ ...config, merchantSerial: 'A'.repeat(40) }, clock)
    await expect(wrongSerial.create(made)).rejects.toMatchObject({ code: 'SIGN_ERROR' })
    const late = createWechatPay(config, { nowMs: () => clock.nowMs() - 400_000 })
    await expect(late.create(made)).rejects.toMatchObject({ code: 'SIGN_ERROR' })
    const otherApp = createWechatPay({ ...config, appid: 'wx0000000000000000' }, clock)
    await expect(otherApp.create(made)).rejects.toMatchObject({ code: 'APPID_MCHID_NOT_MATCH' })
  })
})

test('a description of any length is accepted', async () => {
  expect(await gateway.create(attempt({ description: '茶🍵'.repeat(200) }))).toMatchObject({ kind: 'qr' })
})

test('invalid keys are refused at once, without being shown', () => {
  expect(() => createWechatPay({ ...config, merchantKey: 'secret' })).toThrow(
    /^the merchant key of WeChat Pay is not a key$/,
  )
  expect(() => createWechatPay({ ...config, apiV3Key: 'short' })).toThrow('not 32 bytes')
})

/** What the test uses of another people's client. */
interface Kit {
  Formatter: { joinedByLineFeed(...pieces: string[]): string }
  Rsa: {
    KEY_TYPE_PRIVATE: 'private'
    from(pem: string, type: 'private'): object
    sign(text: string, key: object): string
  }
}
test.skipIf(!hasExtraPackages())(
  'an independent client verifies the signature of the dialog inside WeChat',
  () => {
    const { Formatter, Rsa } = extraPackage<Kit>('wechatpay-axios-plugin')
    const c = simulators.credentials
    const account = { pageUrl: c.WECHAT_PAY_OAUTH_URL, apiUrl: c.WECHAT_PAY_OAUTH_API_URL, secret: 'x' }
    const inside = createWechatPay({ ...config, ways: ['jsapi'], account }, clock).inside!
    const dialog = inside.dialog('wx2026')
    const text = Formatter.joinedByLineFeed(dialog.appId, dialog.timeStamp, dialog.nonceStr, dialog.package)
    const key = Rsa.from(config.merchantKey, Rsa.KEY_TYPE_PRIVATE)
    expect(dialog).toMatchObject({
      package: 'prepay_id=wx2026',
      signType: 'RSA',
      paySign: Rsa.sign(text, key),
    })
    expect(dialog.timeStamp).toMatch(/^\d{10}$/)
    expect(() => createWechatPay({ ...config, ways: ['jsapi'] }, clock)).toThrow('secret')
  },
)

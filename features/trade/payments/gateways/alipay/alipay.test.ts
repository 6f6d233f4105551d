import { movableClock } from '@hojip/platform/clock'
import { type Receiver, startReceiver } from '@hojip/platform/testing'
import { afterAll, describe, expect, test } from 'vitest'
import type { Simulators } from '../../../../../apps/simulators/start.ts'
import { alipayConfigOf } from '../../testing/gateway-configs.ts'
import { simulatorsHere } from '../../testing/simulators-here.ts'
import { type AlipayConfig, createAlipay } from './alipay.ts'
import { type Attempt, type PaymentGateway, UnknownOutcome } from '../gateway.ts'

let simulators: Simulators
let config: AlipayConfig
let gateway: PaymentGateway
let receiver: Receiver
const clock = movableClock()

const { post, fault } = simulatorsHere({ speed: 10_000_000, clock }, async (own) => {
  simulators = own
  config = alipayConfigOf(simulators)
  gateway = createAlipay(config, clock)
  receiver = await startReceiver((message) =>
    gateway.parseNotification(message).kind === 'rejected' ? gateway.failureAnswer : gateway.successAnswer,
  )
})
afterAll(() => receiver.close())

let count = 0
function attempt(given: Partial<Attempt> = {}): Attempt {
  return {
    outTradeNo: `A${Date.now()}${(count += 1)}`,
    way: 'page',
    amountFen: 3990,
    description: '茶具/茶壶 & 茶杯 = 一套',
    expiresAt: new Date(clock.nowMs() + 30 * 60_000),
    notifyUrl: `${receiver.url}/notify`,
    returnUrl: 'http://127.0.0.1:9/pay/1/success?from=alipay',
    ...given,
  }
}

/** Opens the answer of create as the browser does, and is redirected to the pay page. */
async function visit(made: Attempt) {
  const opened = await gateway.create(made)
  if (opened.kind !== 'redirect') throw new Error('no redirect')
  return fetch(opened.url, { redirect: 'manual' })
}

async function paid(given: Partial<Attempt> = {}) {
  const made = attempt(given)
  await visit(made)
  await post('/sim/pay', { outTradeNo: made.outTradeNo })
  await receiver.next()
  return made
}

function refundOf(made: Attempt, outRefundNo: string, refundFen: number) {
  return { outTradeNo: made.outTradeNo, outRefundNo, refundFen, totalFen: made.amountFen, reason: '不想要了' }
}

async function ledgerOf(outTradeNo: string) {
  const answer = await fetch(`${simulators.url}/sim/ledger`)
  const { byNumber } = (await answer.json()) as {
    byNumber: Record<string, { inFen: number; outFen: number }>
  }
  return byNumber[outTradeNo]
}

async function parsed() {
  return gateway.parseNotification(await receiver.next())
}

describe('a payment', () => {
  test('is unknown until the buyer opens it, then waits, then is paid', async () => {
    const made = attempt()
    const sent = await visit(made)
    expect(sent.status).toBe(302)
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'unknown' })
    expect(await gateway.close(made.outTradeNo)).toBe('closed')
    const page = simulators.url + String(sent.headers.get('location'))
    expect(await (await fetch(page)).text()).toContain('¥39.90')
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'waiting' })
    const back = await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' })
    const address = new URL(String(back.headers.get('location')))
    expect(address.pathname).toBe('/pay/1/success')
    expect(address.searchParams.get('from')).toBe('alipay')
    expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid', amountFen: 3990 })
    expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo: made.outTradeNo, amountFen: 3990 })
    expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 3990, outFen: 0 })
  })

  test('can be closed while it waits, and not once it is paid', async () => {
    const made = attempt()
    await visit(made)
    await post('/sim/scan', { outTradeNo: made.outTradeNo })
    expect(await gateway.close(made.outTradeNo)).toBe('closed')
    expect(await parsed()).toMatchObject({ kind: 'other', what: 'TRADE_CLOSED' })
    expect(await gateway.close(made.outTradeNo)).toBe('closed')
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'closed' })
    expect(await post('/sim/pay', { outTradeNo: made.outTradeNo })).toEqual({ error: 'closed' })
    expect(await gateway.close((await paid()).outTradeNo)).toBe('alreadyPaid')
  })

  test('cannot be paid after its time', async () => {
    const made = attempt()
    await visit(made)
    clock.advance(31 * 60_000)
    expect(await post('/sim/pay', { outTradeNo: made.outTradeNo })).toEqual({ error: 'closed' })
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'unknown' })
  })

  test('with a forged or an expired address gets no page', async () => {
    const opened = await gateway.create(attempt())
    if (opened.kind !== 'redirect') throw new Error('no redirect')
    expect((await fetch(opened.url.replace('39.90', '00.01'))).status).toBe(400)
    clock.advance(6 * 60_000)
    expect((await fetch(opened.url)).status).toBe(400)
  })
})

/** A code as the mall shows it, and the page that scanning it opens. */
async function aCode(given: Partial<Attempt> = {}) {
  const made = attempt({ ...given, way: 'code' })
  const opened = await gateway.create(made)
  if (opened.kind !== 'qr') throw new Error('no code')
  const page = `${simulators.url}/sim/alipay${new URL(opened.codeUrl).pathname}`
  return { made, codeUrl: opened.codeUrl, page }
}

describe('a code', () => {
  test('is no trade until it is scanned, then waits, then is paid', async () => {
    const { made, codeUrl, page } = await aCode()
    expect(codeUrl).toMatch(/^https:\/\/qr\.alipay\.com\//)
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'unknown' })
    expect(await (await fetch(page)).text()).toContain('¥39.90')
    expect(await gateway.query(made.outTradeNo)).toEqual({ state: 'waiting' })
    await fetch(`${page}/pay`, { method: 'POST' })
    expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid', amountFen: 3990 })
    expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo: made.outTradeNo, amountFen: 3990 })
  })

  test('is the same one when it is asked for again', async () => {
    const { made, codeUrl } = await aCode()
    expect(await gateway.create(made)).toEqual({ kind: 'qr', codeUrl })
  })

  test('that nobody has scanned can be closed, and a late success is still announced', async () => {
    const { made, page } = await aCode()
    expect(await gateway.close(made.outTradeNo)).toBe('closed')
    await fetch(`${page}/pay`, { method: 'POST' })
    expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo: made.outTradeNo })
    expect(await gateway.close(made.outTradeNo)).toBe('alreadyPaid')
  })

  test('that was scanned is closed for good', async () => {
    const { made, page } = await aCode()
    await fetch(page)
    expect(await gateway.close(made.outTradeNo)).toBe('closed')
    expect(await parsed()).toMatchObject({ kind: 'other', what: 'TRADE_CLOSED' })
    expect(await post('/sim/pay', { outTradeNo: made.outTradeNo })).toEqual({ error: 'closed' })
  })

  test('expires at its deadline', async () => {
    const { made } = await aCode()
    clock.advance(31 * 60_000)
    expect(await post('/sim/pay', { outTradeNo: made.outTradeNo })).toEqual({ error: 'closed' })
  })

  test.each(['errorBefore', 'errorAfter', 'cutAfter', 'answerBadSignature', 'answerTruncated'])(
    'may exist after %s, and is created again under its number',
    async (kind) => {
      const made = attempt({ way: 'code' })
      await fault({ kind, number: made.outTradeNo, call: 'create', times: 1 })
      await expect(gateway.create(made)).rejects.toBeInstanceOf(UnknownOutcome)
      expect(await gateway.create(made)).toMatchObject({ kind: 'qr' })
    },
  )

  test('for a number that is paid, or that had another amount, is refused', async () => {
    const made = await paid()
    const again = gateway.create({ ...made, way: 'code' })
    await expect(again).rejects.toMatchObject({ code: 'ACQ.TRADE_HAS_SUCCESS', retryLater: false })
    const { made: other } = await aCode()
    const dearer = gateway.create({ ...other, amountFen: 4000 })
    await expect(dearer).rejects.toMatchObject({ code: 'ACQ.CONTEXT_INCONSISTENT' })
  })
})

describe('a refund', () => {
  test('is done at once and moves money once', async () => {
    const made = await paid()
    const request = refundOf(made, `R${made.outTradeNo}`, 3990)
    expect(await gateway.refund(request)).toEqual({ state: 'success', refundFen: 3990 })
    expect(await parsed()).toMatchObject({
      kind: 'refund',
      outRefundNo: request.outRefundNo,
      state: 'success',
    })
    expect(await gateway.refund(request)).toEqual({ state: 'processing' })
    expect(await gateway.refundQuery(made.outTradeNo, request.outRefundNo)).toEqual({
      state: 'success',
      refundFen: 3990,
    })
    expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid' })
    expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 3990, outFen: 3990 })
  })

  test('of a part is announced as a refund although the trade’s status is success', async () => {
    const made = await paid()
    await gateway.refund(refundOf(made, 'PART1', 1000))
    const message = await receiver.next()
    expect(new URLSearchParams(message.rawBody.toString()).get('trade_status')).toBe('TRADE_SUCCESS')
    expect(gateway.parseNotification(message)).toMatchObject({ kind: 'refund', outRefundNo: 'PART1' })
    const tooMuch = gateway.refund(refundOf(made, 'PART2', 2991))
    await expect(tooMuch).rejects.toMatchObject({
      code: 'ACQ.REASON_TRADE_REFUND_FEE_ERR',
      retryLater: false,
    })
    const otherAmount = gateway.refund(refundOf(made, 'PART1', 999))
    await expect(otherAmount).rejects.toMatchObject({ code: 'ACQ.DISCORDANT_REPEAT_REQUEST' })
    expect(await gateway.refund(refundOf(made, 'PART2', 2990))).toMatchObject({ state: 'success' })
    await receiver.next()
  })

  test('answered with fund_change N moved nothing, and repeating the same number moves the money', async () => {
    const made = await paid()
    await fault({ kind: 'fundChangeN', number: made.outTradeNo, times: 1 })
    const request = refundOf(made, 'FIRST', 500)
    expect(await gateway.refund(request)).toEqual({ state: 'processing' })
    expect(await gateway.refundQuery(made.outTradeNo, 'FIRST')).toEqual({ state: 'unknown' })
    expect(await gateway.refund(request)).toEqual({ state: 'success', refundFen: 500 })
    expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 3990, outFen: 500 })
    await receiver.next()
  })

  test('waits for the balance', async () => {
    const made = await paid()
    await fault({ kind: 'refundNotEnough', number: made.outTradeNo, times: 1 })
    const refused = gateway.refund(refundOf(made, 'R1', 500))
    await expect(refused).rejects.toMatchObject({ code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH', retryLater: true })
  })

  test.each(['errorBefore', 'errorAfter', 'cutBefore', 'cutAfter'])(
    'with %s moves money once',
    async (kind) => {
      const made = await paid()
      await fault({ kind, number: made.outTradeNo, call: 'refund', times: 1 })
      const request = refundOf(made, 'R1', 700)
      await expect(gateway.refund(request)).rejects.toBeInstanceOf(UnknownOutcome)
      await gateway.refund(request)
      expect(await gateway.refundQuery(made.outTradeNo, 'R1')).toEqual({ state: 'success', refundFen: 700 })
      expect(await ledgerOf(made.outTradeNo)).toEqual({ inFen: 3990, outFen: 700 })
      await receiver.next()
    },
  )
})

test.each([
  'answerBadSignature',
  'answerUnsigned',
  'answerTruncated',
  'answerOversized',
  'answerRedirect',
  'errorAfter',
])('an answer with %s is an unknown outcome', async (kind) => {
  const made = await paid()
  await fault({ kind, number: made.outTradeNo, call: 'query', times: 1 })
  await expect(gateway.query(made.outTradeNo)).rejects.toBeInstanceOf(UnknownOutcome)
  expect(await gateway.query(made.outTradeNo)).toMatchObject({ state: 'paid' })
})

test('a wrong app, a wrong key and a wrong clock are refused', async () => {
  const query = (given: Partial<AlipayConfig>, nowMs = () => clock.nowMs()) =>
    createAlipay({ ...config, ...given }, { nowMs }).query('T0001')
  await expect(query({ appId: '2021000000000000' })).rejects.toMatchObject({ code: 'isv.invalid-app-id' })
  const otherKey = simulators.credentials.WECHAT_PAY_MERCHANT_KEY
  await expect(query({ appPrivateKey: otherKey })).rejects.toMatchObject({ code: 'isv.invalid-signature' })
  const late = query({}, () => clock.nowMs() - 400_000)
  await expect(late).rejects.toMatchObject({ code: 'isv.invalid-timestamp' })
})

test('keys are read as PEM, on one line, and as bare base64', async () => {
  const oneLine = config.appPrivateKey.replaceAll('\n', String.raw`\n`)
  const bare = config.appPrivateKey.replace(/-----[^-]+-----|\s/g, '')
  for (const appPrivateKey of [oneLine, bare]) {
    expect(await createAlipay({ ...config, appPrivateKey }, clock).query('T0001')).toEqual({
      state: 'unknown',
    })
  }
})

describe('a notification', () => {
  test.each([
    ['notifyBadSignature', 'bad signature'],
    ['notifyTampered', 'bad signature'],
    ['notifyTruncated', 'bad signature'],
    ['notifyWrongApp', 'wrong app'],
    ['notifyWrongMerchant', 'wrong merchant'],
  ])('with %s is rejected as "%s", and the genuine one that follows is read', async (kind, reason) => {
    const made = attempt()
    await visit(made)
    await fault({ kind, number: made.outTradeNo, times: 1 })
    await post('/sim/pay', { outTradeNo: made.outTradeNo })
    expect(await parsed()).toEqual({ kind: 'rejected', reason, probe: false })
    expect(await parsed()).toMatchObject({ kind: 'payment', outTradeNo: made.outTradeNo })
  })

  test('is rejected with a changed field, an extra field, or another signature type', async () => {
    const made = attempt()
    await visit(made)
    await post('/sim/pay', { outTradeNo: made.outTradeNo })
    const genuine = await receiver.next()
    const kindOf = (form: URLSearchParams) =>
      gateway.parseNotification({ headers: {}, rawBody: Buffer.from(form.toString()) }).kind
    const fields = new URLSearchParams(genuine.rawBody.toString())
    expect(kindOf(fields)).toBe('payment')
    for (const key of fields.keys()) {
      const changed = new URLSearchParams(fields)
      changed.set(key, key === 'sign_type' ? 'RSA' : `${fields.get(key)}1`)
      expect(kindOf(changed)).toBe('rejected')
      changed.delete(key)
      expect(kindOf(changed)).toBe('rejected')
      const twice = new URLSearchParams(fields)
      twice.append(key, fields.get(key) ?? '')
      expect(kindOf(twice)).toBe('rejected')
    }
    const more = new URLSearchParams(fields)
    more.set('extra', '1')
    expect(kindOf(more)).toBe('rejected')
  })

  test('has the same id in all repeats and is refused only when it is not genuine', async () => {
    const made = attempt()
    await visit(made)
    await fault({ kind: 'notifyDuplicate', number: made.outTradeNo, times: 1, count: 2 })
    await post('/sim/pay', { outTradeNo: made.outTradeNo })
    const ids = [await parsed(), await parsed(), await parsed()].map(
      (one) => one.kind === 'payment' && one.eventId,
    )
    expect(new Set(ids).size).toBe(1)
  })
})

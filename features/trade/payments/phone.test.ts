import { aStall } from '@hojip/inventory/testing'
import { anOrder, aPurchase, orderNow } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { describe, expect, test } from 'vitest'
import { openPayment } from './actions/open-payment.ts'
import { attemptOf, mayBeAskedAgain, refunded, type PayingMall } from './testing.ts'
import { openMall } from './testing/open-mall.ts'

let mall: PayingMall
openMall((opened) => {
  mall = opened
})

const site = 'http://localhost:3000/'
const inWechat = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) MicroMessenger/8.0.61' }
function visit(url: string, headers: Record<string, string> = { referer: site }) {
  return fetch(url, { headers, redirect: 'manual' })
}

function tokenIn(url: string) {
  return /[/](?:back|wx)[/]([\w-]{24})/.exec(decodeURIComponent(url))![1]!
}

function cookieOf(answer: Response) {
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

function asks(token: string, ask = '0') {
  return mall.call(null, 'POST /bizPay/queryReturn', { token, ask })
}

async function statusOf(orderId: string) {
  return (await orderNow(mall.tools, orderId)).status
}

/** An unpaid order, opened by one of the phone ways. */
async function opened(way: 'h5' | 'jsapi' | 'wap') {
  const order = await anOrder(mall.tools)
  const { data } = await mall.openPhone(order.lin, order.code, way)
  return { ...order, payCode: data.payCode as string, payUrl: data.payUrl as string }
}

describe('out of a phone’s browser into WeChat', () => {
  test('a click opens WeChat, which leads back to a page without a session', async () => {
    const { orderId, code, payCode, payUrl } = await opened('h5')
    const link = await visit(payUrl)
    expect([link.status, await link.text()]).toEqual([200, expect.stringContaining('支付')])
    const back = new URL(payUrl).searchParams.get('redirect_url')!
    const action = `${mall.simulatorUrl}/sim/wechat-h5/${payCode}/pay?redirect_url=${encodeURIComponent(back)}`
    const paid = await fetch(action, { method: 'POST', redirect: 'manual' })
    expect(paid.headers.get('location')).toBe(back)
    await mall.sent(payCode)
    const { data } = await asks(tokenIn(back))
    expect(data).toEqual({ payId: code, payType: '2', way: 'h5', totalMoney: '18.00', payStatus: 1, orderId })
    expect(await statusOf(orderId)).toBe(3)
  })

  test.each<[string, Record<string, string>]>([
    ['typed, or from a mail', {}],
    ['from another site', { referer: 'https://elsewhere.example/' }],
    ['inside WeChat', { referer: site, ...inWechat }],
  ])('a link that is opened %s leads nowhere', async (_, headers) => {
    const { payUrl } = await opened('h5')
    expect((await visit(payUrl, headers)).status).toBe(400)
    expect((await visit(payUrl)).status).toBe(200)
  })

  test('a link works only in the browser that opened it first', async () => {
    const { payUrl } = await opened('h5')
    const cookie = cookieOf(await visit(payUrl))
    expect((await visit(payUrl, { referer: site, cookie })).status).toBe(200)
    expect((await visit(payUrl)).status).toBe(400)
  })

  test('coming back proves nothing: an early return asks later, or pays under the same number', async () => {
    const { orderId, payCode, payUrl } = await opened('h5')
    const token = tokenIn(payUrl)
    await mall.fault({ kind: 'h5ReturnsEarly', number: payCode, times: 1 })
    expect((await visit(payUrl)).status).toBe(302)
    expect((await asks(token)).data.payStatus).toBe(0)
    expect((await asks(token, '1')).data.payStatus).toBe(0)
    const again = await mall.call(null, 'POST /bizPay/payAgain', { token })
    expect(again.data).toMatchObject({ payCode, payUrl })
    await mall.fault({ kind: 'notifyDrop', number: payCode })
    await mall.pay(payCode)
    expect((await asks(token)).data.payStatus).toBe(0)
    await mayBeAskedAgain(mall, payCode)
    expect((await asks(token, '1')).data.payStatus).toBe(1)
    expect(await statusOf(orderId)).toBe(3)
    const late = await mall.call(null, 'POST /bizPay/payAgain', { token })
    expect(late.data.reason).toBe('payments/alreadyPaid')
  })

  test('a link lives five minutes; after that the same number gets another', async () => {
    const { lin, code, payCode, payUrl } = await opened('h5')
    mall.tools.clock.advance(5 * 60_000 + 1_000)
    expect((await visit(payUrl)).status).toBe(400)
    const { data } = await mall.openPhone(lin, code, 'h5')
    expect(data.payCode).toBe(payCode)
    expect(data.payUrl).not.toBe(payUrl)
    expect((await visit(data.payUrl as string)).status).toBe(200)
  })

  test('a buyer on another network pays under another number', async () => {
    const { lin, code } = await anOrder(mall.tools)
    const paymentsTools = { ...mall.tools, ...mall.options }
    const from = async (clientIp: string) => {
      const wish = { payId: code, payType: '2', way: 'h5', clientIp } as const
      const answer = await openPayment(paymentsTools, lin, wish, newId())
      return 'payCode' in answer ? answer.payCode : answer
    }
    const first = await from('203.0.113.7')
    expect(await from('203.0.113.7')).toBe(first)
    expect(await from('2001:db8::7')).not.toBe(first)
    expect((await attemptOf(mall, first as string)).client_ip).toBe('203.0.113.7')
  })
})

describe('inside WeChat', () => {
  /** Follows the silent redirect that names the payer. */
  const journey = async (payUrl: string, person = 'lin') => {
    const headers = { ...inWechat, cookie: `wechat_person=${person}` }
    const back = new URL((await visit(payUrl, headers)).headers.get('location')!)
    const [code, state] = [back.searchParams.get('code'), back.searchParams.get('state')]
    return { token: tokenIn(back.pathname), ...(code === null ? {} : { code }), state: state! }
  }
  const openInWechat = (wish: object) => mall.call(null, 'POST /bizPay/openInWechat', wish)
  /** The result that WeChat's dialog reports to the page. */
  const bridge = async (dialog: object, more: object = {}) => {
    const body = JSON.stringify({ dialog, page: `${site}pay/wx/x`, ...more })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const answer = await fetch(`${mall.simulatorUrl}/sim/wechat/bridge`, init)
    return ((await answer.json()) as { err_msg: string }).err_msg.split(':')[1]
  }

  test('WeChat names the payer, and its dialog pays the order', async () => {
    const { orderId, payCode, payUrl } = await opened('jsapi')
    const way = await journey(payUrl)
    const { data } = await openInWechat(way)
    expect(data.dialog).toMatchObject({ signType: 'RSA', package: expect.stringMatching(/^prepay_id=wx/) })
    expect(await bridge(data.dialog)).toBe('ok')
    await mall.sent(payCode)
    expect(await statusOf(orderId)).toBe(3)
    expect((await asks(way.token)).data.payStatus).toBe(1)
    expect((await openInWechat(way)).data.reason).toBe('payments/alreadyPaid')
  })

  test('the payer is asked for once, and the dialog opens again with the same trade', async () => {
    const { payUrl } = await opened('jsapi')
    const way = await journey(payUrl)
    const first = (await openInWechat(way)).data.dialog
    const again = (await openInWechat({ token: way.token })).data.dialog
    expect(again.package).toBe(first.package)
    expect(again.nonceStr).not.toBe(first.nonceStr)
    expect(await bridge(again, { answer: 'cancel' })).toBe('cancel')
    expect(await bridge(again, { person: 'jun' })).toBe('fail')
    expect(await bridge(again)).toBe('ok')
  })

  test('a redirect is valid once, and only the latest one', async () => {
    const { payUrl } = await opened('jsapi')
    const way = await journey(payUrl)
    const wrong = await openInWechat({ ...way, state: 'another' })
    expect(wrong.data).toEqual({ payerUrl: expect.stringContaining('/connect/oauth2/authorize?') })
    // A second redirect has begun, so the first is no longer valid.
    expect((await openInWechat(way)).data.dialog).toBeUndefined()
    const next = await journey((await openInWechat({ token: way.token })).data.payerUrl)
    expect((await openInWechat(next)).data.dialog).toBeDefined()
  })

  test.each(['oauthWithoutCode', 'loginCodeUsed', 'loginCodeExpired', 'loginWrongSecret'])(
    '%s: the payer is asked for again',
    async (kind) => {
      const { payUrl } = await opened('jsapi')
      await mall.fault({ kind, times: 1 })
      const { data } = await openInWechat(await journey(payUrl))
      expect(Object.keys(data)).toEqual(['payerUrl'])
      expect((await openInWechat(await journey(data.payerUrl))).data.dialog).toBeDefined()
    },
  )

  test.each([
    ['bridgeOkUnpaid', 'ok', 0],
    ['bridgeCancelPaid', 'cancel', 1],
  ])('%s: the dialog’s result proves nothing', async (kind, result, payStatus) => {
    const { payCode, payUrl } = await opened('jsapi')
    const way = await journey(payUrl)
    const { data } = await openInWechat(way)
    await mall.fault({ kind, number: payCode, times: 1 })
    expect(await bridge(data.dialog)).toBe(result)
    expect((await asks(way.token, '1')).data.payStatus).toBe(payStatus)
  })

  test('WeChat accepts the dialog as signed, on a registered page', async () => {
    const { payUrl } = await opened('jsapi')
    const { dialog } = (await openInWechat(await journey(payUrl))).data
    const spoilt = [
      { ...dialog, timeStamp: `${dialog.timeStamp}000` },
      { ...dialog, package: dialog.package.slice('prepay_id='.length) },
      { ...dialog, nonceStr: 'another' },
      { ...dialog, appId: 'wx0000000000000001' },
    ]
    for (const one of spoilt) expect(await bridge(one)).toBe('fail')
    expect(await bridge(dialog, { page: `${site}pay/x` })).toBe('fail')
    expect(await bridge(dialog)).toBe('ok')
  })

  test('a closed order opens nothing', async () => {
    const { lin, orderId, payUrl } = await opened('jsapi')
    const way = await journey(payUrl)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    expect((await asks(way.token)).data.payStatus).toBe(2)
    expect((await openInWechat(way)).data.reason).toBe('payments/closed')
  })
})

describe('Alipay on a phone', () => {
  test('its page leads back when the buyer leaves it, and when it is paid', async () => {
    const { orderId, payCode, payUrl } = await opened('wap')
    expect(new URL(payUrl).searchParams.get('method')).toBe('alipay.trade.wap.pay')
    const page = mall.simulatorUrl + (await visit(payUrl)).headers.get('location')!
    const press = async (what: string) =>
      (await fetch(`${page}/${what}`, { method: 'POST', redirect: 'manual' })).headers.get('location')!
    const left = await press('cancel')
    const token = tokenIn(left)
    expect((await asks(token, '1')).data.payStatus).toBe(0)
    await mall.fault({ kind: 'returnWrongAmount', number: payCode, times: 1 })
    const back = new URL(await press('pay'))
    expect([back.pathname, back.searchParams.get('total_amount')]).toEqual([`/pay/back/${token}`, '18.01'])
    await mall.sent(payCode)
    expect(await statusOf(orderId)).toBe(3)
  })
})

test('each way is an attempt of its own: of two paid attempts, one is refunded automatically', async () => {
  const order = await opened('h5')
  const wap = await mall.openPhone(order.lin, order.code, 'wap')
  await visit(wap.data.payUrl as string)
  const numbers = [order.payCode, wap.data.payCode as string]
  expect(new Set(numbers).size).toBe(2)
  await Promise.all(numbers.map((number) => mall.pay(number)))
  await Promise.all(numbers.map((number) => mall.sent(number)))
  const attempts = await Promise.all(numbers.map((number) => attemptOf(mall, number)))
  expect(attempts.map((a) => a.status).sort()).toEqual(['paid', 'surplus'])
  const surplus = attempts.find((a) => a.status === 'surplus')!
  await refunded(mall, surplus.out_trade_no)
  // After that the answer no longer contains where the buyer was.
  expect(attempts.map((a) => a.client_ip)).toEqual([null, null])
})

test('one payment of several orders leads back to all of them', async () => {
  const stalls = [await aStall(mall.tools.db), await aStall(mall.tools.db, { prices: [2000] })]
  const { lin, purchase } = await aPurchase(mall.tools, { stalls })
  const { data } = await mall.openPhone(lin, purchase.code, 'h5')
  const found = await asks(tokenIn(data.payUrl as string))
  expect(found.data).toMatchObject({ payId: purchase.code, totalMoney: '46.00', payStatus: 0 })
})

test('a way that is not granted is refused, and a guessed token finds no payment', async () => {
  const { lin, code } = await anOrder(mall.tools)
  const gateways = {
    ...mall.options.gateways,
    wechat: { ...mall.options.gateways.wechat!, ways: ['code'] as const },
  }
  const wish = { payId: code, payType: '2', way: 'h5', clientIp: '203.0.113.7' } as const
  const refused = await openPayment({ ...mall.tools, ...mall.options, gateways }, lin, wish, newId())
  expect(refused).toMatchObject({ kind: { reason: 'payments/wayClosed' } })
  const token = 'A'.repeat(24)
  for (const call of ['POST /bizPay/payAgain', 'POST /bizPay/openInWechat'])
    expect((await mall.call(null, call, { token })).data.reason).toBe('payments/nothingToPay')
  expect((await asks(token)).data.reason).toBe('payments/nothingToPay')
})

import { type Clock, minuteMs, systemClock } from '@hojip/platform/clock'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { readNotification } from './alipay-notification.ts'
import {
  type Params,
  signParams,
  verifiedAnswer,
  readPrivateKey,
  readPublicKey,
} from '@hojip/platform/signing'
import { readMallTime, wireTime } from '@hojip/platform/mall-time'
import { readAlipayBill } from './alipay-bill.ts'
import { callGateway, mustBeText, mustEcho, parseObject } from '../gateway-call.ts'
import {
  type Attempt,
  GatewayRefused,
  type Opened,
  type PaymentGateway,
  type TradeStatus,
  UnknownOutcome,
} from '../gateway.ts'

export interface AlipayConfig {
  gatewayUrl: string
  appId: string
  sellerId: string
  appPrivateKey: string
  /** The products that Alipay has granted; the first is the default. Left out: all. */
  ways?: readonly ('page' | 'code' | 'wap')[]
  /** Alipay's own public key, not the one that belongs to the app. */
  alipayPublicKey: string
}

type Body = Record<string, unknown>

const LONGEST_SUBJECT = 256
const LONGEST_REASON = 256
const LONGEST_BILL = 64 * 1024 * 1024

const unknownOutcome = new Set(['ACQ.SYSTEM_ERROR', 'isp.unknow-error', 'isp.unknown-error'])
const retryLater = new Set(['ACQ.SELLER_BALANCE_NOT_ENOUGH', 'ACQ.TRADE_NOT_EXIST'])

/** Alipay accepts no `/`, `=` or `&` in a subject. */
function subjectOf(text: string) {
  return [...text.replace(/[/=&]/g, ' ')].slice(0, LONGEST_SUBJECT).join('')
}

/** The answer of a refused call; an unknown outcome is thrown instead. */
function refusal(body: Body): GatewayRefused {
  const code = String(body['sub_code'] ?? body['code'])
  if (body['code'] === '20000' || unknownOutcome.has(code)) throw new UnknownOutcome(code)
  return new GatewayRefused(code, String(body['sub_msg'] ?? body['msg'] ?? ''), retryLater.has(code))
}

/** Signed calls whose answers are verified before they are read. */
function connect(config: AlipayConfig, clock: Clock) {
  const appKey = readPrivateKey('the app key of Alipay', config.appPrivateKey)
  const alipayKey = readPublicKey('the public key of Alipay', config.alipayPublicKey)

  const sign = (method: string, content: Body, more: Params = {}): Params =>
    signParams(
      {
        app_id: config.appId,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: wireTime(clock.nowMs()),
        version: '1.0',
        biz_content: JSON.stringify(content),
        ...more,
      },
      appKey,
    )

  const call = async (method: string, content: Body, more: Params = {}): Promise<Body> => {
    const { status, bytes } = await callGateway({
      url: config.gatewayUrl,
      method: 'POST',
      named: { gateway: 'alipay', act: method },
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', 'user-agent': 'hojip' },
      body: new URLSearchParams(sign(method, content, more)).toString(),
    })
    const whole = bytes.toString('utf8')
    const inner = verifiedAnswer(whole, `${method.replaceAll('.', '_')}_response`, alipayKey)
    const body = inner === undefined ? undefined : parseObject(inner)
    if (body && status === 200) return body
    const general = parseObject(verifiedAnswer(whole, 'error_response', alipayKey) ?? '')
    if (general) throw refusal(general)
    throw new UnknownOutcome('the signature of the answer is not valid')
  }
  return { sign, call, alipayKey }
}

function readTrade(body: Body): TradeStatus {
  const status = body['trade_status']
  if (status === 'WAIT_BUYER_PAY') return { state: 'waiting' }
  const paidAt = readMallTime(body['send_pay_date'])
  // A closed trade is either unpaid and expired, or paid and wholly refunded: only the latter has a date of
  // payment.
  if (status === 'TRADE_CLOSED' && !paidAt) return { state: 'closed' }
  const amountFen = yuanToFen(mustBeText(body['total_amount'], 'total_amount'))
  if (amountFen === undefined || !paidAt) throw new UnknownOutcome('the answer has no amount or date')
  return { state: 'paid', gatewayTradeNo: mustBeText(body['trade_no'], 'trade_no'), amountFen, paidAt }
}

/** The parameters that page and code share. */
function tradeContent(attempt: Attempt): Body {
  return {
    out_trade_no: attempt.outTradeNo,
    total_amount: fenToYuan(attempt.amountFen),
    subject: subjectOf(attempt.description),
    // A code that nobody has scanned cannot be closed: this deadline ends it.
    time_expire: wireTime(attempt.expiresAt.getTime()),
  }
}

const pageProduct: Body = {
  product_code: 'FAST_INSTANT_TRADE_PAY',
  qr_pay_mode: '2',
  integration_type: 'PCWEB',
}
const wapProduct: Body = { product_code: 'QUICK_WAP_WAY' }
const codeProduct: Body = { product_code: 'QR_CODE_OFFLINE' }

/**
 * The archive of one of a day's bills, from an address that is valid for half a minute; undefined when
 * nothing moved.
 */
async function billArchive(
  call: ReturnType<typeof connect>['call'],
  billType: 'trade' | 'signcustomer',
  day: string,
): Promise<Buffer | undefined> {
  const method = 'alipay.data.dataservice.bill.downloadurl.query'
  const body = await call(method, { bill_type: billType, bill_date: day })
  if (/bill_not_exist|BILL_NOT_EXIST/.test(String(body['sub_code']))) return undefined
  if (body['code'] !== '10000') throw refusal(body)
  const { status, bytes } = await callGateway({
    url: mustBeText(body['bill_download_url'], 'bill_download_url'),
    method: 'GET',
    named: { gateway: 'alipay', act: 'bill file' },
    timeoutMs: minuteMs,
    longestAnswer: LONGEST_BILL,
  })
  if (status !== 200) throw new UnknownOutcome(`no bill: HTTP ${status}`)
  return bytes
}

/**
 * The ways to pay: signed addresses, which Alipay first sees when the browser opens them, and a code that
 * Alipay creates.
 */
function openings({ sign, call }: Omit<ReturnType<typeof connect>, 'alipayKey'>, gatewayUrl: string) {
  const address = (method: string, attempt: Attempt, product: Body): Opened => {
    const more = {
      notify_url: attempt.notifyUrl,
      ...(attempt.returnUrl === undefined ? {} : { return_url: attempt.returnUrl }),
    }
    const params = sign(method, { ...tradeContent(attempt), ...product }, more)
    return { kind: 'redirect', url: `${gatewayUrl}?${new URLSearchParams(params)}` }
  }

  const page = (attempt: Attempt): Opened => address('alipay.trade.page.pay', attempt, pageProduct)

  /** Its page opens the app by itself, if it is installed. */
  const wap = (attempt: Attempt): Opened => {
    const quit = attempt.quitUrl === undefined ? {} : { quit_url: attempt.quitUrl }
    return address('alipay.trade.wap.pay', attempt, { ...wapProduct, ...quit })
  }

  const code = async (attempt: Attempt): Promise<Opened> => {
    const content = { ...tradeContent(attempt), ...codeProduct }
    const body = await call('alipay.trade.precreate', content, { notify_url: attempt.notifyUrl })
    if (body['code'] !== '10000') throw refusal(body)
    mustEcho(body, { out_trade_no: attempt.outTradeNo })
    return { kind: 'qr', codeUrl: mustBeText(body['qr_code'], 'qr_code') }
  }

  return { page, code, wap }
}

/**
 * Alipay. Page pay and wap pay: a signed address to which the browser is sent; precreate: a code to scan.
 * Throws at once when a key cannot be read.
 */
export function createAlipay(config: AlipayConfig, clock: Clock = systemClock): PaymentGateway {
  const { appId, sellerId } = config
  const { sign, call, alipayKey } = connect(config, clock)
  const open = openings({ sign, call }, config.gatewayUrl)

  const query = async (outTradeNo: string): Promise<TradeStatus> => {
    const body = await call('alipay.trade.query', { out_trade_no: outTradeNo })
    if (body['sub_code'] === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' }
    if (body['code'] !== '10000') throw refusal(body)
    mustEcho(body, { out_trade_no: outTradeNo })
    return readTrade(body)
  }

  return {
    channel: 'alipay',
    ways: config.ways ?? ['page', 'code', 'wap'],
    query,
    create: async (attempt) => {
      const { way } = attempt
      if (way === 'h5' || way === 'jsapi') throw new Error(`Alipay does not support ${way}`)
      return open[way](attempt)
    },
    close: async (outTradeNo) => {
      const body = await call('alipay.trade.close', { out_trade_no: outTradeNo })
      // Until the buyer has scanned the code there is nothing to close; `time_expire` ends such a trade.
      const over = ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_HAS_CLOSE'].includes(String(body['sub_code']))
      if (body['code'] === '10000') return 'closed'
      const { state } = await query(outTradeNo)
      if (state === 'paid') return 'alreadyPaid'
      if (over || state === 'closed') return 'closed'
      throw refusal(body)
    },
    refund: async (request) => {
      const body = await call('alipay.trade.refund', {
        out_trade_no: request.outTradeNo,
        out_request_no: request.outRefundNo,
        refund_amount: fenToYuan(request.refundFen),
        refund_reason: [...request.reason].slice(0, LONGEST_REASON).join(''),
      })
      if (body['code'] !== '10000') throw refusal(body)
      mustEcho(body, { out_trade_no: request.outTradeNo })
      // `N` means a repeat or no movement at all: only the refund query can tell which.
      if (body['fund_change'] !== 'Y') return { state: 'processing' }
      return { state: 'success', refundFen: request.refundFen }
    },
    refundQuery: async (outTradeNo, outRefundNo) => {
      const content = {
        out_trade_no: outTradeNo,
        out_request_no: outRefundNo,
        query_options: ['gmt_refund_pay'],
      }
      const body = await call('alipay.trade.fastpay.refund.query', content)
      if (body['sub_code'] === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' }
      if (body['code'] !== '10000') throw refusal(body)
      if (body['refund_status'] !== 'REFUND_SUCCESS') return { state: 'unknown' }
      mustEcho(body, { out_trade_no: outTradeNo, out_request_no: outRefundNo })
      const refundFen = yuanToFen(mustBeText(body['refund_amount'], 'refund_amount'))
      return refundFen === undefined ? { state: 'success' } : { state: 'success', refundFen }
    },
    bill: async (day) =>
      readAlipayBill(await billArchive(call, 'trade', day), await billArchive(call, 'signcustomer', day)),
    parseNotification: (raw) => readNotification({ appId, sellerId, key: alipayKey }, raw),
    successAnswer: { status: 200, contentType: 'text/plain; charset=utf-8', body: 'success' },
    failureAnswer: { status: 400, contentType: 'text/plain; charset=utf-8', body: 'failure' },
  }
}

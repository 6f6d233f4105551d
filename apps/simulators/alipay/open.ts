import { randomBytes } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '@hojip/platform/clock'
import { parseChinaTime } from '../china-time.ts'
import type { World } from '../world.ts'
import { fenOf } from '../yuan.ts'
import { type Inner, invalidParameter, no, ok } from './answers.ts'
import { type Books, newTradeNo, stateNow, type Trade } from './trade.ts'

const LONGEST_MS = 15 * dayMs
const unitMs: Record<string, number> = { m: minuteMs, h: hourMs, d: dayMs }

function isWebAddress(url: string) {
  return url.length <= 256 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

/**
 * When an unpaid trade closes: `time_expire`, `timeout_express` or fifteen days; `undefined` when the value is invalid.
 */
function expiry(content: Inner, nowMs: number): number | undefined {
  const { time_expire: until, timeout_express: span } = content
  if (until !== undefined) {
    const ms = typeof until === 'string' ? parseChinaTime(until) : undefined
    return ms !== undefined && ms > nowMs && ms <= nowMs + LONGEST_MS ? ms : undefined
  }
  if (span === undefined) return nowMs + LONGEST_MS
  const match = /^(\d{1,5})([mhd])$/.exec(String(span))
  const lengthMs = match ? Number(match[1]) * (unitMs[match[2] ?? ''] ?? 0) : 0
  return lengthMs >= minuteMs && lengthMs <= LONGEST_MS ? nowMs + lengthMs : undefined
}

function faultIn(content: Inner, params: Record<string, string>) {
  const { out_trade_no: number, subject, body, passback_params: passback } = content
  if (typeof number !== 'string' || !/^\w{1,64}$/.test(number)) return 'out_trade_no'
  if (fenOf(content['total_amount']) === undefined) return 'total_amount'
  if (typeof subject !== 'string' || !/^[^/=&]{1,256}$/u.test(subject)) return 'subject'
  if (body !== undefined && (typeof body !== 'string' || body.length > 128)) return 'body'
  if (passback !== undefined && (typeof passback !== 'string' || passback.length > 512))
    return 'passback_params'
  if (params['notify_url'] && !isWebAddress(params['notify_url'])) return 'notify_url'
  if (params['return_url'] && !isWebAddress(params['return_url'])) return 'return_url'
  return undefined
}

function newTrade(
  content: Inner,
  params: Record<string, string>,
  product: string,
  nowMs: number,
  expiresMs: number,
): Trade {
  return {
    outTradeNo: String(content['out_trade_no']),
    token: randomBytes(9).toString('base64url'),
    subject: String(content['subject']),
    product,
    totalFen: fenOf(content['total_amount']) ?? 0,
    ...(content['body'] === undefined ? {} : { body: String(content['body']) }),
    ...(content['passback_params'] === undefined ? {} : { passback: String(content['passback_params']) }),
    ...(params['notify_url'] ? { notifyUrl: params['notify_url'] } : {}),
    ...(params['return_url'] ? { returnUrl: params['return_url'] } : {}),
    ...(typeof content['quit_url'] === 'string' ? { quitUrl: content['quit_url'] } : {}),
    createdMs: nowMs,
    expiresMs,
    state: 'INTENT',
    tradeNo: newTradeNo(nowMs),
    buyerOpenId: randomBytes(24).toString('base64url'),
  }
}

function repeated(trade: Trade, content: Inner, product: string, nowMs: number): Inner | Trade {
  const state = stateNow(trade, nowMs)
  if (state === 'TRADE_SUCCESS') return no('ACQ.TRADE_HAS_SUCCESS', '交易已被支付')
  if (state === 'TRADE_CLOSED') return no('ACQ.TRADE_HAS_CLOSE', '交易已经关闭')
  const same = trade.totalFen === fenOf(content['total_amount']) && trade.subject === content['subject']
  return same && trade.product === product ? trade : no('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
}

/** Opens a trade that a buyer may pay; repeating an unpaid one returns it. */
function open(
  world: World,
  books: Books,
  content: Inner,
  params: Record<string, string>,
  products: readonly string[],
): Inner | Trade {
  const { product_code: product = products[1] } = content
  if (typeof product !== 'string' || !products.includes(product)) return invalidParameter('product_code')
  const field = faultIn(content, params)
  if (field) return invalidParameter(field)
  const nowMs = world.clock.nowMs()
  const existing = books.trades.get(String(content['out_trade_no']))
  if (existing) return repeated(existing, content, product, nowMs)
  const expiresMs = expiry(content, nowMs)
  if (expiresMs === undefined) return invalidParameter('time_expire')
  const trade = newTrade(content, params, product, nowMs, expiresMs)
  world.journal.write(books.trades.change(trade.outTradeNo, trade))
  return trade
}

export function isTrade(result: Inner | Trade): result is Trade {
  return 'outTradeNo' in result
}

/** `alipay.trade.page.pay`: the trade to whose payment page the browser is redirected, or the refusal. */
export function pagePay(
  world: World,
  books: Books,
  content: Inner,
  params: Record<string, string>,
): Inner | Trade {
  return open(world, books, content, params, ['FAST_INSTANT_TRADE_PAY'])
}

/** `alipay.trade.wap.pay`: the same for a phone. */
export function wapPay(
  world: World,
  books: Books,
  content: Inner,
  params: Record<string, string>,
): Inner | Trade {
  const { quit_url: quit } = content
  if (quit !== undefined && !(typeof quit === 'string' && isWebAddress(quit)))
    return invalidParameter('quit_url')
  if (content['qr_pay_mode'] !== undefined) return invalidParameter('qr_pay_mode')
  return open(world, books, content, params, ['QUICK_WAP_WAY', 'QUICK_WAP_WAY'])
}

/** QR codes of an order, and face-to-face payment, which is the default. */
const codeProducts = ['QR_CODE_OFFLINE', 'FACE_TO_FACE_PAYMENT']

/** `alipay.trade.precreate` */
export function precreate(world: World, books: Books, content: Inner, params: Record<string, string>): Inner {
  const result = open(world, books, content, params, codeProducts)
  if (!isTrade(result)) return result
  return ok({ out_trade_no: result.outTradeNo, qr_code: `https://qr.alipay.com/${result.token}` })
}

import { randomBytes } from 'node:crypto'
import { dayMs } from '@hojip/platform/clock'
import { canonical } from '../canonical.ts'
import { chinaDay } from '../china-time.ts'
import { isOpenidOf } from '../logins/people.ts'
import type { World } from '../world.ts'
import { type Answer, badField, no, ok } from './messages/errors.ts'
import { createFault, h5Fault, jsapiFault } from './messages/fields.ts'
import { pay } from './pay.ts'
import { type Books, type Prepay, type Product, stateNow, type Trade } from './trade.ts'

const LONGEST_LIFE_MS = 7 * dayMs

function newPrepay(nowMs: number): Prepay {
  return { id: `wx${chinaDay(nowMs).replaceAll('-', '')}${randomBytes(13).toString('hex')}`, madeMs: nowMs }
}

/** What the shop gets to open the trade; links for phones are new each time. */
function opening(world: World, books: Books, trade: Trade): Answer {
  if (trade.product === 'native') return ok({ code_url: `weixin://wxpay/bizpayurl?pr=${trade.pr}` })
  const nowMs = world.clock.nowMs()
  const prepay = trade.product === 'h5' || !trade.prepay ? newPrepay(nowMs) : trade.prepay
  world.journal.write(books.trades.change(trade.outTradeNo, { ...trade, prepay }))
  if (trade.product === 'jsapi') return ok({ prepay_id: prepay.id })
  const params = new URLSearchParams({ prepay_id: prepay.id, package: String(trade.createdMs) })
  return ok({ h5_url: `${world.url}/cgi-bin/mmpayweb-bin/checkmweb?${params}` })
}

function repeated(world: World, books: Books, trade: Trade, request: string): Answer {
  const nowMs = world.clock.nowMs()
  const state = stateNow(trade, nowMs)
  if (state === 'SUCCESS') return no('OUT_TRADE_NO_USED', '商户订单号重复')
  if (state === 'CLOSED') return no('ORDER_CLOSED', '订单已关闭')
  if (trade.request !== request) return no('INVALID_REQUEST', '商户订单号相同但参数不一致')
  return opening(world, books, trade)
}

function newTrade(body: Record<string, unknown>, product: Product, nowMs: number): Trade {
  const until = typeof body['time_expire'] === 'string' ? Date.parse(body['time_expire']) : Infinity
  return {
    outTradeNo: String(body['out_trade_no']),
    product,
    pr: randomBytes(6).toString('base64url'),
    description: String(body['description']),
    totalFen: (body['amount'] as { total: number }).total,
    notifyUrl: String(body['notify_url']),
    ...(typeof body['attach'] === 'string' ? { attach: body['attach'] } : {}),
    createdMs: nowMs,
    expiresMs: Math.min(until, nowMs + LONGEST_LIFE_MS),
    request: canonical({ ...body, product }),
    ...(product === 'jsapi' ? { payer: (body['payer'] as { openid: string }).openid } : {}),
    ...(product === 'h5'
      ? { clientIp: (body['scene_info'] as { payer_client_ip: string }).payer_client_ip }
      : {}),
    state: 'NOTPAY',
  }
}

const productFault = { native: () => undefined, h5: h5Fault, jsapi: jsapiFault } as const

/** `POST /v3/pay/transactions/{native|h5|jsapi}` */
export async function create(
  world: World,
  books: Books,
  product: Product,
  body: Record<string, unknown>,
): Promise<Answer> {
  const fault = createFault(body) ?? productFault[product](body)
  if (fault) return fault
  const { mchid, appid } = world.secrets.wechat
  if (body['mchid'] !== mchid) return no('MCH_NOT_EXISTS', '商户号不存在')
  if (body['appid'] !== appid) return no('APPID_MCHID_NOT_MATCH', 'appid 与 mchid 不匹配')
  if (product === 'jsapi' && !isOpenidOf(appid, (body['payer'] as { openid: string }).openid))
    return no('PARAM_ERROR', '无效的openid')
  const nowMs = world.clock.nowMs()
  const existing = books.trades.get(String(body['out_trade_no']))
  if (existing) return repeated(world, books, existing, canonical({ ...body, product }))
  const trade = newTrade(body, product, nowMs)
  if (trade.expiresMs <= nowMs) return badField('/time_expire', body['time_expire'], '已经过去')
  world.journal.write(books.trades.change(trade.outTradeNo, trade))
  const where = { channel: 'wechat', number: trade.outTradeNo } as const
  if (world.faults.strike('notifyBeforeCreateAnswer', where)) {
    const paid = pay(world, books, trade.outTradeNo)
    if (typeof paid === 'object') await world.notifier.sendNow(paid.deliveryId)
  }
  return opening(world, books, books.trades.get(trade.outTradeNo) ?? trade)
}

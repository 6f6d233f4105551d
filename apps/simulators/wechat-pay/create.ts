import { randomBytes } from 'node:crypto'
import { canonical } from '../canonical.ts'
import type { World } from '../world.ts'
import { type Answer, badField, no, ok } from './errors.ts'
import { createFault } from './fields.ts'
import { pay } from './pay.ts'
import { type Books, stateNow, type Trade } from './trade.ts'

const LONGEST_LIFE_MS = 7 * 24 * 3_600_000

const codeUrl = (trade: Trade): Answer => ok({ code_url: `weixin://wxpay/bizpayurl?pr=${trade.pr}` })

const repeated = (trade: Trade, request: string, nowMs: number): Answer => {
  const state = stateNow(trade, nowMs)
  if (state === 'SUCCESS') return no('OUT_TRADE_NO_USED', '商户订单号重复')
  if (state === 'CLOSED') return no('ORDER_CLOSED', '订单已关闭')
  if (trade.request !== request) return no('INVALID_REQUEST', '商户订单号相同但参数不一致')
  return codeUrl(trade)
}

const newTrade = (body: Record<string, unknown>, nowMs: number): Trade => {
  const until = typeof body['time_expire'] === 'string' ? Date.parse(body['time_expire']) : Infinity
  return {
    outTradeNo: String(body['out_trade_no']),
    pr: randomBytes(6).toString('base64url'),
    description: String(body['description']),
    totalFen: (body['amount'] as { total: number }).total,
    notifyUrl: String(body['notify_url']),
    ...(typeof body['attach'] === 'string' ? { attach: body['attach'] } : {}),
    createdMs: nowMs,
    expiresMs: Math.min(until, nowMs + LONGEST_LIFE_MS),
    request: canonical(body),
    state: 'NOTPAY',
  }
}

/** `POST /v3/pay/transactions/native` */
export const create = async (world: World, books: Books, body: Record<string, unknown>): Promise<Answer> => {
  const fault = createFault(body)
  if (fault) return fault
  const { mchid, appid } = world.secrets.wechat
  if (body['mchid'] !== mchid) return no('MCH_NOT_EXISTS', '商户号不存在')
  if (body['appid'] !== appid) return no('APPID_MCHID_NOT_MATCH', 'appid 与 mchid 不匹配')
  const nowMs = world.clock.nowMs()
  const existing = books.trades.get(String(body['out_trade_no']))
  if (existing) return repeated(existing, canonical(body), nowMs)
  const trade = newTrade(body, nowMs)
  if (trade.expiresMs <= nowMs) return badField('/time_expire', body['time_expire'], '已经过去')
  world.journal.write(books.trades.change(trade.outTradeNo, trade))
  const where = { channel: 'wechat', number: trade.outTradeNo } as const
  if (world.faults.strike('notifyBeforeCreateAnswer', where)) {
    const paid = pay(world, books, trade.outTradeNo)
    if (typeof paid === 'object') await world.notifier.sendNow(paid.deliveryId)
  }
  return codeUrl(trade)
}

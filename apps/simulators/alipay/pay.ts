import { randomBytes } from 'node:crypto'
import { chinaTime } from '../china-time.ts'
import type { World } from '../world.ts'
import { yuanOf } from '../yuan.ts'
import { signText, textToSign } from './signature.ts'
import { type Books, type Refund, stateNow, type Trade, tradeEvent } from './trade.ts'

export type PayRefusal = 'unknown' | 'paid' | 'closed'

/** Prepares the notification to the merchant about a change of a trade; `undefined` without a notify_url. */
export function prepareNotification(
  world: World,
  kind: 'payment' | 'refund' | 'closed',
  trade: Trade,
  refund?: { last: Refund; totalFen: number },
) {
  if (trade.notifyUrl === undefined) return undefined
  return world.notifier.prepare({
    id: `${trade.tradeNo.slice(0, 8)}00${randomBytes(12).toString('hex')}`,
    channel: 'alipay',
    kind,
    number: trade.outTradeNo,
    url: trade.notifyUrl,
    event: tradeEvent(world, trade, refund),
  })
}

/** The buyer scans the code or signs in: from now on calls find the trade. */
export function signIn(world: World, books: Books, outTradeNo: string): Trade | undefined {
  const trade = books.trades.get(outTradeNo)
  if (trade?.state !== 'INTENT' || trade.expiresMs <= world.clock.nowMs()) return trade
  const next: Trade = { ...trade, state: 'WAIT_BUYER_PAY' }
  world.journal.write(books.trades.change(outTradeNo, next))
  return next
}

/** The buyer pays: the movement of money, the trade's state and the pending notification are written at once. */
export function pay(world: World, books: Books, outTradeNo: string): Trade | PayRefusal {
  const trade = books.trades.get(outTradeNo)
  if (!trade) return 'unknown'
  const nowMs = world.clock.nowMs()
  const state = stateNow(trade, nowMs)
  if (state === 'TRADE_SUCCESS' || trade.paidMs !== undefined) return 'paid'
  const over = state === 'TRADE_CLOSED' || trade.expiresMs <= nowMs
  if (over && !world.faults.strike('payAfterClose', { channel: 'alipay', number: outTradeNo }))
    return 'closed'
  const paid: Trade = { ...trade, state: 'TRADE_SUCCESS', paidMs: nowMs }
  const owed = prepareNotification(world, 'payment', paid)
  world.journal.write(
    books.trades.change(outTradeNo, paid),
    world.ledger.record({
      atMs: nowMs,
      channel: 'alipay',
      outTradeNo,
      direction: 'in',
      amountFen: paid.totalFen,
    }),
    ...(owed ? [owed.change] : []),
  )
  owed?.go()
  return paid
}

/** Where the browser is redirected after paying: the shop's return_url with signed parameters, which prove nothing. */
export function returnAddress(world: World, trade: Trade): string | undefined {
  if (trade.returnUrl === undefined) return undefined
  const { appId, sellerId, platform } = world.secrets.alipay
  const where = { channel: 'alipay', number: trade.outTradeNo } as const
  const isWrong = world.faults.strike('returnWrongAmount', where) !== undefined
  const params: Record<string, string> = {
    charset: 'utf-8',
    out_trade_no: trade.outTradeNo,
    method: `alipay.trade.${trade.product === 'QUICK_WAP_WAY' ? 'wap' : 'page'}.pay.return`,
    total_amount: yuanOf(isWrong ? trade.totalFen + 1 : trade.totalFen),
    trade_no: trade.tradeNo,
    auth_app_id: appId,
    version: '1.0',
    app_id: appId,
    sign_type: 'RSA2',
    seller_id: sellerId,
    timestamp: chinaTime(world.clock.nowMs()),
  }
  const sign = signText(textToSign(params, ['sign', 'sign_type']), platform.privateKey)
  const url = new URL(trade.returnUrl)
  for (const [key, value] of Object.entries({ ...params, sign })) url.searchParams.set(key, value)
  return url.href
}

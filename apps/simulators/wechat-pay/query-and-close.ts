import type { World } from '../world.ts'
import { type Answer, badField, no, noContent, ok } from './messages/errors.ts'
import { type Books, refundsOf, stateNow, type Trade, transactionView } from './trade.ts'

function mchidFault(world: World, mchid: unknown): Answer | undefined {
  return mchid === world.secrets.wechat.mchid ? undefined : badField('/mchid', mchid, '与签名的商户号不一致')
}

/** `GET /v3/pay/transactions/out-trade-no/{out_trade_no}` and `…/id/{transaction_id}` */
export function query(world: World, books: Books, trade: Trade | undefined, mchid: unknown): Answer {
  const fault = mchidFault(world, mchid)
  if (fault) return fault
  if (!trade) return no('ORDER_NOT_EXIST', '订单不存在')
  const refunded = refundsOf(books, trade.outTradeNo).some((refund) => refund.status !== 'CLOSED')
  return ok(transactionView(world, trade, refunded))
}

/** `POST /v3/pay/transactions/out-trade-no/{out_trade_no}/close` */
export function close(world: World, books: Books, trade: Trade | undefined, mchid: unknown): Answer {
  const fault = mchidFault(world, mchid)
  if (fault) return fault
  if (!trade) return no('ORDER_NOT_EXIST', '订单不存在')
  const state = stateNow(trade, world.clock.nowMs())
  if (state === 'SUCCESS') return no('ORDERPAID', '订单已支付')
  if (state === 'CLOSED') return no('ORDER_CLOSED', '订单已关闭')
  world.journal.write(books.trades.change(trade.outTradeNo, { ...trade, state: 'CLOSED' }))
  return noContent
}

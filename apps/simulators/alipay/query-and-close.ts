import type { World } from '../world.ts'
import { type Inner, no, ok, tradeNotExist } from './answers.ts'
import { prepareNotification } from './pay.ts'
import { type Books, findTrade, stateNow, type Trade, tradeView } from './trade.ts'

/** `alipay.trade.query` */
export function query(world: World, books: Books, content: Inner): Inner {
  const trade = findTrade(books, content)
  return trade ? ok(tradeView(world, trade)) : tradeNotExist
}

/** `alipay.trade.close` */
export function close(world: World, books: Books, content: Inner): Inner {
  const trade = findTrade(books, content)
  if (!trade) return tradeNotExist
  const nowMs = world.clock.nowMs()
  const state = stateNow(trade, nowMs)
  if (state === 'TRADE_CLOSED') return no('ACQ.TRADE_HAS_CLOSE', '交易已经关闭')
  if (state === 'TRADE_SUCCESS') return no('ACQ.REASON_TRADE_STATUS_INVALID', '交易状态不合法')
  const closed: Trade = { ...trade, state: 'TRADE_CLOSED', closedMs: nowMs }
  const owed = prepareNotification(world, 'closed', closed)
  world.journal.write(books.trades.change(trade.outTradeNo, closed), ...(owed ? [owed.change] : []))
  owed?.go()
  return ok({ trade_no: trade.tradeNo, out_trade_no: trade.outTradeNo })
}

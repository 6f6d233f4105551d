import { chinaTime } from '../china-time.ts'
import type { World } from '../world.ts'
import { fenOf, yuanOf } from '../yuan.ts'
import { type Inner, invalidParameter, no, ok, tradeNotExist } from './answers.ts'
import { prepareNotification } from './pay.ts'
import { type Books, findTrade, type Refund, refundedFen, refundKey, type Trade } from './trade.ts'

function done(trade: Trade, change: 'Y' | 'N', totalFen: number, atMs: number): Inner {
  return ok({
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    buyer_open_id: trade.buyerOpenId,
    fund_change: change,
    refund_fee: yuanOf(totalFen),
    gmt_refund_pay: chinaTime(atMs),
  })
}

function carryOut(world: World, books: Books, trade: Trade, refund: Refund): Inner {
  const totalFen = refundedFen(books, trade.outTradeNo) + refund.refundFen
  const after: Trade =
    totalFen === trade.totalFen ? { ...trade, state: 'TRADE_CLOSED', closedMs: refund.doneMs } : trade
  const owed = prepareNotification(world, 'refund', after, { last: refund, totalFen })
  const { outTradeNo, outRequestNo: outRefundNo, refundFen: amountFen, doneMs: atMs } = refund
  world.journal.write(
    books.refunds.change(refundKey(outTradeNo, outRefundNo), refund),
    books.trades.change(outTradeNo, after),
    world.ledger.record({ atMs, channel: 'alipay', outTradeNo, outRefundNo, direction: 'out', amountFen }),
    ...(owed ? [owed.change] : []),
  )
  owed?.go()
  return done(trade, 'Y', totalFen, atMs)
}

/** `alipay.trade.refund`: takes effect at once; a repeat with the same number and amount moves no money. */
export function refund(world: World, books: Books, content: Inner): Inner {
  const refundFen = fenOf(content['refund_amount'])
  const { out_request_no: given = '', refund_reason: reason = '' } = content
  if (refundFen === undefined) return invalidParameter('refund_amount')
  if (typeof given !== 'string' || given.length > 64) return invalidParameter('out_request_no')
  if (typeof reason !== 'string' || reason.length > 256) return invalidParameter('refund_reason')
  const trade = findTrade(books, content)
  const where = { channel: 'alipay', number: trade?.outTradeNo } as const
  if (!trade || world.faults.strike('refundUnknownTrade', where)) return tradeNotExist
  if (trade.paidMs === undefined) return no('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
  if (given === '' && refundFen !== trade.totalFen) {
    return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '部分退款须传退款请求号')
  }
  const outRequestNo = given === '' ? trade.outTradeNo : given
  const alreadyFen = refundedFen(books, trade.outTradeNo)
  const existing = books.refunds.get(refundKey(trade.outTradeNo, outRequestNo))
  if (existing) {
    return existing.refundFen === refundFen
      ? done(trade, 'N', alreadyFen, existing.doneMs)
      : no('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致')
  }
  if (alreadyFen + refundFen > trade.totalFen) return no('ACQ.REASON_TRADE_REFUND_FEE_ERR', '退款金额无效')
  if (world.faults.strike('refundNotEnough', where))
    return no('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足')
  const doneMs = world.clock.nowMs()
  if (world.faults.strike('fundChangeN', where)) return done(trade, 'N', alreadyFen, doneMs)
  const { outTradeNo } = trade
  return carryOut(world, books, trade, { outTradeNo, outRequestNo, refundFen, reason, doneMs })
}

/** `alipay.trade.fastpay.refund.query`: without `refund_status` the refund is unknown. */
export function queryRefund(world: World, books: Books, content: Inner): Inner {
  const { out_request_no: outRequestNo } = content
  if (typeof outRequestNo !== 'string' || outRequestNo === '') return invalidParameter('out_request_no')
  const trade = findTrade(books, content)
  if (!trade) return tradeNotExist
  const found = books.refunds.get(refundKey(trade.outTradeNo, outRequestNo))
  const common = { trade_no: trade.tradeNo, out_trade_no: trade.outTradeNo }
  const where = { channel: 'alipay', number: trade.outTradeNo } as const
  if (!found || world.faults.strike('refundNotVisible', where)) return ok(common)
  return ok({
    ...common,
    out_request_no: outRequestNo,
    total_amount: yuanOf(trade.totalFen),
    refund_amount: yuanOf(found.refundFen),
    refund_reason: found.reason,
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: chinaTime(found.doneMs),
    refund_detail_item_list: [{ fund_channel: 'ALIPAYACCOUNT', amount: yuanOf(found.refundFen) }],
  })
}

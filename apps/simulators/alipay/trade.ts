import { randomInt } from 'node:crypto'
import { chinaDay, chinaTime } from '../china-time.ts'
import type { Table } from '../journal/journal.ts'
import type { World } from '../world.ts'
import { yuanOf } from '../yuan.ts'
import type { Inner } from './answers.ts'

export interface Trade {
  outTradeNo: string
  /** Part of the URL of its payment page. */
  token: string
  subject: string
  /** The product it was opened as: the same number cannot become another product. */
  product: string
  body?: string
  totalFen: number
  notifyUrl?: string
  returnUrl?: string
  /** For phones: where the buyer is redirected after leaving the payment page. */
  quitUrl?: string
  passback?: string
  createdMs: number
  expiresMs: number
  /** `INTENT` until the buyer has scanned or signed in: until then calls do not find it. */
  state: 'INTENT' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  tradeNo: string
  buyerOpenId: string
  paidMs?: number
  closedMs?: number
}

export interface Refund {
  outTradeNo: string
  outRequestNo: string
  refundFen: number
  reason: string
  doneMs: number
}

export interface Books {
  trades: Table<Trade>
  refunds: Table<Refund>
}

export function openBooks(world: World): Books {
  return {
    trades: world.journal.table<Trade>('alipay.trades'),
    refunds: world.journal.table<Refund>('alipay.refunds'),
  }
}

export function refundKey(outTradeNo: string, outRequestNo: string): string {
  return `${outTradeNo}/${outRequestNo}`
}

/**
 * The current state: an unpaid trade closes when it expires; an expired intent stays unknown and can no longer be paid.
 */
export function stateNow(trade: Trade, nowMs: number): Trade['state'] {
  return trade.state === 'WAIT_BUYER_PAY' && trade.expiresMs <= nowMs ? 'TRADE_CLOSED' : trade.state
}

export function refundedFen(books: Books, outTradeNo: string): number {
  return books.refunds
    .all()
    .filter((refund) => refund.outTradeNo === outTradeNo)
    .reduce((sum, refund) => sum + refund.refundFen, 0)
}

/** The trade a call refers to. Alipay's number takes precedence over the merchant's; an intent is not found. */
export function findTrade(books: Books, content: Inner): Trade | undefined {
  const { trade_no: theirs, out_trade_no: ours } = content
  const trade =
    typeof theirs === 'string' && theirs !== ''
      ? books.trades.all().find((one) => one.tradeNo === theirs)
      : books.trades.get(String(ours))
  return trade?.state === 'INTENT' ? undefined : trade
}

export function newTradeNo(nowMs: number): string {
  const tail = Array.from({ length: 20 }, () => randomInt(10)).join('')
  return `${chinaDay(nowMs).replaceAll('-', '')}${tail}`
}

const BUYER = 'den***@hojip.example'

/** The fields of the query answer. */
export function tradeView(world: World, trade: Trade): Inner {
  return {
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    trade_status: stateNow(trade, world.clock.nowMs()),
    total_amount: yuanOf(trade.totalFen),
    buyer_logon_id: BUYER,
    buyer_open_id: trade.buyerOpenId,
    ...(trade.paidMs === undefined
      ? {}
      : {
          receipt_amount: yuanOf(trade.totalFen),
          buyer_pay_amount: yuanOf(trade.totalFen),
          point_amount: '0.00',
          invoice_amount: yuanOf(trade.totalFen),
          send_pay_date: chinaTime(trade.paidMs),
        }),
  }
}

/** The fields of a notification, except those that differ per send. */
export function tradeEvent(world: World, trade: Trade, refund?: { last: Refund; totalFen: number }): Inner {
  return {
    notify_type: 'trade_status_sync',
    app_id: world.secrets.alipay.appId,
    auth_app_id: world.secrets.alipay.appId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    buyer_open_id: trade.buyerOpenId,
    buyer_logon_id: BUYER,
    seller_id: world.secrets.alipay.sellerId,
    trade_status: trade.state,
    total_amount: yuanOf(trade.totalFen),
    subject: trade.subject,
    gmt_create: chinaTime(trade.createdMs),
    ...(trade.body === undefined ? {} : { body: trade.body }),
    ...(trade.passback === undefined ? {} : { passback_params: trade.passback }),
    ...(trade.closedMs === undefined ? {} : { gmt_close: chinaTime(trade.closedMs) }),
    ...(trade.paidMs === undefined
      ? {}
      : {
          gmt_payment: chinaTime(trade.paidMs),
          receipt_amount: yuanOf(trade.totalFen),
          invoice_amount: yuanOf(trade.totalFen),
          buyer_pay_amount: yuanOf(trade.totalFen),
          point_amount: '0.00',
          fund_bill_list: JSON.stringify([{ amount: yuanOf(trade.totalFen), fundChannel: 'ALIPAYACCOUNT' }]),
        }),
    ...(refund === undefined
      ? {}
      : {
          out_biz_no: refund.last.outRequestNo,
          refund_fee: yuanOf(refund.totalFen),
          send_back_fee: yuanOf(refund.last.refundFen),
          gmt_refund: chinaTime(refund.last.doneMs),
        }),
  }
}

import type { Table } from '../journal/journal.ts'
import { chinaRfc3339 } from '../china-time.ts'
import type { World } from '../world.ts'

/** Native, H5 and JSAPI. */
export type Product = 'native' | 'h5' | 'jsapi'

export interface Trade {
  outTradeNo: string
  /** The product it was opened as: the same number cannot become another product. */
  product: Product
  /** The part of `code_url` that identifies the trade. */
  pr: string
  description: string
  totalFen: number
  notifyUrl: string
  attach?: string
  createdMs: number
  expiresMs: number
  /** The request that created it; a repeat has to be equal. */
  request: string
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED'
  transactionId?: string
  openid?: string
  /** `jsapi`: who may pay it. */
  payer?: string
  /** `h5`: the address from which it may be opened. */
  clientIp?: string
  /** `h5`, `jsapi`: what the browser gets, and since when. */
  prepay?: Prepay
  paidMs?: number
}

export interface Prepay {
  id: string
  madeMs: number
  /** The WeChat account that opened it first: no other account may. */
  openedBy?: string
}

export interface Refund {
  outRefundNo: string
  refundId: string
  outTradeNo: string
  refundFen: number
  reason?: string
  notifyUrl?: string
  request: string
  createdMs: number
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
  /** The state it reaches at `settlesMs`; left out, it stays as it is. */
  becomes?: 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
  settlesMs: number
  successMs?: number
}

export interface Books {
  trades: Table<Trade>
  refunds: Table<Refund>
}

export function openBooks(world: World): Books {
  return {
    trades: world.journal.table<Trade>('wechat.trades'),
    refunds: world.journal.table<Refund>('wechat.refunds'),
  }
}

/** The current state: an unpaid trade closes when it expires. */
export function stateNow(trade: Trade, nowMs: number): Trade['state'] {
  return trade.state === 'NOTPAY' && trade.expiresMs <= nowMs ? 'CLOSED' : trade.state
}

export function refundsOf(books: Books, outTradeNo: string): Refund[] {
  return books.refunds.all().filter((refund) => refund.outTradeNo === outTradeNo)
}

const described = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  CLOSED: '订单已关闭',
  REFUND: '转入退款',
} as const

const tradeTypes = { native: 'NATIVE', h5: 'MWEB', jsapi: 'JSAPI' } as const

/** The transaction object of the query call and of the payment notification. */
export function transactionView(world: World, trade: Trade, refunded: boolean): Record<string, unknown> {
  const { appid, mchid } = world.secrets.wechat
  const own = stateNow(trade, world.clock.nowMs())
  const state = own === 'SUCCESS' && refunded ? 'REFUND' : own
  const common = {
    appid,
    mchid,
    out_trade_no: trade.outTradeNo,
    trade_type: tradeTypes[trade.product ?? 'native'],
    trade_state: state,
    trade_state_desc: described[state],
    attach: trade.attach ?? '',
  }
  if (trade.paidMs === undefined) {
    return { ...common, amount: { total: trade.totalFen, currency: 'CNY' }, promotion_detail: [] }
  }
  return {
    ...common,
    transaction_id: trade.transactionId,
    bank_type: 'OTHERS',
    success_time: chinaRfc3339(trade.paidMs),
    payer: { openid: trade.openid },
    amount: { total: trade.totalFen, payer_total: trade.totalFen, currency: 'CNY', payer_currency: 'CNY' },
    promotion_detail: [],
  }
}

function refundAmount(refund: Refund, trade: Trade) {
  return {
    total: trade.totalFen,
    refund: refund.refundFen,
    payer_total: trade.totalFen,
    payer_refund: refund.refundFen,
  }
}

/** The refund object of the refund calls. */
export function refundView(refund: Refund, trade: Trade): Record<string, unknown> {
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: chinaRfc3339(refund.createdMs),
    ...(refund.successMs === undefined ? {} : { success_time: chinaRfc3339(refund.successMs) }),
    status: refund.status,
    funds_account: 'AVAILABLE',
    amount: {
      ...refundAmount(refund, trade),
      settlement_refund: refund.refundFen,
      settlement_total: trade.totalFen,
      discount_refund: 0,
      currency: 'CNY',
    },
  }
}

/** The encrypted content of a refund notification. */
export function refundEvent(world: World, refund: Refund, trade: Trade): Record<string, unknown> {
  return {
    mchid: world.secrets.wechat.mchid,
    transaction_id: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    refund_status: refund.status,
    ...(refund.successMs === undefined ? {} : { success_time: chinaRfc3339(refund.successMs) }),
    user_received_account: '支付用户零钱',
    amount: refundAmount(refund, trade),
  }
}

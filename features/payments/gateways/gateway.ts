import type { Fen } from '@hojip/platform/money'
import type { PayWay } from '../rules/ways.ts'

export type { PayWay }

/** One try to pay: the number is the merchant's own and is never used for another price. */
export interface Attempt {
  /** 6 to 32 of `[0-9A-Za-z_]`, which every gateway takes. */
  outTradeNo: string
  way: PayWay
  amountFen: Fen
  description: string
  expiresAt: Date
  notifyUrl: string
  /** Where the browser comes back to from a page of the gateway's. */
  returnUrl?: string
  /** `wap`: where the buyer comes to who leaves the gateway's page. */
  quitUrl?: string
  /** `h5`: the buyer's address. */
  clientIp?: string
  /** `jsapi`: who pays. */
  openid?: string
}

/** What the shopper has to do: scan a code, go to a page, or answer a dialog. */
export type Opened =
  { kind: 'qr'; codeUrl: string } | { kind: 'redirect'; url: string } | { kind: 'dialog'; prepayId: string }

/** What WeChat's dialog is opened with. */
export interface WechatDialog {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/** Paying inside an app of the gateway's: who pays has to be known first. */
export interface InsideApp {
  /** Where the browser learns who pays, silently, and from where it comes back with a code. */
  askPayer(redirectUrl: string, state: string): string
  /** @throws GatewayRefused for a code that is used, expired or none */
  payerOf(code: string): Promise<string>
  dialog(prepayId: string): WechatDialog
}

export interface PaidTrade {
  state: 'paid'
  gatewayTradeNo: string
  amountFen: Fen
  paidAt: Date
}

/** `unknown`: the gateway has not heard of the number, which may still change until the attempt expires. */
export type TradeStatus = { state: 'unknown' | 'waiting' | 'closed' } | PaidTrade

export interface RefundRequest {
  outTradeNo: string
  /** The same on every repeat: another number is another refund. */
  outRefundNo: string
  refundFen: Fen
  /** What the whole payment was. */
  totalFen: Fen
  reason: string
  notifyUrl?: string
}

/**
 * `processing`: taken up or not decided, ask again; `unknown`: not received or not visible yet;
 * `failed`: ended without money moving; `abnormal`: the buyer's account cannot take it, a person decides.
 */
export interface RefundStatus {
  state: 'unknown' | 'processing' | 'success' | 'failed' | 'abnormal'
  gatewayRefundNo?: string
  refundFen?: Fen
}

export interface PaymentNotice extends PaidTrade {
  kind: 'payment'
  /** The same on every repeat of one message. */
  eventId: string
  outTradeNo: string
}

export interface RefundNotice {
  kind: 'refund'
  eventId: string
  outTradeNo: string
  outRefundNo: string
  state: 'success' | 'failed' | 'abnormal'
  /** Missing where the gateway tells only the sum of all refunds. */
  refundFen?: Fen
}

/** Rightly signed and of no consequence, such as an unpaid trade that was closed. */
export interface OtherNotice {
  kind: 'other'
  eventId: string
  outTradeNo: string
  what: string
}

/** A trade or a refund as the gateway's bill of a day tells it. */
export interface BillLine {
  kind: 'payment' | 'refund'
  /** Ours: that of the trade, or of the refund. */
  number: string
  /** Ours, of the trade that was paid or refunded. */
  tradeNumber: string
  gatewayNo: string
  amountFen: Fen
  /** `processing`: a refund that was taken up; `failed`: one that moved nothing. */
  state: 'success' | 'processing' | 'failed'
}

/** A movement on the merchant's account at the gateway; `ids` are its own and our numbers, as far as it has them. */
export interface FundLine {
  ids: string[]
  kind: 'payment' | 'refund'
  amountFen: Fen
}

export interface Bill {
  lines: BillLine[]
  funds: FundLine[]
}

export type RejectionReason =
  | 'missing header'
  | 'stale'
  | 'unknown serial'
  | 'bad signature'
  | 'malformed'
  | 'not decryptable'
  | 'wrong merchant'
  | 'wrong app'
  | 'wrong currency'

/** Changes nothing and is answered with `failureAnswer`. */
export interface Rejection {
  kind: 'rejected'
  reason: RejectionReason
  /** The gateway's own test of whether we verify: refused like any forgery, but no reason to wake anybody. */
  probe: boolean
}

export type Notification = PaymentNotice | RefundNotice | OtherNotice | Rejection

export interface RawNotification {
  headers: Record<string, string | string[] | undefined>
  /** The very bytes that came. */
  rawBody: Uint8Array
}

export interface HttpAnswer {
  status: number
  contentType?: string
  body: string
}

/**
 * A payment gateway. Every call throws `UnknownOutcome` where it may or may not have had its effect, and
 * `GatewayRefused` where it surely had none. A verified notification still has to be compared with the stored
 * attempt: number and amount.
 */
export interface PaymentGateway {
  readonly channel: 'wechat' | 'alipay'
  /** The ways there are, the first for those who name none. */
  readonly ways: readonly PayWay[]
  create(attempt: Attempt): Promise<Opened>
  query(outTradeNo: string): Promise<TradeStatus>
  /** `closed` also for a number the gateway never saw; a success may still follow, and is then refunded. */
  close(outTradeNo: string): Promise<'closed' | 'alreadyPaid'>
  refund(request: RefundRequest): Promise<RefundStatus>
  refundQuery(outTradeNo: string, outRefundNo: string): Promise<RefundStatus>
  /** What happened on a day of China, `2026-11-20`; ready about ten in the morning of the next. */
  bill(day: string): Promise<Bill>
  /** Gets the keys that may have signed a message, where they change by themselves. */
  learnKeys?(raw: RawNotification): Promise<void>
  /** With `jsapi` among the ways. */
  inside?: InsideApp
  parseNotification(raw: RawNotification): Notification
  readonly successAnswer: HttpAnswer
  readonly failureAnswer: HttpAnswer
}

/** The call may have had its effect: keep the number, ask, repeat with the same parameters. */
export class UnknownOutcome extends Error {
  constructor(why: string, cause?: unknown) {
    super(`unknown outcome: ${why}`, { cause })
    this.name = 'UnknownOutcome'
  }
}

/** The gateway said no. */
export class GatewayRefused extends Error {
  readonly code: string
  /** The same call may be accepted later: rate limits, an empty balance, a trade not visible yet. */
  readonly retryLater: boolean

  constructor(code: string, message: string, retryLater: boolean) {
    super(`${code}: ${message}`)
    this.name = 'GatewayRefused'
    this.code = code
    this.retryLater = retryLater
  }
}

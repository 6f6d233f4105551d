import type { Fen } from '@hojip/platform/money'
import type { Channel, PayWay } from '@hojip/policy/channels'

/** One try to pay: the number is the merchant's own and is never used for another price. */
export interface Attempt {
  /** 6 to 32 of `[0-9A-Za-z_]`, which every gateway accepts. */
  outTradeNo: string
  way: PayWay
  amountFen: Fen
  description: string
  expiresAt: Date
  notifyUrl: string
  /** The address to which a page of the gateway's sends the browser back. */
  returnUrl?: string
  /** `wap`: the address for a buyer who leaves the gateway's page without paying. */
  quitUrl?: string
  /** `h5`: the buyer's IP address. */
  clientIp?: string
  /** `jsapi`: the payer's openid. */
  openid?: string
}

/** What the shopper has to do: scan a code, open a page, or confirm a dialog. */
export type Opened =
  | { kind: 'qr'; codeUrl: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'dialog'; prepayId: string }

/** The parameters of WeChat's payment dialog. */
export interface WechatDialog {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/** Paying inside an app of the gateway's: the payer has to be known first. */
export interface InsideApp {
  /** The address at which the browser silently learns who pays, and from which it comes back with a code. */
  askPayer(redirectUrl: string, state: string): string
  /** @throws GatewayRefused for a code that is used, expired or invalid */
  payerOf(code: string): Promise<string>
  dialog(prepayId: string): WechatDialog
}

export interface PaidTrade {
  state: 'paid'
  gatewayTradeNo: string
  amountFen: Fen
  paidAt: Date
}

/** `unknown`: the gateway does not know the number; that may change until the attempt expires. */
export type TradeStatus = { state: 'unknown' | 'waiting' | 'closed' } | PaidTrade

export interface RefundRequest {
  outTradeNo: string
  /** The same on every repeat: another number is another refund. */
  outRefundNo: string
  refundFen: Fen
  /** The amount of the whole payment. */
  totalFen: Fen
  reason: string
  notifyUrl?: string
}

/**
 * `processing`: accepted or undecided, ask again; `unknown`: not received or not visible yet;
 * `failed`: ended without money moving; `abnormal`: the buyer's account cannot receive it, a person decides.
 */
export interface RefundStatus {
  state: 'unknown' | 'processing' | 'success' | 'failed' | 'abnormal'
  gatewayRefundNo?: string
  refundFen?: Fen
}

export interface PaymentNotification extends PaidTrade {
  kind: 'payment'
  /** The same on every repeat of one message. */
  eventId: string
  outTradeNo: string
}

export interface RefundNotification {
  kind: 'refund'
  eventId: string
  outTradeNo: string
  outRefundNo: string
  state: 'success' | 'failed' | 'abnormal'
  /** Absent when the gateway reports only the sum of all refunds. */
  refundFen?: Fen
}

/** Correctly signed and without consequence, such as the closing of an unpaid trade. */
interface OtherNotification {
  kind: 'other'
  eventId: string
  outTradeNo: string
  what: string
}

/** A trade or a refund as listed in the gateway's bill of a day. */
export interface BillLine {
  kind: 'payment' | 'refund'
  /** Our number of the trade or of the refund. */
  number: string
  /** Our number of the trade that was paid or refunded. */
  tradeNumber: string
  gatewayNo: string
  amountFen: Fen
  /** `processing`: an accepted refund; `failed`: one that moved nothing. */
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
  /** The gateway's own test of whether we verify: refused like any forgery, but not logged as a warning. */
  probe: boolean
}

export type Notification = PaymentNotification | RefundNotification | OtherNotification | Rejection

export interface RawNotification {
  headers: Record<string, string | string[] | undefined>
  /** The raw bytes as received. */
  rawBody: Uint8Array
}

export interface HttpAnswer {
  status: number
  contentType?: string
  body: string
}

/**
 * A payment gateway. Every call throws `UnknownOutcome` when it may or may not have had its effect, and
 * `GatewayRefused` when it certainly had none. The number and amount of a verified notification still have to
 * be compared with the stored attempt.
 */
export interface PaymentGateway {
  readonly channel: Channel
  /** The supported ways; the first is the default. */
  readonly ways: readonly PayWay[]
  create(attempt: Attempt): Promise<Opened>
  query(outTradeNo: string): Promise<TradeStatus>
  /** `closed` also for a number the gateway never saw; a success may still follow, and is then refunded. */
  close(outTradeNo: string): Promise<'closed' | 'alreadyPaid'>
  refund(request: RefundRequest): Promise<RefundStatus>
  refundQuery(outTradeNo: string, outRefundNo: string): Promise<RefundStatus>
  /** What moved on a day of China, `2026-11-20`; ready at about ten the next morning. */
  bill(day: string): Promise<Bill>
  /** Fetches the keys that may have signed a message, where they rotate by themselves. */
  learnKeys?(raw: RawNotification): Promise<void>
  /** Present when `jsapi` is among the ways. */
  inside?: InsideApp
  parseNotification(raw: RawNotification): Notification
  readonly successAnswer: HttpAnswer
  readonly failureAnswer: HttpAnswer
}

/** The call may have had its effect: the caller stores the number, asks, and repeats with the same parameters. */
export class UnknownOutcome extends Error {
  constructor(why: string, cause?: unknown) {
    super(`unknown outcome: ${why}`, { cause })
    this.name = 'UnknownOutcome'
  }
}

/** The gateway refused the call. */
export class GatewayRefused extends Error {
  readonly code: string
  /** The same call may succeed later: rate limits, an empty balance, a trade that is not visible yet. */
  readonly retryLater: boolean

  constructor(code: string, message: string, retryLater: boolean) {
    super(`${code}: ${message}`)
    this.name = 'GatewayRefused'
    this.code = code
    this.retryLater = retryLater
  }
}

import { call, shapes as s, type OutputOf } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { paymentsRefusals as r } from './refusals.ts'

const own = { auth: 'user', owner: 'self', cache: 'none' } as const
/** A purchase's or an order's code. */
const payId = z.string().regex(/^[0-9A-Z]{10,32}$/)
/** 1 Alipay, 2 WeChat Pay. */
const payType = z.enum(['1', '2'])
/**
 * A code to scan, or a page of the gateway’s. Of a phone: Alipay’s page (`wap`), out of the browser into WeChat (`h5`), and
 * inside WeChat (`jsapi`). Left out: the first of those that are enabled.
 */
const way = z.enum(['code', 'page', 'wap', 'h5', 'jsapi'])
const waysOf = { '1': ['code', 'page', 'wap'], '2': ['code', 'h5', 'jsapi'] } as const
/** Of the page to which a phone comes back. */
const token = z.string().regex(/^[\w-]{24}$/)
const payStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])
const method = z.object({ payType, name: z.string(), enabled: z.boolean(), ways: z.array(way) })
const opened = z.object({
  payCode: z.string(),
  codeUrl: z.string().optional(),
  payUrl: z.string().optional(),
  surplusSeconds: z.int(),
  expireAt: z.int(),
})
const noSession = { auth: 'public', owner: 'none', cache: 'none' } as const

export const paymentsCalls = {
  'GET /bizPay/queryMethods': call({
    summary: 'By which ways this mall is paid',
    ...noSession,
    cache: 'public',
    rate: 'read',
    input: z.object({}),
    output: z.object({ list: z.array(method) }),
  }),
  'GET /bizPay/querySchemes': call({
    summary: 'What is to be paid, until when, and by which ways',
    ...own,
    rate: 'read',
    input: z.object({ payId }),
    output: z.object({
      payId: z.string(),
      totalMoney: s.money,
      surplusSeconds: z.int(),
      expireAt: z.int(),
      /** 0 waiting, 1 paid, 2 closed. */
      payStatus,
      /** How it was paid; absent until it is. */
      payType: payType.optional(),
      orders: z.array(
        z.object({
          pkId: s.id,
          orderCode: z.string(),
          shopName: z.string(),
          totalMoney: s.money,
          orderStatus: z.int(),
          goodsNames: z.array(z.string()),
          goods: z.array(
            z.object({ pkId: s.id, name: z.string(), pic: z.string().nullable(), num: z.int() }),
          ),
        }),
      ),
      list: z.array(method),
      /** Where the parcels go, masked. */
      consignee: z.string(),
    }),
    refusals: [r.nothingToPay],
  }),
  'POST /bizOrder/orderToPay': call({
    summary: 'Opens a payment with a gateway: a code to scan, or a page to go to',
    ...own,
    rate: 'pay',
    idempotency: 'required',
    input: z
      .object({ payId, payType, way: way.optional() })
      .refine((wish) => !wish.way || (waysOf[wish.payType] as readonly string[]).includes(wish.way), {
        path: ['way'],
      }),
    output: opened,
    refusals: [r.nothingToPay, r.alreadyPaid, r.closed, r.gatewayDown, r.wayClosed],
  }),
  'GET /bizPay/queryPayStatus': call({
    summary: 'Whether a payment has arrived; with `ask` the gateway is asked now',
    ...own,
    rate: 'poll',
    input: z.object({ payId, ask: s.flag.default('0') }),
    output: z.object({
      payStatus,
      orderIds: z.array(s.id),
    }),
    refusals: [r.nothingToPay],
  }),
  'POST /bizPay/queryReturn': call({
    summary: 'How the payment stands that a phone comes back from; with `ask` the gateway is asked now',
    ...noSession,
    rate: 'read',
    input: z.object({ token, ask: s.flag.default('0') }),
    output: z.object({ payId: z.string(), payType, way, totalMoney: s.money, payStatus }),
    refusals: [r.nothingToPay],
  }),
  'POST /bizPay/payAgain': call({
    summary: 'Opens once more what a phone has come back from unpaid',
    ...noSession,
    rate: 'pay',
    input: z.object({ token }),
    output: opened,
    refusals: [r.nothingToPay, r.alreadyPaid, r.closed, r.gatewayDown, r.wayClosed],
  }),
  'POST /bizPay/openInWechat': call({
    summary: 'Inside WeChat: what its dialog of paying is opened with, or where WeChat says first who pays',
    ...noSession,
    rate: 'pay',
    input: z.object({
      token,
      code: z.string().max(128).optional(),
      state: z.string().max(128).optional(),
    }),
    output: z.object({
      payerUrl: z.string().optional(),
      dialog: z
        .object({
          appId: z.string(),
          timeStamp: z.string(),
          nonceStr: z.string(),
          package: z.string(),
          signType: z.literal('RSA'),
          paySign: z.string(),
        })
        .optional(),
    }),
    refusals: [r.nothingToPay, r.alreadyPaid, r.closed, r.gatewayDown],
  }),
  'POST /bizPay/notify/wechat': call({
    summary: 'WeChat Pay’s notification; proven by its signature',
    auth: 'callback',
    owner: 'gateway',
    rate: 'callback',
    cache: 'none',
    input: z.unknown(),
    output: z.unknown(),
  }),
  'POST /bizPay/notify/alipay': call({
    summary: 'Alipay’s notification; proven by its signature',
    auth: 'callback',
    owner: 'gateway',
    rate: 'callback',
    cache: 'none',
    input: z.unknown(),
    output: z.unknown(),
  }),
}
export type PaymentsCalls = typeof paymentsCalls
export type PaySchemes = OutputOf<PaymentsCalls['GET /bizPay/querySchemes']>
export type OpenedPayment = OutputOf<PaymentsCalls['POST /bizOrder/orderToPay']>
export type PayMethods = OutputOf<PaymentsCalls['GET /bizPay/queryMethods']>
export type PhonePayment = OutputOf<PaymentsCalls['POST /bizPay/queryReturn']>
export type WechatOpening = OutputOf<PaymentsCalls['POST /bizPay/openInWechat']>
export type PayStatus = OutputOf<PaymentsCalls['GET /bizPay/queryPayStatus']>
declare module '@hojip/platform/client' {
  interface AllCalls extends PaymentsCalls {}
}

/** What the room tells others, by `jobs.emit`. */
export interface PaymentsEvents {
  /** The gateway's last word about a refund of an order. */
  'payments/refundEnded': RefundNamed & { status: 'success' | 'failed' }
  /** It does not say a last word, for longer than it should. */
  'payments/refundStuck': RefundNamed
}
export interface RefundNamed {
  orderId: string
  outRefundNo: string
}

/** Which rooms act on it; with nobody, it is a promise for notices. */
export const paymentsEvents = {
  'payments/refundEnded': { handledBy: ['aftersales'] },
  'payments/refundStuck': { handledBy: ['aftersales'] },
} as const satisfies HandledBy<PaymentsEvents>

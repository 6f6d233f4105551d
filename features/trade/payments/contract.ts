import { call, shapes as s, type OutputOf, ownCall, ownRead } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { channelOf, channels, payMethods } from '@hojip/policy/contract/channels'
import { notificationCalls } from './contract/notifications.ts'
import { paymentsRefusals as r } from './refusals.ts'

/** The code of a purchase or of an order. */
const payId = z.string().regex(/^[0-9A-Z]{10,32}$/)
const payType = z.enum(payMethods)
/**
 * A code to scan, or a page of the gateway's. On phones: Alipay's page (`wap`), from the browser into WeChat
 * (`h5`), or inside WeChat (`jsapi`). Left out: the first enabled one.
 */
const way = z.enum(['code', 'page', 'wap', 'h5', 'jsapi'])
/** Names the payment on the page to which a phone comes back. */
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
    summary: 'The payment methods of the mall',
    ...noSession,
    cache: 'public',
    rate: 'read',
    input: z.object({}),
    output: z.object({ list: z.array(method) }),
  }),
  'GET /bizPay/querySchemes': call({
    summary: 'The orders to be paid, the deadline, and the payment methods',
    ...ownRead,
    urgency: 'vital',
    input: z.object({ payId }),
    output: z.object({
      payId: z.string(),
      totalMoney: s.money,
      surplusSeconds: z.int(),
      expireAt: z.int(),
      /** 0 waiting, 1 paid, 2 closed. */
      payStatus,
      /** The method that paid; absent until then. */
      payType: payType.optional(),
      orders: z.array(
        z.object({
          pkId: s.id,
          orderCode: z.string(),
          shopName: z.string(),
          totalMoney: s.money,
          orderStatus: z.int(),
          /** When it is expected to arrive; absent when nobody knows. */
          arriveFromAt: z.int().optional(),
          arriveToAt: z.int().optional(),
          promisedToAt: z.int().optional(),
          goodsNames: z.array(z.string()),
          goods: z.array(
            z.object({ pkId: s.id, name: z.string(), pic: z.string().optional(), num: z.int() }),
          ),
        }),
      ),
      list: z.array(method),
      /** The delivery address, masked. */
      consignee: z.string(),
    }),
    refusals: [r.nothingToPay],
  }),
  'POST /bizOrder/orderToPay': call({
    summary: 'Opens a payment at a gateway: a code to scan, or a page to open',
    ...ownCall,
    rate: 'pay',
    idempotency: 'required',
    input: z
      .object({ payId, payType, way: way.optional() })
      .refine((wish) => !wish.way || channels[channelOf(wish.payType)].ways.includes(wish.way), {
        path: ['way'],
      }),
    output: opened,
    refusals: [r.nothingToPay, r.alreadyPaid, r.closed, r.gatewayDown, r.wayClosed],
  }),
  'GET /bizPay/queryPayStatus': call({
    summary: 'Whether a payment has arrived; with `ask` the gateway is asked now',
    ...ownCall,
    urgency: 'vital',
    rate: 'poll',
    input: z.object({ payId, ask: s.flag.default('0') }),
    output: z.object({ payStatus, orderIds: z.array(s.id) }),
    refusals: [r.nothingToPay],
  }),
  'POST /bizPay/queryReturn': call({
    summary: 'The state of the payment that a phone comes back from; with `ask` the gateway is asked now',
    ...noSession,
    urgency: 'vital',
    rate: 'read',
    input: z.object({ token, ask: s.flag.default('0') }),
    output: z.object({
      payId: z.string(),
      payType,
      way,
      totalMoney: s.money,
      payStatus,
      /** The paid order; absent when several were paid together, and before. */
      orderId: s.id.optional(),
    }),
    refusals: [r.nothingToPay],
  }),
  'POST /bizPay/payAgain': call({
    summary: 'Opens again the payment that a phone has come back from unpaid',
    ...noSession,
    rate: 'pay',
    input: z.object({ token }),
    output: opened,
    refusals: [r.nothingToPay, r.alreadyPaid, r.closed, r.gatewayDown, r.wayClosed],
  }),
  'POST /bizPay/openInWechat': call({
    summary:
      'Inside WeChat: the parameters of its payment dialog, or the address at which WeChat first names the payer',
    ...noSession,
    rate: 'pay',
    input: z.object({ token, code: z.string().max(128).optional(), state: z.string().max(128).optional() }),
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
  ...notificationCalls,
}
type PaymentsCalls = typeof paymentsCalls
export type PaySchemes = OutputOf<PaymentsCalls['GET /bizPay/querySchemes']>
export type OpenedPayment = OutputOf<PaymentsCalls['POST /bizOrder/orderToPay']>
export type PayMethods = OutputOf<PaymentsCalls['GET /bizPay/queryMethods']>
export type PhonePayment = OutputOf<PaymentsCalls['POST /bizPay/queryReturn']>
export type WechatOpening = OutputOf<PaymentsCalls['POST /bizPay/openInWechat']>
export type PayStatus = OutputOf<PaymentsCalls['GET /bizPay/queryPayStatus']>
declare module '@hojip/platform/client' {
  interface AllCalls extends PaymentsCalls {}
}

/** The events that the room emits (`jobs.emit`). */
export interface PaymentsEvents {
  /** The gateway's final answer about a refund of an order. */
  'payments/refundEnded': RefundNamed & { status: 'success' | 'failed' }
  /** A refund has had no final answer for too long. */
  'payments/refundStuck': RefundNamed
}
interface RefundNamed {
  orderId: string
  outRefundNo: string
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends PaymentsEvents {}
}

/** The rooms that handle each event. */
export const paymentsEvents = {
  'payments/refundEnded': { handledBy: ['aftersales', 'figures', 'notices'] },
  'payments/refundStuck': { handledBy: ['aftersales', 'notices'] },
} as const satisfies HandledBy<PaymentsEvents>

s.nameShapes({ PayMethod: method, OpenedPayment: opened })

import { call, shapes as s, type OutputOf } from '@hojip/platform/http'
import { z } from 'zod'
import { paymentsRefusals as r } from './refusals.ts'

const own = { auth: 'user', owner: 'self', cache: 'none' } as const
/** A purchase's or an order's code. */
const payId = z.string().regex(/^[0-9A-Z]{10,32}$/)
/** 1 Alipay, 2 WeChat Pay. */
const payType = z.enum(['1', '2'])
/** A code to scan, or a page of the gateway’s; WeChat Pay has codes only. Left out: Alipay’s page, WeChat Pay’s code. */
const way = z.enum(['code', 'page'])

export const paymentsCalls = {
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
      payStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      orders: z.array(
        z.object({
          pkId: s.id,
          orderCode: z.string(),
          shopName: z.string(),
          totalMoney: s.money,
          orderStatus: z.int(),
          goodsNames: z.array(z.string()),
        }),
      ),
      list: z.array(z.object({ payType, name: z.string(), enabled: z.boolean() })),
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
      .refine((wish) => wish.payType === '1' || wish.way !== 'page', { path: ['way'] }),
    output: z.object({
      payCode: z.string(),
      codeUrl: z.string().optional(),
      payUrl: z.string().optional(),
      surplusSeconds: z.int(),
      expireAt: z.int(),
    }),
    refusals: [r.nothingToPay, r.alreadyPaid, r.closed, r.gatewayDown],
  }),
  'GET /bizPay/queryPayStatus': call({
    summary: 'Whether a payment has arrived; with `ask` the gateway is asked now',
    ...own,
    rate: 'poll',
    input: z.object({ payId, ask: s.flag.default('0') }),
    output: z.object({
      payStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      orderIds: z.array(s.id),
    }),
    refusals: [r.nothingToPay],
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
export type PayStatus = OutputOf<PaymentsCalls['GET /bizPay/queryPayStatus']>
declare module '@hojip/platform/client' {
  interface AllCalls extends PaymentsCalls {}
}

/** What the room tells others, by `jobs.emit`. */
export interface PaymentsEvents {
  /** The gateway's last word about a refund of an order. */
  'payments/refund-ended': RefundNamed & { status: 'success' | 'failed' }
  /** It does not say a last word, for longer than it should. */
  'payments/refund-stuck': RefundNamed
}
export interface RefundNamed {
  orderId: string
  outRefundNo: string
}

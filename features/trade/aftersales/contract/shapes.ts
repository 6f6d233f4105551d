import { parcelStop } from '@hojip/shipping/contract'
import { shapes as s } from '@hojip/platform/http'
import { uploadsRefusals } from '@hojip/uploads/contract'
import { z } from 'zod'
import { payMethods } from '@hojip/policy/contract/channels'

/** 0 none, 1 applied, 2 processing, 3 completed, 4 rejected, 5 closed, 6 return, 7 inspection. */
const refundStatus = z.union([0, 1, 2, 3, 4, 5, 6, 7].map((n) => z.literal(n)))
/** 0 return and refund, 1 refund only. */
export const refundType = z.union([z.literal(0), z.literal(1)])
/** 0 not received, 1 received. */
export const receiving = z.union([z.literal(0), z.literal(1)])
/** The index of a reason. The maximum is the last one in `rules/reasons.ts`. */
export const reasonIndex = z.int().min(0).max(10)
/** Yuan with at most two digits, positive. */
export const wish = z.string().regex(/^\d{1,10}(\.\d{1,2})?$/)
export const words = s.words(0, 200)
/** The picture field of every call that takes pictures. */
export const ofPictures = [uploadsRefusals.tooManyPictures, uploadsRefusals.pictureGone]

/** Addresses that `/fileUpload/upload` gave; at most five. */
export const files = z.array(z.string().min(1).max(300)).max(5)

export const refundAction = z.enum([
  'edit',
  'withdraw',
  'answerProposal',
  'fileExpress',
  'reapply',
  'appeal',
  'addEvidence',
  'delete',
  'agreeRefund',
  'agreeReturn',
  'reject',
  'propose',
  'confirmReturn',
  'passInspection',
  'failInspection',
  'decide',
  'retry',
  'payOffline',
])

/** Where returns are sent. */
export const returnAddress = z.object({
  consignee: s.words(1, 30),
  phone: s.words(5, 24),
  address: s.words(5, 200),
})

export const refundProduct = z.object({
  goodsId: s.id,
  goodsSpecId: s.id,
  goodsName: z.string(),
  goodsSpec: z.string(),
  goodsPic: z.string(),
  goodsPrice: s.money,
  goodsNum: z.int(),
  payMoney: s.money,
})

const logFile = z.string()

export const refundLog = z.object({
  time: s.time,
  role: z.enum(['buyer', 'shop', 'system', 'carrier', 'gateway', 'operator']),
  /** A step of the table, or `evidence`, `intercept`, `moneyFailed`, `moneyStuck`, `overdue`. */
  action: z.string(),
  /** What happened, in the caller's language. */
  title: z.string(),
  /** What the person wrote. */
  text: z.string(),
  files: z.array(logFile),
})

export const refund = z.object({
  pkId: s.id,
  refundCode: z.string(),
  refundType,
  refundStatus,
  refundApplyStatus: refundStatus,
  receivingStatus: receiving,
  refundReason: reasonIndex,
  refundReasonText: z.string(),
  detailDescription: z.string(),
  files: z.array(z.string()),
  refundNum: z.int(),
  /** The whole refund, and the shipping fee in it. */
  refundMoney: s.money,
  shippingMoney: s.money,
  /** What the buyer asked for. */
  applyMoney: s.money,
  /** 0 through the provider of the payment, 3 by other means. */
  refundMoneyType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  payType: z.enum(payMethods).optional(),
  refundApplyTime: s.time,
  refundCompleteTime: s.time.optional(),
  orderId: s.id,
  orderCode: z.string(),
  orderGoodsId: s.id,
  goods: refundProduct,
  shopId: s.id,
  shopName: z.string(),
  mark: z.string(),
  hue: z.int(),
  customerName: z.string(),
  /** In full for the buyer, masked for everybody else. */
  customerPhone: z.string(),
  /** Who pays for the return shipping. */
  returnFreightBy: z.enum(['buyer', 'shop']),
  returnAddress: returnAddress.optional(),
  returnExpress: z
    .object({
      expCode: z.string(),
      expName: z.string(),
      number: z.string(),
      time: s.time,
      /** The status of a parcel; 3 is signed. */
      deliverystatus: z.int(),
      list: z.array(parcelStop),
    })
    .optional(),
  /** The shop's other offer, until the buyer answers. */
  proposal: z.object({ refundType, refundMoney: s.money }).optional(),
  rejectReason: z.string().optional(),
  rejectFiles: z.array(z.string()),
  /** '0' none, '1' open, '2' decided. */
  arbitration: z.enum(['0', '1', '2']),
  evidenceTime: s.time.optional(),
  /** The deadline's name in the table: `shopAnswers`, `buyerReturns`, … It decides what then happens automatically. */
  deadlineAction: z.string().optional(),
  deadlineTime: s.time.optional(),
  deadlineAt: z.int().optional(),
  /** The money is stuck at the provider, and people look after it. */
  isMoneyStuck: z.boolean(),
  /** The mall has paused the refunds of this channel: the money goes back by itself once they go on. */
  isMoneyPaused: z.boolean(),
  applyTimes: z.int(),
  /** The application that replaced this one. */
  replacedBy: s.id.optional(),
  /** What the viewer may do right now, from the same table that decides it. */
  actions: z.array(refundAction),
})

export const refundStep = z.object({
  code: z.enum(['applied', 'shop', 'return', 'inspection', 'money', 'completed', 'closed', 'rejected']),
  done: z.boolean(),
  time: s.time.optional(),
})
export const refundWithLogs = refund.extend({ logs: z.array(refundLog), steps: z.array(refundStep) })

/** How an amount was computed, in sentences. */
export const moneyStep = z.object({ code: z.string(), text: z.string() })

export const refundableWay = z.object({
  refundType,
  receivingStatus: receiving,
  maxNum: z.int(),
  /** For all `maxNum` units without the shipping fee; `queryRefundMoney` answers the exact amount. */
  maxMoney: s.money,
  /** Units that were not shipped are refunded in full, so no smaller amount can be requested. */
  isWholeOnly: z.boolean(),
  reasons: z.array(
    z.object({
      index: reasonIndex,
      text: z.string(),
      needFiles: z.boolean(),
      /** The shop is at fault: it bears the shipping fee and the return shipping. */
      isFault: z.boolean(),
    }),
  ),
})

export const refundableLine = refundProduct.extend({
  orderGoodsId: s.id,
  shippedNum: z.int(),
  refundedNum: z.int(),
  refundedMoney: s.money,
  refundStatus,
  refundId: s.id.optional(),
  canRefund: z.boolean(),
  /** Why the line cannot be refunded: the message with which submitting would be refused. */
  whyNot: z.string().optional(),
  maxNum: z.int(),
  maxMoney: s.money,
  /** Until when a refund can be requested without a fault, and until when because of one. */
  deadline: s.time.optional(),
  faultDeadline: s.time.optional(),
  applyTimes: z.int(),
  maxApplyTimes: z.int(),
  types: z.array(refundableWay),
})

export const moneyItem = z.object({
  orderGoodsId: s.id,
  refundType,
  receivingStatus: receiving,
  refundReason: reasonIndex,
  refundNum: s.quantity,
})

export const refundItem = moneyItem.extend({
  /** The whole amount, shipping fee included. Default: the most that can be refunded. */
  refundMoney: wish.optional(),
  detailDescription: words.default(''),
  files: files.default([]),
})

export const contact = { phone: s.words(0, 24).optional(), customerName: s.words(0, 30).optional() }

/** One line in the top-level fields, or several lines in `items`. */
export const submission = z.object({
  orderId: s.id,
  goodsId: s.id.optional(),
  goodsSpecId: s.id.optional(),
  ...refundItem.partial().shape,
  ...contact,
  items: z.array(refundItem).min(1).max(60).optional(),
})

export const byId = z.object({ pkId: s.id })
/** The filters of a list. */
export const listWish = {
  ...s.pageInput,
  refundApplyStatus: z.coerce.number().int().min(0).max(7).optional(),
  group: z.enum(['submitted', 'processing', 'rejected', 'completed', 'closed']).optional(),
}
/** The counts of every state, whatever state the list is filtered by. */
const counts = z.object({
  all: z.int(),
  submitted: z.int(),
  processing: z.int(),
  rejected: z.int(),
  completed: z.int(),
  closed: z.int(),
  /** Applications with an open appeal. */
  appealed: z.int(),
})
export const refundPage = s.pageOf(refund).extend({ counts })
export const statement = { content: words.min(1), files: files.default([]) }

/** A refund that the shop offers unasked, until and after the buyer's answer. */
export const refundOffer = z.object({
  pkId: s.id,
  orderId: s.id,
  orderCode: z.string(),
  orderGoodsId: s.id,
  shopId: s.id,
  shopName: z.string(),
  goods: refundProduct,
  receivingStatus: receiving,
  refundNum: z.int(),
  refundMoney: s.money,
  /** What the shop wrote. */
  content: z.string(),
  /** How the order was paid, which is the way back. */
  payType: z.enum(payMethods).optional(),
  offerState: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'overtaken']),
  offerTime: s.time,
  deadlineTime: s.time,
  deadlineAt: z.int(),
  /** The application that the accepted offer has become. */
  refundId: s.id.optional(),
  /** What the viewer may do right now. */
  actions: z.array(z.enum(['accept', 'decline', 'withdraw'])),
})

s.nameShapes({
  RefundCounts: counts,
  RefundMoneyItem: moneyItem,
  MoneyStep: moneyStep,
  Refund: refund,
  RefundItem: refundItem,
  RefundLog: refundLog,
  RefundOffer: refundOffer,
  RefundPage: refundPage,
  RefundGoods: refundProduct,
  RefundStep: refundStep,
  RefundDetail: refundWithLogs,
  RefundableLine: refundableLine,
  RefundableWay: refundableWay,
  ReturnAddress: returnAddress,
  RefundForm: submission,
})

import { shapes as s } from '@hojip/platform/http'
import { uploadsRefusals } from '@hojip/uploads/contract'
import { z } from 'zod'

/** 0 none, 1 applied, 2 processing, 3 completed, 4 rejected, 5 closed, 6 return, 7 inspection. */
export const refundStatus = z.union([0, 1, 2, 3, 4, 5, 6, 7].map((n) => z.literal(n)))
/** 0 return and refund, 1 refund only. */
export const refundType = z.union([z.literal(0), z.literal(1)])
/** 0 not received, 1 received. */
export const receiving = z.union([z.literal(0), z.literal(1)])
export const reasonIndex = z.int().min(0).max(9)
/** Yuan with at most two digits, positive. */
export const wish = z.string().regex(/^\d{1,10}(\.\d{1,2})?$/)
export const words = z.string().trim().max(200)
/** Addresses that `/fileUpload/upload` gave; at most five. */
/** Of every call that takes pictures. */
export const ofPictures = [uploadsRefusals.tooManyPictures, uploadsRefusals.pictureGone]

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

/** Where goods go back to. */
export const returnAddress = z.object({
  consignee: z.string().trim().min(1).max(30),
  phone: z.string().trim().min(5).max(24),
  address: z.string().trim().min(5).max(200),
})

export const refundGoods = z.object({
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
  /** What goes back in all, and what of it is shipping fee. */
  refundMoney: s.money,
  shippingMoney: s.money,
  /** What the buyer asked for. */
  applyMoney: s.money,
  /** 0 the way it was paid, 3 by other means. */
  refundMoneyType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The way the order was paid: '1' Alipay, '2' WeChat Pay. */
  payType: z.enum(['1', '2']).optional(),
  refundApplyTime: s.time,
  refundCompleteTime: s.time.optional(),
  orderId: s.id,
  orderCode: z.string(),
  orderGoodsId: s.id,
  goods: refundGoods,
  shopId: s.id,
  shopName: z.string(),
  mark: z.string(),
  hue: z.int(),
  customerName: z.string(),
  /** In full for the buyer, masked for everybody else. */
  customerPhone: z.string(),
  /** Who pays for sending the goods back. */
  returnFreightBy: z.enum(['buyer', 'shop']),
  returnAddress: returnAddress.optional(),
  returnExpress: z
    .object({
      expCode: z.string(),
      expName: z.string(),
      number: z.string(),
      time: s.time,
      /** As of parcels: 3 signed. */
      deliverystatus: z.int(),
      list: z.array(z.object({ time: s.time, status: z.string() })),
    })
    .optional(),
  /** What the shop offers instead, until the buyer answers. */
  proposal: z.object({ refundType, refundMoney: s.money }).optional(),
  rejectReason: z.string().optional(),
  rejectFiles: z.array(z.string()),
  /** '0' none, '1' open, '2' decided. */
  arbitration: z.enum(['0', '1', '2']),
  evidenceTime: s.time.optional(),
  /** What happens by itself when the time runs out: `shopAnswers`, `buyerReturns`, … of the table. */
  deadlineAction: z.string().optional(),
  deadlineTime: s.time.optional(),
  deadlineAt: z.int().optional(),
  /** The money is stuck at the provider and a person sees to it. */
  isMoneyStuck: z.boolean(),
  applyTimes: z.int(),
  /** The application that followed this one. */
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

/** How a sum came about, one sentence after the other. */
export const moneyStep = z.object({ code: z.string(), text: z.string() })

export const refundableWay = z.object({
  refundType,
  receivingStatus: receiving,
  maxNum: z.int(),
  /** For all of `maxNum` without the shipping fee; the exact sum is asked by `queryRefundMoney`. */
  maxMoney: s.money,
  /** Goods that were not shipped are refunded in full: there is no smaller wish. */
  isWholeOnly: z.boolean(),
  reasons: z.array(
    z.object({
      index: reasonIndex,
      text: z.string(),
      needFiles: z.boolean(),
      /** The shop's fault: it bears the fee and the way back. */
      isFault: z.boolean(),
    }),
  ),
})

export const refundableLine = refundGoods.extend({
  orderGoodsId: s.id,
  shippedNum: z.int(),
  refundedNum: z.int(),
  refundedMoney: s.money,
  refundStatus,
  refundId: s.id.optional(),
  canRefund: z.boolean(),
  /** Why not, when it cannot: the same sentence that submitting would answer. */
  whyNot: z.string().optional(),
  maxNum: z.int(),
  maxMoney: s.money,
  /** Asked for at will until, and because of a fault until. */
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
  /** In all, shipping fee included; left out: as much as can be. */
  refundMoney: wish.optional(),
  detailDescription: words.default(''),
  files: files.default([]),
})

export const contact = {
  phone: z.string().trim().max(24).optional(),
  customerName: z.string().trim().max(30).optional(),
}

/** One line by its own fields, or several by `items`. */
export const submission = z.object({
  orderId: s.id,
  goodsId: s.id.optional(),
  goodsSpecId: s.id.optional(),
  ...refundItem.partial().shape,
  ...contact,
  items: z.array(refundItem).min(1).max(60).optional(),
})

export const byId = z.object({ pkId: s.id })
/** What a list may be narrowed to. */
export const listWish = {
  ...s.pageInput,
  refundApplyStatus: z.coerce.number().int().min(0).max(7).optional(),
  group: z.enum(['submitted', 'processing', 'rejected', 'completed', 'closed']).optional(),
}
/** Of every state, whichever the list is of. */
const counts = z.object({
  all: z.int(),
  submitted: z.int(),
  processing: z.int(),
  rejected: z.int(),
  completed: z.int(),
  closed: z.int(),
  /** On which the mall was asked and has not decided. */
  appealed: z.int(),
})
export const refundPage = s.pageOf(refund).extend({ counts })
export const statement = { content: words.min(1), files: files.default([]) }

import { call, shapes as s, ownRead, ownWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { payMethods } from '@hojip/policy/contract/channels'
import { aftersalesRefusals as r } from '../refusals.ts'
import {
  byId,
  contact,
  files,
  listWish,
  moneyItem,
  moneyStep,
  reasonIndex,
  receiving,
  refund,
  refundLog,
  refundPage,
  refundType,
  refundWithLogs,
  refundableLine,
  statement,
  submission,
  wish,
  words,
  ofPictures,
} from './shapes.ts'

const checking = [
  r.orderGone,
  r.underWay,
  r.decided,
  r.receivedAlready,
  r.notPaid,
  r.orderOver,
  r.tooLate,
  r.tooOften,
  r.tooMany,
  r.wayWrong,
  r.noReturn,
  r.reasonWrong,
]
const asking = [...checking, r.tooMuch, r.tooLittle, r.wholeOnly, r.filesNeeded, r.phoneInvalid]
/** The user's application to be edited, if it waits for its shop: its units and money count as available again. */
const changed = s.id.optional()
const moving = [r.refundGone, r.notNow]

/** The line as in the submission. */
const lineAgain = {
  /** Ignored: the application contains it. */
  orderId: s.id.optional(),
  /** Ignored: the application contains it. */
  orderGoodsId: s.id.optional(),
  /** Ignored: the application contains it. */
  goodsId: s.id.optional(),
  /** Ignored: the application contains it. */
  goodsSpecId: s.id.optional(),
}

export const buyersCalls = {
  'GET /bizGoodsRefund/queryRefundable': call({
    summary: 'Which lines of an order can be refunded, how, for which reasons and until when',
    ...ownRead,
    input: z.object({ orderId: s.id, refundId: changed }),
    output: z.object({
      orderId: s.id,
      orderCode: z.string(),
      orderStatus: z.int(),
      shopId: s.id,
      shopName: z.string(),
      shippingFee: s.money,
      payType: z.enum(payMethods).optional(),
      customerName: z.string(),
      customerPhone: z.string(),
      lines: z.array(refundableLine),
    }),
    refusals: [r.orderGone],
  }),
  'POST /bizGoodsRefund/queryRefundMoney': call({
    summary:
      'The exact amount that would be refunded for these lines, and how it is computed; changes nothing',
    ...ownRead,
    input: z.object({ orderId: s.id, refundId: changed, items: z.array(moneyItem).min(1).max(60) }),
    output: z.object({
      totalMoney: s.money,
      goodsMoney: s.money,
      shippingMoney: s.money,
      lines: z.array(
        z.object({
          orderGoodsId: s.id,
          maxMoney: s.money,
          goodsMoney: s.money,
          shippingMoney: s.money,
          isWholeOnly: z.boolean(),
          steps: z.array(moneyStep),
        }),
      ),
    }),
    refusals: checking,
  }),
  'POST /bizGoodsRefund/submit/refund': call({
    summary: 'Applies for a refund of one line, or of several by items: one application each',
    ...ownWrite,
    idempotency: 'required',
    input: submission,
    output: z.object({
      pkId: s.id,
      refundCode: z.string(),
      list: z.array(z.object({ pkId: s.id, refundCode: z.string(), orderGoodsId: s.id })),
    }),
    refusals: [...asking, ...ofPictures],
  }),
  'POST /bizGoodsRefund/queryRefundList': call({
    summary: 'The user’s applications, newest first, by state or by order',
    ...ownRead,
    input: z.object({ ...listWish, refundId: s.id.optional(), orderId: s.id.optional() }),
    output: refundPage.extend({ refundInfoList: z.array(refund) }),
  }),
  'GET /bizGoodsRefund/findById/{pkId}': call({
    summary: 'One application with its whole history',
    ...ownRead,
    input: byId,
    output: refundWithLogs,
    refusals: [r.refundGone],
  }),
  'POST /bizGoodsRefund/update': call({
    summary: 'Changes an application; for a refused one, creates and returns a new one',
    ...ownWrite,
    input: z.object({
      pkId: s.id,
      refundType,
      receivingStatus: receiving,
      refundReason: reasonIndex,
      refundNum: s.quantity,
      refundMoney: wish.optional(),
      /** Left out, these stay as they are. */
      detailDescription: words.optional(),
      files: files.optional(),
      ...contact,
      ...lineAgain,
    }),
    output: refundWithLogs,
    refusals: [...asking, ...moving, ...ofPictures],
  }),
  'POST /bizGoodsRefund/cancelRefund': call({
    summary: 'Withdraws an application',
    ...ownWrite,
    input: byId,
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizGoodsRefund/saveReturnExpress': call({
    summary: 'Files carrier and tracking number of a return',
    ...ownWrite,
    input: byId.extend({
      expCode: s.words(1, 40),
      expName: s.words(0, 40).optional(),
      number: z
        .string()
        .trim()
        .regex(/^[0-9A-Za-z-]{6,32}$/),
      files: files.default([]),
    }),
    output: refundWithLogs,
    refusals: [...moving, r.carrierUnknown, r.enoughNumbers, ...ofPictures],
  }),
  'POST /bizGoodsRefund/answerProposal': call({
    summary: 'Accepts or declines the shop’s other offer',
    ...ownWrite,
    input: byId.extend({ accept: z.boolean() }),
    output: refundWithLogs,
    refusals: moving,
  }),
  'POST /bizGoodsRefund/applyArbitration': call({
    summary: 'Asks the mall to decide after the shop has refused',
    ...ownWrite,
    input: byId.extend(statement),
    output: refundWithLogs,
    refusals: [...moving, ...ofPictures],
  }),
  'POST /bizGoodsRefund/saveEvidence': call({
    summary: 'Adds words and pictures while evidence is taken',
    ...ownWrite,
    idempotency: 'honored',
    input: byId.extend(statement),
    output: refundLog,
    refusals: [...moving, r.enoughSaid, ...ofPictures],
  }),
  'POST /bizGoodsRefund/deleteById/{pkId}': call({
    summary: 'Removes a finished application from the user’s list',
    ...ownWrite,
    input: byId,
    output: s.nothing,
    refusals: moving,
  }),
}

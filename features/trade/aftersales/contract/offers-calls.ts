import { call, shapes as s, ownRead, ownWrite, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { payMethods } from '@hojip/policy/contract/channels'
import { aftersalesRefusals as r } from '../refusals.ts'
import { byId, receiving, refundOffer, refundProduct, wish, words } from './shapes.ts'

const answering = [r.offerGone, r.offerOver]
const ofOrder = z.object({
  /** Left out: the open offers of all orders. */
  orderId: s.id.optional(),
})

export const offersCalls = {
  'POST /bizGoodsRefund/queryOffers': call({
    summary: 'Refunds that shops have offered the user unasked, the newest first',
    ...ownRead,
    input: ofOrder,
    output: s.listOf(refundOffer),
  }),
  'GET /bizGoodsRefund/findOffer/{pkId}': call({
    summary: 'One offer of a refund',
    ...ownRead,
    input: byId,
    output: refundOffer,
    refusals: [r.offerGone],
  }),
  'POST /bizGoodsRefund/answerOffer': call({
    summary: 'Accepts an offer, which becomes a granted application, or declines it',
    ...ownWrite,
    input: byId.extend({ accept: z.boolean() }),
    output: refundOffer,
    refusals: answering,
  }),
  'GET /bizConsole/queryOfferable': call({
    summary: 'What the shop can offer to refund of each line of an order',
    ...shopRead,
    right: 'orders.read',
    input: z.object({ orderId: s.id }),
    output: z.object({
      orderId: s.id,
      orderCode: z.string(),
      payType: z.enum(payMethods).optional(),
      lines: z.array(
        z.object({
          orderGoodsId: s.id,
          goods: refundProduct,
          /** Why nothing can be offered: the message with which offering would be refused. */
          whyNot: z.string().optional(),
          /** The offer that waits for the buyer. */
          offer: refundOffer.optional(),
          ways: z.array(
            z.object({
              receivingStatus: receiving,
              units: z.array(
                z.object({
                  refundNum: z.int(),
                  /** The most for so many units; the only sum where `isWholeOnly`. */
                  maxMoney: s.money,
                  isWholeOnly: z.boolean(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/offerRefund': call({
    summary: 'Offers the buyer a refund of units of one line, without a return; the buyer answers',
    ...shopWrite,
    right: 'refunds.answer',
    idempotency: 'required',
    input: z.object({
      orderId: s.id,
      orderGoodsId: s.id,
      receivingStatus: receiving,
      refundNum: s.quantity,
      refundMoney: wish,
      /** What the buyer reads beside the sum. */
      content: words.default(''),
    }),
    output: refundOffer,
    refusals: [
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
      r.tooMuch,
      r.tooLittle,
      r.wholeOnly,
      r.offerOpen,
      r.tooManyOffers,
      r.offerGone,
    ],
  }),
  'POST /bizConsole/withdrawOffer': call({
    summary: 'Takes back an offer that the buyer has not answered',
    ...shopWrite,
    right: 'refunds.answer',
    input: byId,
    output: refundOffer,
    refusals: answering,
  }),
}

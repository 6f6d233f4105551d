import { regionsRefusals } from '@hojip/regions/refusals'
import { shopHoliday } from '@hojip/catalog/contract'
import { call, shapes as s, type OutputOf, type ParsedInputOf, ownWrite } from '@hojip/platform/http'
import { saleQueuesRefusals } from '@hojip/sale-queues/refusals'
import { z } from 'zod'
import { preview } from './contract/preview.ts'
import { checkoutRefusals as r } from './refusals.ts'

export type { Preview, PreviewLine, PreviewShop } from './contract/preview.ts'

const wantedLine = z.object({
  goodsSpecId: s.id,
  goodsNum: s.quantity,
  /** Ignored: the SKU implies it. */
  goodsId: s.id.optional(),
  /** Passed over: lines of the cart are found by their SKU. */
  cartId: s.id.optional(),
})

/** At most so many lines in one order, of all shops together: as many as a cart has. */
const mostLines = 120

/** A region as far as it is known; its names may be in any language and form. */
const destination = z.object({
  /** Without it that of the province. */
  country: z.enum(['CN', 'KR']).optional(),
  province: s.words(1, 40),
  city: s.words(0, 40).default(''),
  district: s.words(0, 40).default(''),
})

export const checkoutCalls = {
  'POST /bizOrder/submit/orderInfo': call({
    summary: 'What the order would cost; reads only',
    ...ownWrite,
    urgency: 'vital',
    input: z.object({
      aoList: z.array(wantedLine).min(1).max(mostLines),
      /** One of the buyer's addresses; without it and without `to`, their default address. */
      addressId: s.id.optional(),
      /** The region that the buyer sees on the page, saved or not; it goes before `addressId`. */
      to: destination.optional(),
    }),
    output: preview,
    refusals: [r.goodsGone, regionsRefusals.placeUnknown, saleQueuesRefusals.wait],
  }),
  'POST /bizOrder/saveOrder': call({
    summary: 'Places one order per shop under one payment; refused when the total differs from the server’s',
    ...ownWrite,
    urgency: 'vital',
    idempotency: 'required',
    input: z.object({
      addressId: s.id,
      totalMoney: s.money,
      /**
       * The SKUs that are perishable, made to order or digital and that the buyer has agreed not to return because of a
       * change of mind. Others can be returned.
       */
      noReturnAgreed: z.array(s.id).max(mostLines).default([]),
      saveOrderShop: z
        .array(
          z.object({
            shopId: s.id,
            remark: s.words(0, 50).default(''),
            /** Passed over: the mall counts by itself, and only `totalMoney` is compared. */
            shippingFee: s.money.optional(),
            /** Passed over, as `shippingFee` is. */
            shopFee: s.money.optional(),
            orderGoodsList: z.array(wantedLine).min(1).max(mostLines),
          }),
        )
        .min(1)
        .max(50)
        .refine((shops) => shops.reduce((sum, shop) => sum + shop.orderGoodsList.length, 0) <= mostLines),
    }),
    output: z.object({
      cartOrderCode: z.string(),
      /** The id in `/pay/{id}`: the order's code for one order, the purchase's code for several. */
      payId: z.string(),
      orderIds: z.array(s.id),
      totalMoney: s.money,
      expireTime: s.time,
      expireAt: z.int(),
    }),
    refusals: [
      r.goodsGone,
      r.priceChanged,
      r.stockShort,
      r.soldOut,
      r.tooManyOfOne,
      r.personLimit,
      r.notDeliverable,
      r.addressGone,
      r.tooManyUnpaid,
      r.wrongShop,
      r.accountClosed,
      saleQueuesRefusals.wait,
    ],
  }),
  'POST /bizGoods/queryDelivery': call({
    summary:
      'Whether, for how much and until when a SKU is delivered: to an address, a region, or the default address; without any of them it is refused',
    auth: 'public',
    owner: 'none',
    rate: 'place',
    cache: 'none',
    input: z.object({
      goodsSpecId: s.id,
      goodsNum: s.quantity.default(1),
      addressId: s.id.optional(),
      /** Without it that of the province. */
      country: z.enum(['CN', 'KR']).optional(),
      /** Names of places in any language and form: `Jilin`, `길림성`, `吉林`. */
      province: s.words(1, 40).optional(),
      /** Only named in the answer: fee and time depend on the province. */
      city: s.words(0, 40).optional(),
      district: s.words(0, 40).optional(),
      /** The region to ask about where the caller has no address. */
      otherwise: destination.optional(),
    }),
    output: z.object({
      /** The destination in the caller's language. */
      place: z.string(),
      deliverable: z.boolean(),
      /** Why the SKU is not deliverable; empty when it is. */
      reason: z.string(),
      fee: s.money,
      surcharge: s.money,
      shipBy: s.time,
      /** From two weeks before: the days on which the shop sends nothing; null for none. */
      holiday: shopHoliday.nullable(),
      arriveFrom: s.time.optional(),
      arriveTo: s.time.optional(),
      /** Until when it has to be paid to be sent today, in epoch ms; absent when today's sending is over. */
      payByAt: z.int().optional(),
      arriveFromAt: z.int().optional(),
      arriveToAt: z.int().optional(),
    }),
    refusals: [r.goodsGone, r.addressGone, r.placeMissing, regionsRefusals.placeUnknown],
  }),
}
type CheckoutCalls = typeof checkoutCalls
export type SaveOrder = ParsedInputOf<CheckoutCalls['POST /bizOrder/saveOrder']>
export type SavedOrder = OutputOf<CheckoutCalls['POST /bizOrder/saveOrder']>
export type QueryDelivery = ParsedInputOf<CheckoutCalls['POST /bizGoods/queryDelivery']>
export type Delivery = OutputOf<CheckoutCalls['POST /bizGoods/queryDelivery']>
export type Destination = z.output<typeof destination>
declare module '@hojip/platform/client' {
  interface AllCalls extends CheckoutCalls {}
}

s.nameShapes({ WantedLine: wantedLine })

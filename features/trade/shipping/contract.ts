import {
  call,
  shapes as s,
  type OutputOf,
  type ParsedInputOf,
  ownRead,
  shopRead,
  shopWrite,
} from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { carrierCalls } from './contract/carrier-calls.ts'
import { papersCalls } from './contract/papers-calls.ts'
import { sheetCalls } from './contract/sheet-calls.ts'
import { shippingRefusals as r } from './refusals.ts'

/** The carrier's report of a parcel at one moment, in its own words, with its meaning and place where it tells them. */
export const parcelStop = z.object({
  time: s.time,
  status: z.string(),
  deliverystatus: z.int().optional(),
  place: z.string().optional(),
})

const parcel = z.object({
  pkId: s.id,
  number: z.string(),
  type: z.string(),
  expName: z.string(),
  expPhone: z.string(),
  /** 0 picked up, 1 in transit, 2 delivering, 3 signed, 4 failed, 5 problem, 6 returned. */
  deliverystatus: z.int(),
  issign: s.flag,
  takeTime: s.time,
  updateTime: s.time,
  /** Expected arrival in epoch ms; absent after arrival, and when that time is over. */
  etaFromAt: z.int().optional(),
  etaToAt: z.int().optional(),
  etaFrom: s.time.optional(),
  etaTo: s.time.optional(),
  /** There has been no news for days. */
  silent: z.boolean(),
  /** Its number was corrected. */
  corrected: z.boolean(),
  /** Its number may be corrected, which is possible once. */
  canCorrect: z.boolean(),
  /** The carrier brought it back, and the shop may send it again. */
  canSendAgain: z.boolean(),
  /**
   * Newest first. `status` is the carrier's own text; `deliverystatus` and `place` are absent where the carrier does
   * not tell.
   */
  list: z.array(parcelStop),
  goodsInfoVO: z.array(
    z.object({ orderGoodsId: s.id, goodsName: z.string(), goodsPic: z.string(), num: z.int() }),
  ),
})

const carrierCode = s.words(1, 40)
const trackingNumber = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z-]{6,32}$/)

const logistics = z.object({
  consignee: z.string(),
  phone: z.string(),
  country: z.enum(['CN', 'KR']),
  regionText: z.string(),
  street: z.string(),
  address: z.string(),
  deliveryResultList: z.array(parcel),
})

export const shippingCalls = {
  ...carrierCalls,
  ...papersCalls,
  ...sheetCalls,
  'GET /bizOrderDelivery/lookLogistics': call({
    summary: 'The parcels of an order with their traces, newest first',
    ...ownRead,
    input: z.object({ orderId: s.id }),
    output: logistics,
    refusals: [r.orderGone],
  }),
  'GET /bizConsole/lookLogistics': call({
    summary: 'The parcels of an order, for the shop that sent them',
    ...shopRead,
    right: 'orders.read',
    input: z.object({ orderId: s.id }),
    output: logistics,
    refusals: [r.orderGone],
  }),
  'GET /sysExpress/findAll': call({
    summary: 'The carriers',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: s.noInput,
    output: s.listOf(z.object({ code: z.string(), name: z.string(), phone: z.string() })),
  }),
  'POST /bizConsole/deliver': call({
    summary: 'Ships an order: each parcel with its carrier, tracking number and, when split, its lines',
    ...shopWrite,
    right: 'orders.ship',
    input: z.object({
      orderId: s.id,
      parcels: z
        .array(
          z.object({
            expCode: carrierCode,
            number: trackingNumber,
            /** Left out: everything that is not yet shipped. */
            lines: z
              .array(z.object({ orderGoodsId: s.id, num: s.quantity }))
              .min(1)
              .max(120)
              .optional(),
          }),
        )
        .min(1)
        .max(20),
    }),
    output: z.object({ orderStatus: z.int() }),
    refusals: [r.orderGone, r.notNow, r.carrierUnknown, r.numberTaken, r.refundOpen, r.tooMany],
  }),
  'POST /bizConsole/updateExpress': call({
    summary: 'Corrects a mistyped tracking number, once, before the parcel has arrived',
    ...shopWrite,
    right: 'orders.ship',
    input: z.object({ parcelId: s.id, expCode: carrierCode, number: trackingNumber }),
    output: s.nothing,
    refusals: [r.parcelGone, r.carrierUnknown, r.numberTaken, r.correctedAlready],
  }),
  'POST /bizConsole/sendAgain': call({
    summary: 'Sends a parcel again that the carrier brought back, under another number',
    ...shopWrite,
    right: 'orders.ship',
    input: z.object({ parcelId: s.id, expCode: carrierCode, number: trackingNumber }),
    output: s.nothing,
    refusals: [r.parcelGone, r.carrierUnknown, r.numberTaken, r.notBack, r.notAgain],
  }),
  'POST /bizOrderDelivery/notify/kuaidi100/{parcelId}': call({
    summary: 'The carrier service pushes a trace; authenticated by its signature',
    auth: 'callback',
    owner: 'gateway',
    rate: 'callback',
    cache: 'none',
    input: z.object({ parcelId: s.id }),
    output: z.unknown(),
    answers: {
      contentType: 'application/json; charset=utf-8',
      description:
        '`{"result":true,"returnCode":"200"}`, as Kuaidi100 wants it; 400 with `result` false when the signature does not fit',
    },
    takes: {
      contentType: 'application/x-www-form-urlencoded',
      body: z.object({
        /** JSON: the parcel’s news. */
        param: z.string(),
        /** MD5 over `param` and the salt of the parcel. */
        sign: z.string(),
      }),
    },
  }),
}
type ShippingCalls = typeof shippingCalls
export type ParcelStop = z.output<typeof parcelStop>
export type Parcel = z.output<typeof parcel>
export type Logistics = OutputOf<ShippingCalls['GET /bizOrderDelivery/lookLogistics']>
export type ChosenCarriers = ParsedInputOf<ShippingCalls['POST /bizConsole/saveCarriers']>
export type ListedCarriers = OutputOf<ShippingCalls['GET /bizConsole/queryCarriers']>
export type Correction = ParsedInputOf<ShippingCalls['POST /bizConsole/updateExpress']>
export type SheetCheck = OutputOf<(typeof sheetCalls)['POST /bizConsole/checkShipSheet']>
export type ToldRow = SheetCheck['list'][number]
export type Delivery = ParsedInputOf<ShippingCalls['POST /bizConsole/deliver']>
declare module '@hojip/platform/client' {
  interface AllCalls extends ShippingCalls {}
}

/** The room's events, sent with `jobs.emit`. */
export interface ShippingEvents {
  /** The carrier has brought back what a buyer returned. */
  'shipping/returned': { refundId: string; orderId: string; parcelId: string }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends ShippingEvents {}
}

/** The rooms that handle each event; an event without any is there for notices. */
export const shippingEvents = {
  'shipping/returned': { handledBy: ['aftersales'] },
} as const satisfies HandledBy<ShippingEvents>

s.nameShapes({ Logistics: logistics, Parcel: parcel })

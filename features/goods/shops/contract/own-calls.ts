import { call, shapes as s, shopCall } from '@hojip/platform/http'
import { uploadsRefusals, uploadUrl } from '@hojip/uploads/contract'
import { z } from 'zod'
import { shopsRefusals as r } from '../refusals.ts'

const ofShop = { ...shopCall, right: 'shop.edit' } as const

/** A text in three languages; '' where a language is not written. */
function texts(most: number) {
  return z.object({ 'zh-CN': s.words(0, most), 'ko-KR': s.words(0, most), 'en-US': s.words(0, most) })
}

const day = z.iso.date().regex(/^2\d{3}/)

/** A shop's description of itself. */
const face = {
  names: texts(30),
  intros: texts(200),
  /** What the shop sells, in a few words. */
  scopes: texts(60),
  /** The character of its seal, and the seal's hue in degrees. */
  mark: z.string().regex(/^\S{1,2}$/u),
  hue: z.int().min(0).max(360),
  /** Addresses of uploaded pictures (scene `shop`); '' for none. */
  logo: z.union([uploadUrl, z.literal('')]),
  banner: z.union([uploadUrl, z.literal('')]),
  notices: texts(120),
  /** The last day on which the notice is shown; null without a notice. */
  noticeUntil: day.nullable(),
  /** On which days parcels leave, and until which time paid orders leave on the same day. */
  sendsOn: z.enum(['workdays', 'all']),
  sendsUntil: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** The days, both included, on which nothing leaves; their time does not count in the promise to ship. */
  holiday: z.object({ from: day, until: day }).nullable(),
  /** Products shown first on its page, in this order. */
  chosenIds: z.array(s.id).max(12),
}

const chosenProduct = z.object({
  pkId: s.id,
  goodsName: z.string(),
  goodsPic: z.string(),
  price: s.money,
  /** Shoppers do not see products off sale. */
  isOnSale: z.boolean(),
})

export const ownCalls = {
  'GET /bizConsole/queryOwnShop': call({
    summary: 'What the shop says about itself, in all languages, for editing',
    ...ofShop,
    rate: 'read',
    input: s.noInput,
    output: z.object({
      ...face,
      pkId: s.id,
      slug: z.string(),
      version: z.int(),
      logo: z.string(),
      banner: z.string(),
      chosen: z.array(chosenProduct),
    }),
  }),
  'POST /bizConsole/saveOwnShop': call({
    summary: 'Saves what the shop says about itself, if nobody has saved it since the given version',
    ...ofShop,
    rate: 'write',
    input: z.object({ ...face, version: z.int() }),
    output: z.object({ version: z.int() }),
    refusals: [
      r.changed,
      r.nameMissing,
      r.nameTaken,
      r.noticeOver,
      r.holidayWrong,
      r.productGone,
      uploadsRefusals.pictureGone,
      uploadsRefusals.tooManyPictures,
    ],
  }),
}

s.nameShapes({ ChosenProduct: chosenProduct })

import { productSummary } from '@hojip/catalog/contract'
import { call, shapes as s, ownRead, ownWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { footprintsRefusals as r } from './refusals.ts'

/** A visitor's browser remembers as many. */
const mostAtOnce = 20

/** `YYYY-MM-DD` in Asia/Shanghai. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const footprint = z.object({
  pkId: s.id,
  goodsId: s.id,
  day,
  /** The last look of the day. */
  gmtCreate: s.time,
  /** `gmtCreate` as epoch ms. */
  watchedAt: z.int(),
  /** The product as it is now, also when it is off sale. */
  goods: productSummary,
})

export const footprintsCalls = {
  'POST /appUserWatchedGoods/save': call({
    summary: 'Records that the user looked at a product; several looks on one day are one entry',
    ...ownWrite,
    input: z.object({ goodsId: s.id }),
    output: s.nothing,
    refusals: [r.goodsGone],
  }),
  'POST /appUserWatchedGoods/saveAll': call({
    summary:
      'Takes along, after signing in, the products that a visitor’s browser remembers; repeating it adds nothing',
    ...ownWrite,
    input: z.object({
      /** What the browser remembers, each product once. */
      list: z
        .array(
          z.object({
            goodsId: s.id,
            /** When it was looked at last, as epoch ms by the browser's clock. */
            watchedAt: z.int().min(0),
          }),
        )
        .max(mostAtOnce),
    }),
    output: s.nothing,
  }),
  'POST /appUserWatchedGoods/findWatchedList': call({
    summary: 'The products the user looked at in the last 90 days, newest first',
    ...ownRead,
    /** Clients of the specification send more. */
    input: z.looseObject(s.pageInput),
    output: s.pageOf(footprint).extend({ today: day }),
  }),
  'POST /appUserWatchedGoods/deleteById/{id}': call({
    summary: 'Deletes one entry',
    ...ownWrite,
    input: z.object({ id: s.id }),
    output: s.nothing,
    refusals: [r.footprintGone],
  }),
  'POST /appUserWatchedGoods/deleteAll': call({
    summary: 'Deletes all entries',
    ...ownWrite,
    input: s.noInput,
    output: s.nothing,
  }),
}
type FootprintsCalls = typeof footprintsCalls
export type Footprint = z.output<typeof footprint>
declare module '@hojip/platform/client' {
  interface AllCalls extends FootprintsCalls {}
}

s.nameShapes({ Footprint: footprint })

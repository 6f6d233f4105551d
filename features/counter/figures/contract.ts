import { call, shapes as s, type OutputOf, shopCall } from '@hojip/platform/http'
import { z } from 'zod'

const ofShop = { ...shopCall, right: 'figures.read' } as const
const count = z.int()

const sums = {
  /** Different people who looked at a product of the shop, counted once a day. */
  visitors: count,
  orders: count,
  /** Different people who paid, counted once a day. */
  buyers: count,
  pieces: count,
  /** Paid, delivery included, on the day of payment. */
  sales: s.money,
  refunds: count,
  /** On the day when it went back. */
  refunded: s.money,
  chats: count,
  answers: count,
  /** Seconds from the opening of a chat to its first answer, on average; null without answers. */
  answerSeconds: z.int().nullable(),
}
const figures = z.object(sums)
/** `at` is a day, an hour `YYYY-MM-DD HH`, or a month `YYYY-MM`. */
const point = figures.extend({ at: z.string() })

/** Today, or so many days that end with it. */
const period = z.enum(['today', '7', '14', '30', '90', '365', '1095'])

export const figuresCalls = {
  'POST /bizGoods/countVisit': call({
    summary:
      'Counts a look at a product, without storing who looked: different people are told apart for a day',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ goodsId: s.id }),
    output: s.nothing,
  }),
  'POST /bizConsole/queryFigures': call({
    summary: 'The shop’s figures of a period that ends today, and of the equally long one before',
    ...ofShop,
    rate: 'read',
    input: z.object({ period: period.default('14') }),
    output: z.object({
      unit: z.enum(['hour', 'day', 'month']),
      points: z.array(point),
      before: z.array(point),
      /** Without the last day of each period, since today is not over; for `today` the whole of both days. */
      totals: figures,
      totalsBefore: figures,
      /** Today until now, and the comparable part of both days: until the last full hour. */
      today: figures,
      todayByHour: figures,
      yesterdayByHour: figures,
      /** The last full hour, 0 to 23: what `…ByHour` counts until. */
      hour: z.int(),
      time: s.time,
    }),
  }),
  'POST /bizConsole/queryProductFigures': call({
    summary:
      'The shop’s products with their figures of the last days, 90 at most, by sales, pieces or visitors',
    ...ofShop,
    rate: 'read',
    input: z.object({
      days: z.coerce.number().int().min(1).max(90).default(7),
      sort: z.enum(['sales', 'pieces', 'visitors']).default('sales'),
      ...s.pageInput,
    }),
    output: s.pageOf(
      z.object({
        goodsId: s.id,
        goodsName: z.string(),
        /** '' where there is none. */
        pic: z.string(),
        visitors: count,
        orders: count,
        pieces: count,
        sales: s.money,
      }),
    ),
  }),
  'GET /bizConsole/queryFirstSteps': call({
    summary: 'What a new shop does until its first sale, and what of it is done',
    ...ofShop,
    rate: 'read',
    input: s.noInput,
    output: z.object({
      /** Whether the caller has put the list away. */
      isHidden: z.boolean(),
      steps: z.array(
        z.object({
          step: z.enum(['face', 'product', 'onSale', 'freight', 'returns', 'team', 'sale']),
          isDone: z.boolean(),
        }),
      ),
    }),
  }),
  'POST /bizConsole/setFirstStepsHidden': call({
    summary: 'Puts away the list of first steps, or brings it back, for the caller alone',
    ...ofShop,
    rate: 'write',
    // What somebody sees of a list is no act of the shop.
    record: 'never',
    input: z.object({ isHidden: z.boolean() }),
    output: s.nothing,
  }),
}

export type FiguresCalls = typeof figuresCalls
export type Figures = z.output<typeof figures>
export type Period = z.output<typeof period>
export type FiguresAnswer = OutputOf<FiguresCalls['POST /bizConsole/queryFigures']>
export type ProductFigures = OutputOf<FiguresCalls['POST /bizConsole/queryProductFigures']>['list'][number]
declare module '@hojip/platform/client' {
  interface AllCalls extends FiguresCalls {}
}

s.nameShapes({ Figures: figures, FiguresPoint: point })

import { call, shapes as s, shopCall } from '@hojip/platform/http'
import { z } from 'zod'
import { shippingRefusals as r } from '../refusals.ts'
import { mostOrdersOfPapers } from './papers-calls.ts'

const ofShop = { ...shopCall, right: 'orders.ship' } as const

/** Cells as they were written: errors are reported for each row. */
const row = z.object({ orderCode: s.words(1, 40), expCode: s.words(0, 40), number: s.words(1, 60) })
const most = 2_000
const rows = z.array(row).min(1).max(most)

const problem = z.enum([
  ...(['orderGone', 'notNow', 'carrierUnknown', 'numberMalformed'] as const),
  ...(['orderRounded', 'numberRounded'] as const),
  ...(['orderRepeated', 'numberRepeated', 'numberTaken', 'shippedBefore'] as const),
])
const judgedRow = row.extend({ place: z.int(), problem: problem.optional() })

export const sheetCalls = {
  'POST /bizConsole/exportOrdersToShip': call({
    summary: 'A sheet of orders to be shipped as CSV, with columns to fill; without ids, of all that wait',
    ...ofShop,
    rate: 'read',
    proof: 'fresh',
    input: z.object({ orderIds: z.array(s.id).min(1).max(mostOrdersOfPapers).optional() }),
    output: s.nothing,
    answers: {
      contentType: 'text/csv; charset=utf-8',
      description: 'A file: one row for each order, with empty columns for carrier and number',
    },
    refusals: [r.orderGone],
  }),
  'POST /bizConsole/checkShipSheet': call({
    summary: 'What would ship of a filled sheet, and what is wrong with the other rows',
    ...ofShop,
    rate: 'read',
    input: z.object({ rows }),
    output: z.object({ ready: z.int(), list: z.array(judgedRow) }),
  }),
  'POST /bizConsole/startShipSheet': call({
    summary: 'Ships the orders of a sheet, which goes on by itself; a shop runs one sheet at a time',
    ...ofShop,
    rate: 'write',
    idempotency: 'required',
    input: z.object({ rows }),
    output: z.object({ pkId: s.id }),
    refusals: [r.sheetRunning, r.orderGone],
  }),
  'POST /bizConsole/queryShipSheet': call({
    summary: 'How far the shop’s last sheet has come, and which rows were refused',
    ...ofShop,
    rate: 'poll',
    input: s.noInput,
    output: z.object({
      sheet: z
        .object({
          pkId: s.id,
          isRunning: z.boolean(),
          rows: z.int(),
          done: z.int(),
          shipped: z.int(),
          time: s.time,
          refused: z.array(judgedRow),
        })
        .optional(),
    }),
  }),
}

export const mostRowsOfSheet = most

s.nameShapes({ ShipSheetRow: row, ShipSheetTold: judgedRow })

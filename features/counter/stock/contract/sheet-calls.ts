import { call, shapes as s, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { stockRefusals as r } from '../refusals.ts'
import { states, units } from './shapes.ts'

const row = z.object({
  goodsSn: s.words(1, 80),
  /** Units on hand when the sheet was made; null: not counted. */
  onHand: units.nullable(),
  /** Of them, those of paid orders that were yet to be shipped. Older sheets have none, and count without them. */
  toShip: units,
  /** The shop's last movement when the sheet was made. */
  madeAt: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** What somebody found, with the units of unpaid orders. */
  counted: units,
})
/** Pages send larger sheets in parts. */
const rows = z.array(row).min(1).max(500)

const judged = z.object({
  goodsSn: z.string(),
  /** Of the product and the option; '' for a number that the shop does not have. */
  name: z.string(),
  /** On hand now; null: not counted, or not known. */
  onHand: z.int().nullable(),
  /** On hand afterwards; equal to `onHand` when nothing is to be done. */
  becomes: z.int().optional(),
  /** What orders have taken (below zero) or given back since the sheet was made. */
  moved: z.int(),
  problem: z.enum(['skuGone', 'ambiguous', 'repeated', 'corrected', 'short']).optional(),
})

export const sheetCalls = {
  'POST /bizConsole/exportStockSheet': call({
    summary: 'A counting sheet of the shop’s SKUs as CSV, with a column to fill',
    ...shopRead,
    right: 'products.read',
    input: z.object({ state: z.enum(states).default('all'), words: s.words(0, 40).optional() }),
    output: s.nothing,
    answers: { contentType: 'text/csv; charset=utf-8', description: 'A file: one row for each SKU' },
    refusals: [r.sheetTooLong],
  }),
  'POST /bizConsole/checkStockSheet': call({
    summary: 'What rows of a filled counting sheet would do, or what is wrong with them, in their order',
    ...shopRead,
    right: 'stock.edit',
    input: z.object({ rows }),
    output: s.listOf(judged),
  }),
  'POST /bizConsole/applyStockSheet': call({
    summary:
      'Sets what was counted, and returns how many SKUs changed and the rows that did nothing. Rows whose SKU orders have moved since then are left out unless wished',
    ...shopWrite,
    right: 'stock.edit',
    idempotency: 'required',
    input: z.object({ rows, withMoved: z.boolean().default(false) }),
    output: z.object({ changed: z.int(), left: z.array(judged) }),
  }),
}

export type SheetRow = z.output<typeof row>
export type JudgedRow = z.output<typeof judged>

s.nameShapes({ JudgedStockRow: judged, StockSheetRow: row })

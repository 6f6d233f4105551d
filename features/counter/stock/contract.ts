import { call, shapes as s, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { sheetCalls } from './contract/sheet-calls.ts'
import { states, units } from './contract/shapes.ts'
import { stockRefusals as r } from './refusals.ts'

export type { JudgedRow, SheetRow } from './contract/sheet-calls.ts'

const item = z.object({
  /** Of the SKU. */
  pkId: s.id,
  goodsSn: z.string(),
  goodsName: z.string(),
  goodsPic: z.string(),
  /** '' for a product without options. */
  specText: z.string(),
  /** Units on the shelf, also those that are sold and have not left; null: not counted. */
  onHand: z.int().nullable(),
  /** Of them, for unpaid orders. */
  reserved: z.int(),
  /** Of them, for paid orders that are yet to be shipped. */
  toShip: z.int(),
  /** Units that can be ordered; null: not counted. */
  stock: z.int().nullable(),
  sold30: z.int(),
  /** With so many units for sale or fewer it is low; null: the usual ten. */
  lowAt: z.int().nullable(),
})

const movement = z.object({
  pkId: z.int(),
  kind: z.enum(['opening', 'sold', 'returned', 'import', 'correction', 'recount']),
  /** Change of the units that are not sold. */
  delta: z.int(),
  /** Change of the units sold, also of what is not counted. */
  sold: z.int(),
  /** Units that were not sold afterwards; null: not counted. */
  onHand: z.int().nullable(),
  orderId: s.id.optional(),
  orderSn: z.string().optional(),
  /** Who corrected it. */
  who: z.string(),
  reason: z
    .enum(['received', 'damaged', 'lost', 'found', 'counted', 'other', 'list', 'bulk', 'editor', 'undo'])
    .nullable(),
  note: z.string(),
  gmtCreate: s.time,
})

export const stockCalls = {
  'POST /bizConsole/queryStock': call({
    summary: 'The shop’s SKUs on sale with their stock, with the number in each state',
    ...shopRead,
    right: 'products.read',
    input: z.object({
      ...s.pageInput,
      /** At its limit or below; nothing left; not counted. */
      state: z.enum(states).default('all'),
      /** A part of a name or a number. */
      words: s.words(0, 40).optional(),
      sort: z.enum(['stock', 'sold']).default('stock'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    output: s
      .pageOf(item)
      .extend({ counts: z.object({ all: z.int(), low: z.int(), out: z.int(), uncounted: z.int() }) }),
  }),
  'POST /bizConsole/queryStockMovements': call({
    summary: 'What has moved the stock of a SKU of the shop, the newest first',
    ...shopRead,
    right: 'products.read',
    input: z.object({
      goodsSpecId: s.id,
      /** Only movements before this one. */
      before: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      pageSize: s.pageSize(20),
    }),
    output: s.listOf(movement),
    refusals: [r.skuGone],
  }),
  'POST /bizConsole/correctStock': call({
    summary:
      'Corrects the units of a SKU that can be ordered, with a reason, if they are still as many as given; otherwise `now` is their number',
    ...shopWrite,
    right: 'stock.edit',
    idempotency: 'required',
    input: z.object({
      goodsSpecId: s.id,
      stock: units,
      /** Null: not counted. */
      stockBefore: units.nullable(),
      reason: z.enum(['received', 'damaged', 'lost', 'found', 'counted', 'other', 'undo']),
      note: s.words(0, 200).default(''),
    }),
    output: item,
    refusals: [r.skuGone, r.stockChanged, r.wordsMissing],
  }),
  'POST /bizConsole/saveLowStock': call({
    summary: 'Sets from how many units for sale a SKU is called low; null for the usual number',
    ...shopWrite,
    right: 'stock.edit',
    input: z.object({ goodsSpecId: s.id, lowAt: z.int().min(0).max(1_000_000).nullable() }),
    output: item,
    refusals: [r.skuGone],
  }),
  ...sheetCalls,
}

export type StockCalls = typeof stockCalls
export type StockItem = z.output<typeof item>
export type StockMovement = z.output<typeof movement>
declare module '@hojip/platform/client' {
  interface AllCalls extends StockCalls {}
}

s.nameShapes({ StockItem: item, StockMovement: movement })

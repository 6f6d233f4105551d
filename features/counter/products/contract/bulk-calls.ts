import { call, shapes as s, shopCall } from '@hojip/platform/http'
import { z } from 'zod'
import { productsRefusals as r } from '../refusals.ts'
import { units } from './edit-calls.ts'
import { productFilter } from './list-calls.ts'

const ofShop = { ...shopCall, right: 'products.edit' } as const

/** What prices are rounded to, halves upwards: a fen, a jiao (0.10) or a yuan. */
const roundTo = z.enum(['fen', 'jiao', 'yuan']).default('fen')

const change = z.discriminatedUnion('type', [
  z.object({ type: z.literal('onSale'), isOnSale: z.boolean() }),
  /** Deleted products can be brought back, off sale. */
  z.object({ type: z.literal('deleted'), isDeleted: z.boolean() }),
  z.object({
    type: z.literal('pricePercent'),
    /** Such as `10` or `-12.5`; from -99.99 to 900. */
    percent: z.string().regex(/^(-\d{1,2}|[0-8]?\d{1,2}|900)(\.\d{1,2})?$/),
    roundTo,
  }),
  z.object({ type: z.literal('priceAmount'), amount: z.string().regex(/^-?\d{1,8}\.\d{2}$/), roundTo }),
  /** Null: the shop's default template of delivery. */
  z.object({ type: z.literal('freight'), templateId: s.id.nullable() }),
  /** Of any level. */
  z.object({ type: z.literal('category'), categoryId: s.id }),
  z.object({ type: z.literal('stockSet'), stock: units }),
  z.object({ type: z.literal('stockAdd'), stock: z.int().min(-1_000_000_000).max(1_000_000_000) }),
])

/** Certain products, or all that a filter finds when the change begins. */
const chosen = {
  goodsIds: z.array(s.id).min(1).max(1_000).optional(),
  filter: z.object(productFilter).optional(),
}

/** A price in yuan, or a number of units; null: not counted. */
const value = z.string().nullable()

const bulk = z.object({
  pkId: s.id,
  change,
  state: z.enum(['running', 'done', 'cancelled', 'undoing', 'undone']),
  /** The products that were chosen, and how many of them have been gone through. */
  products: z.int(),
  done: z.int(),
  /** SKUs; or products, where a change is about whole products. */
  changed: z.int(),
  skipped: z.int(),
  /** Of the changed ones: taken back, and left because somebody has changed them since. */
  undone: z.int(),
  changedSince: z.int(),
  canUndo: z.boolean(),
  gmtCreate: s.time,
  /** The first hundred that were skipped, or left when the change was taken back. */
  left: z.array(
    z.object({
      /** Of the SKU, or of the product. */
      pkId: s.id,
      goodsName: z.string(),
      specText: z.string(),
      why: z.enum(['outOfLimits', 'uncounted', 'changedSince']),
      /** As it was before the change. */
      before: value,
    }),
  ),
})

export const bulkCalls = {
  'POST /bizConsole/previewBulkChange': call({
    summary: 'What a change of many products would do, without doing it',
    ...ofShop,
    rate: 'read',
    input: z.object({ change, ...chosen }),
    output: z.object({
      products: z.int(),
      /** SKUs; or products, where a change is about whole products. */
      changed: z.int(),
      unchanged: z.int(),
      outOfLimits: z.int(),
      uncounted: z.int(),
      examples: z.array(
        z.object({ goodsId: s.id, goodsName: z.string(), specText: z.string(), before: value, after: value }),
      ),
    }),
    refusals: [r.nothingChosen, r.templateGone, r.categoryGone, r.shopClosed],
  }),
  'POST /bizConsole/startBulkChange': call({
    summary: 'Begins a change of many products, which goes on by itself; a shop has one at a time',
    ...ofShop,
    rate: 'write',
    idempotency: 'required',
    input: z.object({ change, ...chosen }),
    output: z.object({ pkId: s.id, products: z.int() }),
    refusals: [r.nothingChosen, r.bulkRunning, r.templateGone, r.categoryGone, r.shopClosed],
  }),
  'POST /bizConsole/queryBulkChange': call({
    summary: 'How far a change of many products has come; without an id, the shop’s last one',
    ...ofShop,
    right: 'products.read',
    rate: 'poll',
    input: z.object({ pkId: s.id.optional() }),
    output: z.object({ bulk: bulk.nullable() }),
    refusals: [r.bulkGone],
  }),
  'POST /bizConsole/cancelBulkChange': call({
    summary:
      'Ends a change of many products where it is; what has been changed stays so and can be taken back',
    ...ofShop,
    rate: 'write',
    input: z.object({ pkId: s.id }),
    output: z.object({ isCancelled: z.boolean() }),
    refusals: [r.bulkGone],
  }),
  'POST /bizConsole/undoBulkChange': call({
    summary: 'Takes a change back wherever nobody has changed it since',
    ...ofShop,
    rate: 'write',
    input: z.object({ pkId: s.id }),
    output: z.object({ pkId: s.id }),
    refusals: [r.bulkGone, r.bulkRunning, r.notUndoable],
  }),
}

export type WireChange = z.output<typeof change>
export type Bulk = z.output<typeof bulk>

s.nameShapes({ BulkChange: bulk, BulkChangeForm: change })

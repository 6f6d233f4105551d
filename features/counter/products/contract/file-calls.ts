import { call, shapes as s, shopCall, shopRead, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { productFilesRefusals as r } from '../refusals.ts'

/** The largest file that a shop may send, in bytes. */
const mostBytes = 64 * 1024 * 1024

const judgedProduct = z.object({
  handle: z.string(),
  faults: z.array(
    z.object({
      line: z.int(),
      /** As the file names it; '' when the whole row is meant. */
      column: z.string(),
      problem: z.string(),
    }),
  ),
})

const productImport = z.object({
  pkId: s.id,
  fileName: z.string(),
  /**
   * The file is looked at; waits for somebody to begin; is imported; is imported as far as it can be; was stopped; or
   * cannot be used at all.
   */
  state: z.enum(['checking', 'checked', 'running', 'done', 'cancelled', 'unreadable']),
  /** Why the file as a whole cannot be used. */
  reasons: z.array(z.string()),
  /** How much of the file has been gone through, from 0 to 1. */
  progress: z.number(),
  /** Products gone through; while the file is looked at, what importing them would do. */
  products: z.int(),
  /** Those of the file, once it is being imported. */
  total: z.int().optional(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Products of categories that the mall does not know; they go to the last one. */
  elsewhere: z.int(),
  gmtCreate: s.time,
  /** The first refused products. */
  refusals: z.array(judgedProduct),
  /** Products that are imported differently from the file, such as without a repeated code. */
  warned: z.int(),
  /** The first of them. */
  warnings: z.array(judgedProduct),
})

export const fileCalls = {
  'POST /bizConsole/exportProducts': call({
    summary: 'The shop’s products as CSV in three languages, which can be imported again',
    ...shopRead,
    right: 'products.read',
    input: z.object({ state: z.enum(['all', 'onSale', 'soldOut', 'warehouse']).default('all') }),
    output: s.nothing,
    answers: {
      contentType: 'text/csv; charset=utf-8',
      description: 'A file: one row for each SKU, as the import reads them',
    },
  }),
  'POST /bizConsole/uploadProductFile': call({
    summary: 'Takes a file of products (CSV, 64 MB at most) and begins to check it; nothing is changed yet',
    ...shopCall,
    right: 'products.edit',
    // What is sent changes something only once it is imported, which is recorded.
    record: 'never',
    rate: 'upload',
    file: { field: 'file', mostBytes, onDisk: { mostBytes, takes: () => true } },
    input: z.object({ file: s.largeFile }),
    output: z.object({ pkId: s.id }),
    refusals: [r.importRunning, r.tooManyFiles],
  }),
  'POST /bizConsole/queryProductImport': call({
    summary: 'What a file would do or has done; without an id, the shop’s last one',
    ...shopCall,
    right: 'products.read',
    rate: 'poll',
    input: z.object({ pkId: s.id.optional() }),
    output: z.object({ import: productImport.nullable() }),
    refusals: [r.importGone],
  }),
  'POST /bizConsole/startProductImport': call({
    summary: 'Imports a file that has been checked; it goes on by itself',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({ pkId: s.id }),
    output: z.object({ pkId: s.id }),
    refusals: [r.importGone, r.notChecked],
  }),
  'POST /bizConsole/cancelProductImport': call({
    summary: 'Gives a file up where it is; what has been imported stays',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({ pkId: s.id }),
    output: z.object({ isCancelled: z.boolean() }),
    refusals: [r.importGone],
  }),
  'POST /bizConsole/exportRefusedProducts': call({
    summary:
      'The rows of refused products as CSV, with the problem beside each, to be corrected and sent again',
    ...shopRead,
    right: 'products.read',
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    answers: {
      contentType: 'text/csv; charset=utf-8',
      description: 'A file: the refused rows, and a column that says what is wrong',
    },
    refusals: [r.importGone],
  }),
}

export type JudgedProduct = z.output<typeof judgedProduct>
export type ProductImport = z.output<typeof productImport>

s.nameShapes({ JudgedProduct: judgedProduct, ProductImport: productImport })

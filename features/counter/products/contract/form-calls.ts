import { editingInput } from '@hojip/live/contract'
import { call, shapes as s, shopCall, shopRead, shopWrite } from '@hojip/platform/http'
import { picturesRefusals } from '@hojip/pictures/refusals'
import { z } from 'zod'
import { productsRefusals as r } from '../refusals.ts'
import { productForm, writtenForm, writtenSku } from './form.ts'
import { stored } from './stored.ts'

const version = z.object({
  number: z.int(),
  /** Null: the state that the first save in the editor found. */
  userName: z.string().nullable(),
  gmtCreate: s.time,
  isOnSale: z.boolean(),
  /** The parts that differ from the version before, such as `name.ko-KR` or `sku.0-1.price`. */
  changed: z.array(z.string()),
})

export const formCalls = {
  'POST /bizConsole/queryProductForm': call({
    summary: 'One of the shop’s products in all languages, to be edited',
    ...shopRead,
    right: 'products.read',
    input: z.object({ goodsId: s.id }),
    output: stored,
    refusals: [r.productGone],
  }),
  'POST /bizConsole/showProductEditing': call({
    summary: 'Shows colleagues who have the product open that somebody is changing it; stores nothing',
    ...shopCall,
    right: 'products.edit',
    rate: 'poll',
    input: z.object({ goodsId: s.id, ...editingInput }),
    output: s.nothing,
    refusals: [r.productGone],
  }),
  'POST /bizConsole/saveProductForm': call({
    summary:
      'Saves a product whole, if nobody has saved it since `version`; otherwise `now` is what it is like now',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({
      /** Null for a new product. */
      goodsId: s.id.nullable(),
      /** Of a new product: a repeated call finds the product by it. */
      newKey: s.id,
      version: z.int().min(0).max(2_147_483_647),
      isOnSale: z.boolean(),
      /** The draft that it was written in, which is deleted with the save. */
      draftId: s.id.nullable().default(null),
      form: writtenForm.extend({
        skus: z
          .array(
            writtenSku.extend({
              /** The stock that the change was made from; left out for new SKUs. */
              stockBefore: s.words(0, 12).optional(),
            }),
          )
          .max(100),
      }),
    }),
    output: z.object({ goodsId: s.id, version: z.int() }),
    refusals: [r.productGone, r.formInvalid, r.formChanged, r.shopClosed, r.tooManyProducts],
  }),
  'POST /bizConsole/scheduleProduct': call({
    summary: 'Says when a product in the warehouse goes on sale by itself; null: not by itself',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({
      goodsId: s.id,
      /** By the mall's clock. */
      onSaleAt: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
        .nullable(),
    }),
    output: z.object({ onSaleAt: s.time.nullable() }),
    refusals: [r.productGone, r.formInvalid, r.isOnSale, r.notFuture, r.takenDown],
  }),
  'POST /bizConsole/queryProductVersions': call({
    summary: 'Who saved a product when, and what they changed; the newest first',
    ...shopRead,
    right: 'products.read',
    input: z.object({ goodsId: s.id, ...s.pageInput }),
    output: s.pageOf(version),
    refusals: [r.productGone],
  }),
  'POST /bizConsole/queryProductVersion': call({
    summary: 'One version of a product, and the one before it',
    ...shopRead,
    right: 'products.read',
    input: z.object({ goodsId: s.id, number: z.int().min(1).max(2_147_483_647) }),
    output: version.extend({ form: productForm, before: productForm.nullable() }),
    refusals: [r.productGone],
  }),
  'POST /bizConsole/uploadProductPicture': call({
    summary: 'Stores a picture for the shop’s products (gif, jpg, png, webp; at most 5 MB and 40 megapixels)',
    auth: 'staff',
    owner: 'shop',
    right: 'products.edit',
    // What is stored is part of a product only once that is saved, which is recorded.
    record: 'never',
    cache: 'none',
    rate: 'upload',
    file: { field: 'file', mostBytes: 5 * 1024 * 1024 },
    input: z.object({ file: s.file }),
    output: z.object({ ref: z.string(), width: z.int(), height: z.int() }),
    refusals: [
      r.tooManyPictures,
      picturesRefusals.heic,
      picturesRefusals.notAPicture,
      picturesRefusals.tooManyPixels,
      picturesRefusals.tooHeavy,
      picturesRefusals.busy,
    ],
  }),
}

s.nameShapes({ ProductVersion: version })

import { longestHtml } from '@hojip/catalog/contract'
import { shapes as s } from '@hojip/platform/http'
import { returnRules } from '@hojip/policy/contract'
import { z } from 'zod'

/** A text in up to three languages; '' where it is not written. */
function texts(most: number) {
  const one = s.words(0, most).default('')
  return z.object({ 'zh-CN': one, 'ko-KR': one, 'en-US': one })
}
const html = s.words(0, longestHtml).default('')
const ref = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

const formSku = z.object({
  /** Index of the value on each axis of `options`; `[]` without options. */
  choice: z.array(z.int().min(0).max(99)).max(3),
  /** Yuan, as it is typed. */
  price: s.words(0, 16),
  /** Units that can be ordered; '' when they are not counted. */
  stock: s.words(0, 12),
  /** '' when the mall numbers it. */
  code: s.words(0, 64),
  /** Grams; '' when it is not known. */
  weight: s.words(0, 9),
  /** The number of its barcode; '' when it is not known. */
  gtin: s.words(0, 20).default(''),
  picture: ref.nullable(),
  isOnSale: z.boolean(),
})

/** A product as its shop's staff edit it, whole and in all languages. */
export const productForm = z.object({
  /** The lowest category that is chosen; '' for none. */
  categoryId: z.union([s.id, z.literal('')]),
  name: texts(120),
  selling: texts(200),
  brand: texts(60),
  /** Words that it is found by, with commas between. */
  keywords: s.words(0, 600),
  /** The main picture first. */
  pictures: z.array(z.object({ ref, alt: texts(120) })).max(9),
  params: z.array(z.object({ name: texts(60), value: texts(400) })).max(40),
  /** HTML. */
  body: z.object({ 'zh-CN': html, 'ko-KR': html, 'en-US': html }),
  options: z
    .array(
      z.object({
        /** Its place among the stored axes; null for a new one. */
        from: z.int().min(0).max(2).nullable(),
        name: texts(40),
        /** In the stored order, new ones last. Hidden ones cannot be chosen any more. */
        values: z.array(z.object({ text: texts(60), isHidden: z.boolean() })).max(60),
      }),
    )
    .max(3),
  skus: z.array(formSku).max(100),
  /** '' for no limit. */
  personLimit: s.words(0, 4),
  /** '' for what its category says. */
  returnRule: z.enum(['', ...returnRules]).default(''),
})

/** What a page writes of a SKU. */
export const writtenSku = formSku.extend({
  /** Left out by a page that does not know it: what is stored stays. */
  gtin: formSku.shape.gtin.unwrap().optional(),
})

const { name, selling, brand, body } = productForm.shape

/** A product as a page writes it, which may have been open since before a field was added. */
export const writtenForm = productForm.extend({
  /** Left out, a language stays what is stored, here and below. */
  name: z.object(s.changeOf(name.shape)),
  selling: z.object(s.changeOf(selling.shape)),
  brand: z.object(s.changeOf(brand.shape)),
  body: z.object(s.changeOf(body.shape)),
  skus: z.array(writtenSku).max(100),
  /** Left out by a page that does not know it: what is stored stays. */
  returnRule: productForm.shape.returnRule.unwrap().optional(),
})

export type ProductForm = z.output<typeof productForm>
export type FormSku = z.output<typeof formSku>
export type WrittenForm = z.output<typeof writtenForm>
export type FormTexts = ProductForm['name']

s.nameShapes({
  ProductFormSku: formSku,
  ProductForm: productForm,
  WrittenProductSku: writtenSku,
  WrittenProductForm: writtenForm,
})

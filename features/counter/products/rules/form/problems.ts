import { gtinOf } from '@hojip/catalog/rules'
import { yuanToFen } from '@hojip/platform/money'
import type { FormSku, ProductForm } from '../../contract.ts'

export type Why =
  | 'noName'
  | 'noCategory'
  | 'noPicture'
  | 'foreignPicture'
  | 'noSku'
  | 'noneOnSale'
  | 'unnamedOption'
  | 'noValue'
  | 'doubleValue'
  | 'price'
  | 'stock'
  | 'weight'
  | 'gtin'
  | 'doubleCode'
  | 'choice'
  | 'param'
  | 'limit'
  | 'returnRule'

/** What stops a product from being saved: `field` as in `unitsOf`, or `options.1`. */
export interface Problem {
  field: string
  why: Why
}

const units = /^\d{1,9}$/
const grams = /^\d{1,7}$/

function isWritten(texts: Record<string, string>): boolean {
  return Object.values(texts).some((text) => text.trim() !== '')
}

/** The price in fen, from 0.01 to 99,999,999.99 yuan; undefined for anything else. */
export function priceOf({ price }: Pick<FormSku, 'price'>): number | undefined {
  const fen = yuanToFen(price.trim().normalize('NFKC'))
  return fen !== undefined && fen > 0 && fen < 10_000_000_000 ? fen : undefined
}

function optionProblems({ options }: ProductForm): Problem[] {
  return options.flatMap(({ name, values }, at): Problem[] => {
    const field = `options.${at}`
    const shown = values.filter(({ isHidden }) => !isHidden)
    if (!isWritten(name)) return [{ field, why: 'unnamedOption' }]
    if (shown.length === 0 || values.some(({ text }) => !isWritten(text))) return [{ field, why: 'noValue' }]
    const texts = shown.map(({ text }) => JSON.stringify(text))
    return new Set(texts).size < texts.length ? [{ field, why: 'doubleValue' }] : []
  })
}

function skuProblems(sku: FormSku, codes: ReadonlyMap<string, number>): Problem[] {
  const of = (name: string) => `sku.${sku.choice.join('-')}.${name}`
  const all: (Problem | false)[] = [
    priceOf(sku) === undefined && { field: of('price'), why: 'price' },
    sku.stock !== '' && !units.test(sku.stock) && { field: of('stock'), why: 'stock' },
    sku.weight !== '' && !grams.test(sku.weight) && { field: of('weight'), why: 'weight' },
    sku.gtin !== '' && gtinOf(sku.gtin) === undefined && { field: of('gtin'), why: 'gtin' },
    sku.code !== '' && (codes.get(sku.code) ?? 0) > 1 && { field: of('code'), why: 'doubleCode' },
  ]
  return all.filter((problem) => problem !== false)
}

/** Each SKU is of values that there are and that can be chosen, and no two are of the same. */
function areChoicesRight({ options, skus }: ProductForm): boolean {
  const keys = new Set(skus.map(({ choice }) => choice.join()))
  const isPlaced = ({ choice }: FormSku) =>
    choice.length === options.length &&
    choice.every((value, axis) => options[axis]?.values[value]?.isHidden === false)
  return keys.size === skus.length && skus.every(isPlaced)
}

/** What has to be corrected before a product can be saved, in the order of the page. */
export function problemsOf(form: ProductForm, isOnSale: boolean): Problem[] {
  const codes = new Map<string, number>()
  for (const { code } of form.skus) codes.set(code, (codes.get(code) ?? 0) + 1)
  const limit = form.personLimit === '' ? 1 : Number(form.personLimit)
  const all: (Problem | false)[] = [
    !isWritten(form.name) && { field: 'name', why: 'noName' },
    form.categoryId === '' && { field: 'categoryId', why: 'noCategory' },
    isOnSale && form.pictures.length === 0 && { field: 'pictures', why: 'noPicture' },
    ...optionProblems(form),
    form.skus.length === 0 && { field: 'options', why: 'noSku' },
    !areChoicesRight(form) && { field: 'options', why: 'choice' },
    ...form.skus.flatMap((sku) => skuProblems(sku, codes)),
    isOnSale &&
      form.skus.length > 0 &&
      !form.skus.some((sku) => sku.isOnSale) && { field: 'options', why: 'noneOnSale' },
    form.params.some(({ name, value }) => isWritten(name) !== isWritten(value)) && {
      field: 'params',
      why: 'param',
    },
    (!Number.isInteger(limit) || limit < 1 || limit > 999) && { field: 'personLimit', why: 'limit' },
  ]
  return all.filter((problem) => problem !== false)
}

type Language = keyof ProductForm['name']

/** How much of what shoppers read is written in a language. */
export function writtenIn(form: ProductForm, locale: Language): { done: number; total: number } {
  const used = [
    form.name,
    form.selling,
    form.body,
    ...form.params.flatMap(({ name, value }) => [name, value]),
    ...form.options.flatMap(({ name, values }) => [name, ...values.map(({ text }) => text)]),
  ].filter((texts, at) => at === 0 || isWritten(texts))
  const has = (texts: ProductForm['name']) =>
    texts[locale].trim() !== '' || (isWritten(texts) && isNeutral(texts))
  return { done: used.filter(has).length, total: used.length }
}

/** Texts that read the same in all languages, such as 1kg. */
function isNeutral(texts: ProductForm['name']): boolean {
  return Object.values(texts).every((text) => !/\p{Script=Han}|\p{Script=Hangul}|\p{L}{4}/u.test(text))
}

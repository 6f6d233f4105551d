import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openProductFile, readProduct } from '@hojip/catalog/files'
import { byteOrderMark, csvLine } from '@hojip/platform/csv'
import { aFolder } from '@hojip/platform/testing'
import { changedUnits } from '../rules/form/units.ts'
import type { EditedProduct } from '../store/form/product.ts'
import type { FormTexts, ProductForm } from '../contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formOfFile } from './file-form.ts'
import { exportedColumns, rowsOf } from './file-rows.ts'
import { createOwnPicture } from '../form/product-input.ts'

const publicUrl = 'https://mall.example'
const folder = aFolder()

/** What people write, with all that a file could trip over: formulas, quotes, separators, colons, line ends. */
const word = fc
  .array(
    fc.constantFrom(
      '泡菜',
      'kimchi',
      '김치',
      '=1+1',
      '-5',
      "'",
      "'=",
      '"',
      ',',
      ';',
      ':',
      '：',
      '\\',
      '\\n',
      '@',
      ' ',
      '0012',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '')
/** Some words differ from others for sure. */
function texts(at: number): fc.Arbitrary<FormTexts> {
  return fc
    .record({ 'zh-CN': word, 'ko-KR': fc.option(word, { nil: '' }), 'en-US': fc.option(word, { nil: '' }) })
    .map((one) => ({ ...one, 'zh-CN': `${at}${one['zh-CN']}` }))
}

function someTexts(count: number): fc.Arbitrary<FormTexts[]> {
  return fc.tuple(...Array.from({ length: count }, (_, at) => texts(at)))
}

const form: fc.Arbitrary<ProductForm> = fc
  .record({
    name: texts(1),
    selling: texts(2),
    brand: texts(3),
    params: fc.array(fc.record({ name: texts(4), value: texts(5) }), { maxLength: 3 }),
    axes: fc.constantFrom([], [2], [2, 3], [1, 2, 2]),
    values: someTexts(6),
    names: someTexts(3),
    alts: fc.array(texts(7), { maxLength: 3 }),
    limit: fc.constantFrom('', '1', '30'),
    isCounted: fc.boolean(),
    price: fc.integer({ min: 1, max: 9_999_999_999 }),
  })
  .map(({ name, selling, brand, params, axes, values, names, alts, limit, isCounted, price }) => {
    const choices = axes.reduce<number[][]>(
      (all, count) => all.flatMap((one) => Array.from({ length: count }, (_, at) => [...one, at])),
      [[]],
    )
    return {
      categoryId: 'c',
      name,
      selling,
      brand,
      keywords: '泡菜, kimchi',
      params,
      personLimit: limit,
      returnRule: '',
      pictures: alts.map((alt, at) => ({ ref: `s-${at}`, alt })),
      body: {
        'zh-CN': '<p>好 &amp; 吃</p><img src="/pictures/s-9-800.webp" alt="" loading="lazy" />',
        'ko-KR': '',
        'en-US': '',
      },
      options: axes.map((count, axis) => ({
        from: axis,
        name: names[axis]!,
        values: values.slice(axis * 2, axis * 2 + count).map((text) => ({ text, isHidden: false })),
      })),
      skus: choices.map((choice, at) => ({
        choice,
        price: `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`,
        stock: isCounted ? String(at) : '',
        code: `00${at}`,
        gtin: at === 1 ? '6901234567892' : '',
        weight: at === 0 ? '' : String(at * 100),
        picture: at === 1 ? 's-1' : null,
        isOnSale: at !== 2,
      })),
    }
  })

/** The stored rows behind a form, as far as files read them. */
function productOf({ skus }: ProductForm): EditedProduct {
  const rows = skus.map(({ choice, stock }) => ({
    choice,
    stock: stock === '' ? null : Number(stock),
    reserved: 3,
  }))
  return { handle: '0012-kimchi', isOnSale: true, skus: rows } as unknown as EditedProduct
}

async function readBack(wanted: ProductForm, stored: ProductForm | undefined) {
  const product = productOf(wanted)
  const names = {
    shop: '阿美泡菜坊',
    categories: ['食品', '泡菜'],
    categoryCode: 'kimchi',
    addressOf: (ref: string) => `${publicUrl}/pictures/${ref}-800.webp`,
  }
  const path = join(folder, 'products.csv')
  writeFileSync(
    path,
    byteOrderMark + [exportedColumns, ...rowsOf(product, wanted, names)].map(csvLine).join(''),
  )
  const opened = await openProductFile(path)
  try {
    const { value } = await opened.groups.next()
    const file = readProduct(value, { shop: 'x', fallback: 'x', ownPicture: createOwnPicture(publicUrl) })
    if ('faults' in file) throw new Error(JSON.stringify(file.faults))
    return formOfFile(file, opened, 'c', stored && { product, form: stored })
  } finally {
    await opened.close()
  }
}

test('whatever is written of a product, its file contains the same', async () => {
  await fc.assert(
    fc.asyncProperty(form, async (one) => {
      const { form: again } = await readBack(one, one)
      expect(changedUnits(one, again)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a mall that does not know the product reads the same from its file, but for places and units on hand', async () => {
  await fc.assert(
    fc.asyncProperty(form, async (one) => {
      const { form: fresh } = await readBack(one, undefined)
      const plain = (of: ProductForm): ProductForm => ({
        ...of,
        options: of.options.map((axis) => ({ ...axis, from: null })),
        skus: of.skus.map((sku) => ({ ...sku, stock: '' })),
      })
      expect(changedUnits(plain(one), plain(fresh))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

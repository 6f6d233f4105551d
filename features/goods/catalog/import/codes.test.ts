import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProductFile } from './file/product-file.ts'
import { readProduct } from './product.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'codes-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** A product with a variant for each code. */
async function read(codes: readonly string[], column = 'Variant SKU') {
  const path = join(dir, 'a.csv')
  const rows = codes.map((code, at) => `kimchi,${at === 0 ? 'Kimchi' : ''},Size,${at},${code},9.90`)
  const head = `Handle,Title,Option1 Name,Option1 Value,${column},Variant Price`
  await writeFile(path, [head, ...rows].join('\n'))
  const file = await openProductFile(path)
  const { value } = await file.groups.next()
  await file.close()
  const product = readProduct(value, { shop: 'x', fallback: 'x' })
  if ('faults' in product) throw new Error(JSON.stringify(product.faults))
  return {
    codes: product.goods.skus.map(({ sn }) => sn),
    barcodes: product.goods.skus.map(({ gtin }) => gtin),
    warnings: product.warnings.map(({ line, column, reason }) => [line, column, reason.kind.reason]),
  }
}

async function codesOf(codes: readonly string[]) {
  const { barcodes: _, ...found } = await read(codes)
  return found
}

test('of a repeated code the first variant keeps it, and the product is imported', async () => {
  expect(await codesOf(['K-1', 'K-1', 'K-2', 'K-1'])).toEqual({
    codes: ['K-1', undefined, 'K-2', undefined],
    warnings: [
      [3, 'Variant SKU', 'catalog/codeRepeated'],
      [5, 'Variant SKU', 'catalog/codeRepeated'],
    ],
  })
})

test('a code that is too long is left off', async () => {
  expect(await codesOf(['x'.repeat(65), 'x'.repeat(64)])).toEqual({
    codes: [undefined, 'x'.repeat(64)],
    warnings: [[2, 'Variant SKU', 'catalog/codeLeftOff']],
  })
})

test('a code that a spreadsheet has rounded stays, with a warning', async () => {
  expect(await codesOf(['6.90123E+12', '6901234567892'])).toEqual({
    codes: ['6.90123E+12', '6901234567892'],
    warnings: [[2, 'Variant SKU', 'catalog/codeRounded']],
  })
})

test('a barcode that a spreadsheet has rounded is reported, and the one that is known stays', async () => {
  const codes = ['6.90123E+12', '6901234567892', 'K-1', '']
  expect(await read(codes, 'Variant Barcode')).toMatchObject({
    barcodes: [undefined, '6901234567892', null, null],
    warnings: [[2, 'Variant Barcode', 'catalog/codeRounded']],
  })
})

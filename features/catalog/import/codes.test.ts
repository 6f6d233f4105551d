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
async function read(codes: readonly string[]) {
  const path = join(dir, 'a.csv')
  const rows = codes.map((code, at) => `kimchi,${at === 0 ? 'Kimchi' : ''},Size,${at},${code},9.90`)
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price'
  await writeFile(path, [head, ...rows].join('\n'))
  const file = await openProductFile(path)
  const { value } = await file.groups.next()
  await file.close()
  const product = readProduct(value, { shop: 'x', fallback: 'x' })
  if ('faults' in product) throw new Error(JSON.stringify(product.faults))
  return {
    codes: product.goods.skus.map(({ sn }) => sn),
    warnings: product.warnings.map(({ line, column, reason }) => [line, column, reason.kind.reason]),
  }
}

test('of a repeated code the first variant keeps it, and the product is imported', async () => {
  expect(await read(['K-1', 'K-1', 'K-2', 'K-1'])).toEqual({
    codes: ['K-1', undefined, 'K-2', undefined],
    warnings: [
      [3, 'Variant SKU', 'catalog/codeRepeated'],
      [5, 'Variant SKU', 'catalog/codeRepeated'],
    ],
  })
})

test('a code that is too long is left off', async () => {
  expect(await read(['x'.repeat(65), 'x'.repeat(64)])).toEqual({
    codes: [undefined, 'x'.repeat(64)],
    warnings: [[2, 'Variant SKU', 'catalog/codeLeftOff']],
  })
})

test('a code that a spreadsheet has rounded stays, with a warning', async () => {
  expect(await read(['6.90123E+12', '6901234567892'])).toEqual({
    codes: ['6.90123E+12', '6901234567892'],
    warnings: [[2, 'Variant SKU', 'catalog/codeRounded']],
  })
})

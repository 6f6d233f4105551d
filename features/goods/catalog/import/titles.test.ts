import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProductFile } from './file/product-file.ts'
import { readProduct } from './product.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'titles-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** What is wrong with a product of this name. */
async function faultsOf(title: string) {
  const path = join(dir, 'a.csv')
  await writeFile(path, `Handle,Title,Variant Price\nkimchi,${title},9.90\n`)
  const file = await openProductFile(path)
  const { value } = await file.groups.next()
  await file.close()
  const product = readProduct(value, { shop: 'x', fallback: 'x' })
  return 'faults' in product ? product.faults.map(({ reason }) => reason.kind.reason) : []
}

test.each([
  ['Kimchi', []],
  ['', ['catalog/missing']],
  ['x'.repeat(501), ['catalog/tooLong']],
])('of a name one thing is wrong at most', async (title, faults) => {
  expect(await faultsOf(title)).toEqual(faults)
})

import { expect, test } from 'vitest'
import { fileLength } from './file-length.ts'
import { said } from './testing.ts'

function lines(count: number) {
  return 'export {}\n'.repeat(count)
}

test('a file has at most 400 lines', () => {
  const planted = { 'platform/ui/long.ts': lines(401), 'platform/ui/full.ts': lines(400) }
  expect(said(fileLength, planted)).toEqual(['platform/ui/long.ts:0 401 lines, at most 400: split it'])
})

test('data and generated files may have any length', () => {
  const planted = {
    'apps/server/demo/products.ts': lines(900),
    'features/goods/catalog/taxonomy.ts': lines(900),
    'apps/storefront/routes.gen.ts': lines(900),
    'db/types.ts': lines(900),
  }
  expect(said(fileLength, planted)).toEqual([])
})

import { expect, test } from 'vitest'
import { flatFolders } from './flat-folders.ts'
import { said } from './testing.ts'

function files(folder: string, count: number, end = '.ts') {
  const names = Array.from({ length: count }, (_, at) => `${folder}/part-${at}${end}`)
  return Object.fromEntries(names.map((name) => [name, 'export {}\n']))
}

test('a folder with more than 15 source files is reported, and tests count', () => {
  const crowded = {
    ...files('features/trade/orders/actions', 10),
    ...files('features/trade/orders/actions', 5, '.test.ts'),
  }
  // The tidy mall already has one action.
  expect(said(flatFolders, crowded)).toEqual([
    'features/trade/orders/actions:0 16 files lie flat, at most 15: sort them into folders',
  ])
  expect(said(flatFolders, files('features/trade/orders/rules', 15))).toEqual([])
})

test('files in subfolders, generated files, configuration and uncompiled files do not count', () => {
  const planted = {
    ...files('platform/ui', 10),
    ...files('platform/ui/forms', 10),
    ...files('platform/ui', 20, '.gen.ts'),
    ...files('platform/ui', 20, '.svg'),
    ...files('platform/ui', 3, '.config.ts'),
  }
  expect(said(flatFolders, planted)).toEqual([])
})

test('exempt lists may have any number of files', () => {
  expect(
    said(flatFolders, { ...files('scripts/tidy', 40), ...files('apps/server/demo/products', 40) }),
  ).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../../features')

/** The folders of pages in which one of the files has the text. */
function foldersWith(text: string): string[] {
  const files = globSync('*/*/{parts,storefront,business}/**/*.tsx', { cwd: features })
  return files
    .filter((file) => readFileSync(join(features, file), 'utf8').includes(text))
    .map((file) => dirname(file).split('/').slice(0, 4).join('/'))
}

test('every list with pages tells an emptied page from an empty list', () => {
  const listing = foldersWith('<Pagination')
  expect(listing.length).toBeGreaterThan(5)
  const telling = foldersWith('<EmptiedPage')
  // The parts of one list may be in a folder and in the one above it.
  const isTold = (folder: string) =>
    telling.some((one) => one.startsWith(folder) || folder.startsWith(`${one}/`))
  expect(listing.filter((folder) => !isTold(folder))).toEqual([])
})

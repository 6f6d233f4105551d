import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { expect, test } from 'vitest'
import { contractWordsJson } from '../docs/contract-words.ts'
import { browserPackagesJson } from './browser-packages.ts'

const isAlone = !hasExtraPackages()

const root = join(import.meta.dirname, '../..')
function written(path: string) {
  return readFileSync(join(root, path), 'utf8')
}

// Not `toBe`, which takes minutes to print the difference between two long texts.
function isSame(path: string, text: string) {
  return written(path) === text
}

// Imported by the tests themselves, since the scripts import packages that may be missing.
test.skipIf(isAlone).each([
  ['features/words/regions/rules/china.gen.ts', async () => (await import('./regions.ts')).regionsOfChina()],
  ['features/words/regions/streets.tsv', async () => (await import('./regions.ts')).streetsOfChina()],
  ['features/words/regions/place-names.tsv', async () => (await import('./place-names.ts')).placeNames()],
  ['platform/workdays/holidays.gen.ts', async () => (await import('./holidays.ts')).holidayTable()],
])('%s is up to date with its script', async (path, write) => {
  expect(isSame(path, await write())).toBe(true)
})

test.skipIf(isAlone)('the icons are up to date with their script, and there are no others', async () => {
  const files = (await import('./icons.ts')).iconFiles()
  for (const [path, text] of files) expect([path, isSame(`platform/ui/${path}`, text)]).toEqual([path, true])
  const there = readdirSync(join(root, 'platform/ui/icons')).map((name) => `icons/${name}`)
  expect(there.toSorted()).toEqual([...files.keys()].filter((path) => path.startsWith('icons/')).toSorted())
})

test('the descriptions of fields in contracts are up to date with `npm run docs:words`', async () => {
  expect(isSame('features/find/reference/rules/contract-words.gen.json', await contractWordsJson())).toBe(
    true,
  )
})

test('the list of packages that browsers load is up to date with its script', () => {
  expect(isSame('apps/server/texts/browser-packages.gen.json', browserPackagesJson())).toBe(true)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holidayTable } from './holidays.ts'
import { iconFiles } from './icons.ts'
import { placeNames } from './place-names.ts'
import { regionsOfChina, streetsOfChina } from './regions.ts'

const root = join(import.meta.dirname, '../..')
function written(path: string) {
  return readFileSync(join(root, path), 'utf8')
}

// Not `toBe`, which takes minutes to print the difference between two long texts.
function isSame(path: string, text: string) {
  return written(path) === text
}

test.each([
  ['features/addresses/rules/china.gen.ts', regionsOfChina],
  ['features/addresses/streets.tsv', streetsOfChina],
  ['features/addresses/place-names.tsv', placeNames],
  ['platform/workdays/holidays.gen.ts', holidayTable],
])('%s is up to date with its script', (path, write) => {
  expect(isSame(path, write())).toBe(true)
})

test('the icons are up to date with their script, and there are no others', () => {
  const files = iconFiles()
  for (const [path, text] of files) expect([path, isSame(`platform/ui/${path}`, text)]).toEqual([path, true])
  const there = readdirSync(join(root, 'platform/ui/icons')).map((name) => `icons/${name}`)
  expect(there.toSorted()).toEqual([...files.keys()].filter((path) => path.startsWith('icons/')).toSorted())
})

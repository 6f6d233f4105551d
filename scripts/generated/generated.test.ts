import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { expect, test } from 'vitest'
import { generatedFiles } from './files.ts'

const isAlone = !hasExtraPackages()

const root = join(import.meta.dirname, '../..')
function written(path: string) {
  return readFileSync(join(root, path), 'utf8')
}

// Not `toBe`, which takes minutes to print the difference between two long texts.
function isSame(path: string, text: string) {
  return written(path) === text
}

const { contractWords, notices, ...fromPackages } = generatedFiles

// A text at a time, since the sources of some come from packages that may be missing.
test.skipIf(isAlone).each(Object.values(fromPackages).flatMap((files) => Object.entries(files)))(
  '%s is up to date with its script',
  async (path, text) => {
    expect(isSame(path, await text())).toBe(true)
  },
)

test.each(Object.entries({ ...contractWords, ...notices }))(
  '%s is up to date with the sources',
  async (path, text) => {
    expect(isSame(path, await text())).toBe(true)
  },
)

test.skipIf(isAlone)('the icons are up to date with their script, and there are no others', async () => {
  const files = (await import('./icons.ts')).iconFiles()
  for (const [path, text] of files) expect([path, isSame(`platform/ui/${path}`, text)]).toEqual([path, true])
  const there = readdirSync(join(root, 'platform/ui/icons')).map((name) => `icons/${name}`)
  expect(there.toSorted()).toEqual([...files.keys()].filter((path) => path.startsWith('icons/')).toSorted())
})

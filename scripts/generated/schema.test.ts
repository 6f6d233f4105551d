import { readFileSync } from 'node:fs'
import { migrate } from '@hojip/db/migrate'
import { restoreEarlierMall } from '@hojip/db/testing'
import { freshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { functionsFile, schemaFiles } from './schema.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

function read(path: string) {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
}

test('db/types.ts and db/schema.sql are up to date with the migrations and functions (npm run db:schema)', async () => {
  for (const [path, text] of await schemaFiles(fresh.url)) expect(read(path)).toBe(text)
})

test('the version of the functions counts their last change (npm run db:schema)', () => {
  const [path, text] = functionsFile(read)
  expect(read(path)).toBe(text)
})

test('a change of the functions counts their version up', () => {
  const [, text] = functionsFile(() => '{ "version": 7, "sha256": "another" }')
  expect(JSON.parse(text)).toMatchObject({ version: 8 })
})

test('a database of the last version before the baseline gets the schema of a new one', async () => {
  await restoreEarlierMall(fresh.url)
  await migrate(fresh.url)
  // A dump leaves out parentheses that change nothing.
  const plain = (text: string) => text.replaceAll(/[()]/g, '')
  for (const [path, text] of await schemaFiles(fresh.url)) expect(plain(text)).toBe(plain(read(path)))
})

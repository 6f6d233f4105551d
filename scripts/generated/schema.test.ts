import { readFileSync } from 'node:fs'
import { freshDatabase } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { schemaFiles } from './schema.ts'

test('db/types.ts and db/schema.sql are up to date with the migrations (npm run db:schema)', async () => {
  const { url, drop } = await freshDatabase()
  const files = await schemaFiles(url)
  await drop()
  for (const [path, text] of files)
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text)
})

/** Writes db/types.ts and db/schema.sql from a temporary database to which all migrations were applied. */
import { writeFileSync } from 'node:fs'
import { openTestCluster } from '@hojip/platform/testing/database'
import { schemaFiles } from './generated/schema.ts'
import { testServerOf } from './test/server-of.ts'

const cluster = await openTestCluster(testServerOf(process.env))
try {
  const { url } = await cluster.freshDatabase()
  for (const [path, text] of await schemaFiles(url))
    writeFileSync(new URL(`../${path}`, import.meta.url), text)
} finally {
  await cluster.close()
}

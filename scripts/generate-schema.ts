/**
 * Writes db/functions/version.json, and db/types.ts and db/schema.sql from a temporary database with all migrations and
 * functions.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { openTestCluster } from '@hojip/platform/testing/database'
import { functionsFile, schemaFiles } from './generated/schema.ts'
import { testServerOf } from './test/server-of.ts'

const root = new URL('../', import.meta.url)

// First, since the database notes the version of its functions.
const [path, text] = functionsFile((name) => readFileSync(new URL(name, root), 'utf8'))
writeFileSync(new URL(path, root), text)

const cluster = await openTestCluster(testServerOf(process.env))
try {
  const { url } = await cluster.freshDatabase()
  for (const [name, content] of await schemaFiles(url)) writeFileSync(new URL(name, root), content)
} finally {
  await cluster.close()
}

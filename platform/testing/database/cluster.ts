import { randomBytes } from 'node:crypto'
import { copyTemplate, type FreshDatabase, type TestDatabases } from './fresh-database.ts'
import { connected, dropLeftovers, ensureTemplate } from './template.ts'
import { startTestServer, type PostgresMajor } from '../test-server.ts'

export interface TestCluster {
  databases: TestDatabases
  freshDatabase: () => Promise<FreshDatabase>
  /** Removes the databases made in this run and stops the server, if it is ours. */
  close: () => Promise<void>
}

/** A server of the tests' own, or one elsewhere whose user may create databases. */
export type TestServerChoice = { major?: PostgresMajor } | { url: string }

/** Test files use `freshDatabase` of `index.ts`; this is for programs that are not Vitest tests. */
export async function openTestCluster(on: TestServerChoice = {}): Promise<TestCluster> {
  const url = 'url' in on ? on.url : undefined
  const server = 'url' in on ? undefined : await startTestServer(on.major)
  const serverUrl = url ?? server!.url
  const template = await prepare(serverUrl, server !== undefined).catch(async (error: unknown) => {
    await server?.stop()
    throw error
  })
  const databases = { serverUrl, template, run: randomBytes(4).toString('hex') }
  return {
    databases,
    freshDatabase: () => copyTemplate(databases),
    close: async () => {
      if (server) await server.stop()
      else await dropCopies(databases)
    },
  }
}

async function prepare(serverUrl: string, ours: boolean): Promise<string> {
  const template = await ensureTemplate(serverUrl)
  if (ours) await dropLeftovers(serverUrl, template)
  return template
}

function dropCopies({ serverUrl, run }: TestDatabases) {
  return connected(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`hojip_test_${run}_`],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}

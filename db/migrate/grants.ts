import { connectTo } from '@hojip/platform/db'
import pg from 'pg'

/** What only this room writes, and what nobody takes back. */
const readAlone = ['migration', 'repeatable']
const onlyGrowing = ['staff_act', 'staff_act_end', 'operator_act']
const schemas = ['public', 'pgboss']
const rows = 'select, insert, update, delete'

/**
 * Gives the role of the server what it needs to serve: to read and write rows, and nothing of the schema. What the owner makes
 * from now on it may use at once, so that a trigger of a migration never meets a table that is closed to it.
 */
export async function grantServer(ownerUrl: string, role: string): Promise<void> {
  await onOwner(ownerUrl, async (client) => {
    const to = pg.escapeIdentifier(role)
    await client.query('begin')
    await client.query("set local lock_timeout = '5s'")
    await client.query('create schema if not exists pgboss')
    for (const schema of schemas) {
      await client.query(`grant usage on schema ${schema} to ${to}`)
      await client.query(`grant ${rows} on all tables in schema ${schema} to ${to}`)
      await client.query(`grant usage, select on all sequences in schema ${schema} to ${to}`)
      await client.query(`alter default privileges in schema ${schema} grant ${rows} on tables to ${to}`)
      await client.query(
        `alter default privileges in schema ${schema} grant usage, select on sequences to ${to}`,
      )
    }
    await revokeOnPartitions(client, to)
    for (const table of readAlone) await revoke(client, 'insert, update, delete', table, to)
    for (const table of onlyGrowing) await revoke(client, 'update, delete', table, to)
    await client.query('commit')
  })
}

/** Their rows are reached through the whole tables, whose rights may be fewer. */
async function revokeOnPartitions(client: pg.Client, from: string) {
  const { rows: found } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of found) await client.query(`revoke all on ${name} from ${from}`)
}

async function revoke(client: pg.Client, what: string, table: string, from: string) {
  const { rows: found } = await client.query('select where to_regclass($1) is not null', [`public.${table}`])
  if (found.length > 0) await client.query(`revoke ${what} on public.${table} from ${from}`)
}

async function onOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectTo(url, { connectionTimeoutMillis: 15_000 })
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { migrate, readSchema } from '@hojip/db/migrate'
import pg from 'pg'
import { openDatabase } from '../../db/index.ts'
import { createJobs } from '../../jobs/index.ts'
import { createLog } from '../../log/index.ts'

const templatePrefix = 'hojip_template_'

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** Runs `work` on one connection. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * For tests that fill tables by SQL: an id as the mall makes them, of a moment. `uuidv7()` of PostgreSQL 18 is not there
 * before it.
 */
const idAt = `
  create schema test;
  create function test.id_at(at timestamptz default clock_timestamp()) returns uuid language sql as $$
    select overlay(encode(uuid_send(gen_random_uuid()), 'hex') placing
      lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0') from 1 for 16)::uuid
    from (select (extract(epoch from at) * 1000000)::bigint as us) t
  $$`

/** A hash of everything the template is made from: the schema, the job queue's own tables and our function. */
function templateName(): string {
  const hash = createHash('sha256')
  const { migrations, functions } = readSchema()
  for (const file of [...migrations, ...functions.files]) hash.update(file.name).update(file.hash)
  hash.update(String(functions.version))
  hash.update(idAt)
  hash.update(readFileSync(createRequire(import.meta.url).resolve('pg-boss/package.json'), 'utf8'))
  return templatePrefix + hash.digest('hex').slice(0, 16)
}

/**
 * Makes the template of all test databases, unless the server has it from an earlier run, and returns its name. A
 * session lock keeps two runs on one server from making it twice.
 */
export function ensureTemplate(serverUrl: string): Promise<string> {
  return connected(serverUrl, async (client) => {
    const name = templateName()
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query<{ ready: boolean }>(
      'select not datallowconn as ready from pg_database where datname = $1',
      [name],
    )
    if (rows[0]?.ready) return name
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    await fill(withDatabase(serverUrl, name))
    // Copying demands that nobody is connected to the template; this also marks it as complete.
    await client.query(`alter database ${name} with allow_connections false`)
    return name
  })
}

async function fill(url: string) {
  await migrate(url)
  await connected(url, (client) => client.query(idAt))
  const database = openDatabase({ url, max: 2 })
  const jobs = createJobs({ db: database.db, log: createLog('error') })
  await jobs.start({ work: false })
  await jobs.stop()
  await database.close()
}

/** Removes what earlier runs left on our own server: copies, and templates of older migrations. */
export function dropLeftovers(serverUrl: string, keep: string) {
  return connected(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'hojip\\_t%' and datname <> $1`,
      [keep],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}

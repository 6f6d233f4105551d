import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tables, Tools } from '@hojip/db'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase, type Database } from '@hojip/platform/db'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { aLine, freshDatabase, type FreshDatabase, type Line } from '@hojip/platform/testing'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerReadiness, type Readiness, type ReadinessOptions } from './readiness.ts'

let fresh: FreshDatabase
let line: Line
let database: Database<Tables>
let tools: Tools
let dataDir: string
beforeEach(async () => {
  fresh = await freshDatabase()
  line = await aLine(fresh.url)
  database = openDatabase<Tables>({ url: line.url })
  const log = createLog('silent')
  tools = { db: database.db, log, clock: systemClock, jobs: createJobs({ db: database.db, log }) }
  tools.jobs.handle('test.nothing', async () => undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-ready-'))
})
afterEach(async () => {
  await tools.jobs.stop()
  await database.close()
  await line.close()
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const ok: Readiness['parts'] = { database: 'ok', migrations: 'ok', disk: 'ok', jobs: 'ok', process: 'ok' }

/** A new route each time, because an answer is cached for a second. */
async function ask(isDraining = false, more: Partial<ReadinessOptions> = {}) {
  const config = { dataDir, ROLE: 'all' as const }
  const app = Fastify()
  registerReadiness(app, { tools, config, isDraining: () => isDraining, ...more })
  const answer = await app.inject('/ready')
  expect((await app.inject('/health')).statusCode).toBe(200)
  await app.close()
  return { status: answer.statusCode, later: answer.headers['retry-after'], ...answer.json<Readiness>() }
}

function away(parts: Partial<Readiness['parts']>, why: string) {
  return {
    status: 503,
    later: '2',
    ready: false,
    why: [expect.stringContaining(why)],
    parts: { ...ok, ...parts },
  }
}

async function isWorking() {
  await tools.jobs.start({ work: true })
  await expect.poll(() => tools.jobs.isLooking()).toBe(true)
}

test('a mall that can serve is ready, and leaves nothing in its folder', async () => {
  await isWorking()
  expect(await ask()).toEqual({ status: 200, later: undefined, ready: true, why: [], parts: ok })
  expect(await readdir(dataDir)).toEqual([])
})

test('a mall that does not run its jobs yet, or is draining, is not ready', async () => {
  expect(await ask()).toEqual(away({ jobs: 'not looking' }, 'No jobs'))
  await isWorking()
  expect(await ask(true)).toEqual(away({ process: 'ending' }, 'ends'))
})

test('a process that runs no jobs is ready without them', async () => {
  const config = { dataDir, ROLE: 'web' as const }
  expect(await ask(false, { config })).toMatchObject({ status: 200, parts: { ...ok, jobs: 'elsewhere' } })
})

test('that a process is ending is told at once', async () => {
  await isWorking()
  let isDraining = false
  const app = Fastify()
  registerReadiness(app, { tools, config: { dataDir, ROLE: 'all' }, isDraining: () => isDraining })
  expect((await app.inject('/ready')).statusCode).toBe(200)
  isDraining = true
  expect((await app.inject('/ready')).json<Readiness>().parts).toEqual({ ...ok, process: 'ending' })
  await app.close()
})

test('a mall whose database is silent is not ready; the process is healthy', async () => {
  await isWorking()
  line.swallow(true)
  line.forget()
  const { status, ready, parts } = await ask()
  expect({ status, ready }).toEqual({ status: 503, ready: false })
  expect(parts).toMatchObject({ database: 'away', migrations: 'unknown' })
  line.swallow(false)
})

test('a mall whose database is older than the program is not ready', async () => {
  await isWorking()
  await sql`delete from migration where name like '0001%'`.execute(database.db)
  expect(await ask()).toEqual(away({ migrations: 'missing' }, 'older than this process'))
})

test('a mall whose database belongs to a newer version is not ready, unless that only expanded it', async () => {
  await isWorking()
  const add = (name: string, expands: boolean) =>
    sql`insert into migration (name, hash, expands) values (${name}, '', ${expands})`.execute(database.db)
  await add('9998_adds_a_column.sql', true)
  expect(await ask()).toMatchObject({ status: 200 })
  await add('9999_drops_a_column.sql', false)
  expect(await ask()).toEqual(away({ migrations: 'newer' }, 'belongs to a newer version'))
})

test('a mall whose server is too old is not ready, and reports why', async () => {
  await isWorking()
  // An own function of this name is found before that of PostgreSQL.
  await sql`create schema old`.execute(database.db)
  await sql`create function old.current_setting(name text) returns text language sql as
    ${sql.lit(`select case name when 'server_version_num' then '140022' else pg_catalog.current_setting(name) end`)}`.execute(
    database.db,
  )
  const url = new URL(line.url)
  url.searchParams.set('options', '-c search_path=old,pg_catalog,public')
  const old = openDatabase<Tables>({ url: url.href })
  const more = { tools: { ...tools, db: old.db } }
  const fault = 'The database is PostgreSQL 14.22; the mall needs 15 or newer.'
  expect(await ask(false, more)).toEqual(away({ database: 'unfit' }, fault))
  await old.close()
})

test('a mall that cannot write is not ready', async () => {
  await isWorking()
  await rm(dataDir, { recursive: true })
  expect(await ask()).toEqual(away({ disk: 'not writable' }, 'cannot be written to'))
})

test('a mall whose disk is almost full is not ready', async () => {
  await isWorking()
  const asked: string[] = []
  const freeBytes = async (folder: string) => {
    asked.push(folder)
    return 64 * 2 ** 20 - 1
  }
  expect(await ask(false, { freeBytes })).toEqual(away({ disk: 'full' }, 'almost full'))
  expect(asked).toEqual([dataDir])
  expect(await ask(false, { freeBytes: async () => 64 * 2 ** 20 })).toMatchObject({ status: 200 })
})

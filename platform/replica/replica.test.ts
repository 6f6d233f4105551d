// by turns: day 3 of 3
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { aReplicatedServer, collectingLog, type Logged, type ReplicatedServer } from '../testing/index.ts'
import { everything } from './position.ts'
import { openReads, type Reads } from './reads.ts'

interface Tables {
  fact: { n: number }
}

let server: ReplicatedServer
beforeAll(async () => {
  server = await aReplicatedServer()
  const first = openDatabase<Tables>({ url: server.url })
  await sql`create table fact (n int)`.execute(first.db)
  await first.close()
})
afterAll(() => server.stop())

let primary: Database<Tables>
/** For looking at it. */
let replica: Database<unknown>
let reads: Reads<Tables>
let lines: Logged[]
let log: Log
beforeEach(async () => {
  primary = openDatabase<Tables>({ url: server.url })
  replica = openDatabase({ url: server.replicaUrl })
  const collecting = collectingLog()
  lines = collecting.logged
  ;({ log } = collecting)
  // Longer than any test takes.
  reads = openReads({ primary, url: server.replicaUrl, log, mostLagMs: 120_000 })
  await sql`delete from fact`.execute(primary.db)
  await write(1)
  await server.caughtUp()
})
afterEach(async () => {
  await reads.close()
  await Promise.all([primary.close(), replica.close()])
  await server.resumeReplay()
})

async function read(db: Kysely<Tables>) {
  const { rows } = await sql<{ n: number; isReplica: boolean }>`
    select max(n) as n, pg_is_in_recovery() as "isReplica" from fact`.execute(db)
  return rows[0]!
}

function write(n: number) {
  return sql`insert into fact values (${n})`.execute(primary.db)
}

/** Until the replica serves, or does not. */
function waitFor(isReplica: boolean) {
  return vi.waitFor(async () => expect(await read(reads.at(undefined))).toMatchObject({ isReplica }), {
    timeout: 60_000,
    interval: 50,
  })
}

function told() {
  return lines.map(({ event }) => event)
}

test('what only reads is answered by the replica, once it is known to be up to date', async () => {
  expect(await read(reads.at(undefined))).toMatchObject({ n: 1, isReplica: false })
  await waitFor(true)
  expect(told()).toEqual(['db.replica-serves'])
  expect(reads.counts().replica).toBeGreaterThan(0)
})

test('who has written sees it at once, however far the replica is behind; others may see what was before', async () => {
  await waitFor(true)
  await server.pauseReplay()
  await write(2)
  const position = await reads.position()
  expect(await read(reads.at(position))).toEqual({ n: 2, isReplica: false })
  expect(await read(reads.from(() => position))).toEqual({ n: 2, isReplica: false })
  expect(await read(reads.at(undefined))).toEqual({ n: 1, isReplica: true })
  await server.resumeReplay()
  await server.caughtUp()
  expect(await read(reads.at(position))).toEqual({ n: 2, isReplica: true })
})

test('a replica that is too far behind is not read from until it has caught up', async () => {
  await reads.close()
  reads = openReads({ primary, url: server.replicaUrl, log, mostLagMs: 2_000 })
  await waitFor(true)
  await server.pauseReplay()
  await write(2)
  await waitFor(false)
  // It is told of at the next look.
  await vi.waitFor(async () => {
    expect(await read(reads.at(undefined))).toEqual({ n: 2, isReplica: false })
    expect(told()).toEqual(['db.replica-serves', 'db.replica-away'])
  }, 60_000)
  await server.resumeReplay()
  await waitFor(true)
  expect(told()).toEqual(['db.replica-serves', 'db.replica-away', 'db.replica-serves'])
})

test('while the replica is gone the primary answers everything, and the replica again once it is back', async () => {
  await waitFor(true)
  let isOver = false
  const readers = Array.from({ length: 4 }, async () => {
    let answers = 0
    for (; !isOver; answers++) expect(await read(reads.at(undefined))).toMatchObject({ n: 1 })
    return answers
  })
  await server.stopReplica()
  expect(await read(reads.at(undefined))).toEqual({ n: 1, isReplica: false })
  await server.startReplica()
  await waitFor(true)
  isOver = true
  for (const answers of await Promise.all(readers)) expect(answers).toBeGreaterThan(0)
  expect(told()).toEqual(['db.replica-serves', 'db.replica-away', 'db.replica-serves'])
})

test('a position that nobody reaches is answered by the primary', async () => {
  await waitFor(true)
  for (const forged of [everything, everything - 1n])
    expect(await read(reads.at(forged))).toEqual({ n: 1, isReplica: false })
  expect(told()).toEqual(['db.replica-serves'])
})

/** Runs for long on the replica alone. */
function readSlowly(): Promise<{ n: number }> {
  return sql<{ n: number }>`
    select max(n) as n, pg_sleep(case when pg_is_in_recovery() then 60 else 0 end) as slept from fact`
    .execute(reads.at(undefined))
    .then(({ rows }) => rows[0]!)
}

/** Those statements of the replica that are slow, once there is one. */
function slowOnes(and: RawBuilder<unknown>) {
  return vi.waitFor(async () => {
    const { rows } = await sql`
      select ${and} from pg_stat_activity where query like '%as slept%' and pid <> pg_backend_pid() and state = 'active'`.execute(
      replica.db,
    )
    expect(rows).toHaveLength(1)
  }, 60_000)
}

test('a statement that is in the way of replaying is answered by the primary', async () => {
  await waitFor(true)
  const reading = readSlowly()
  await slowOnes(sql`1`)
  await sql`delete from fact`.execute(primary.db)
  await write(2)
  await sql`vacuum fact`.execute(primary.db)
  expect(await reading).toMatchObject({ n: 2 })
  expect(await read(reads.at(undefined))).toMatchObject({ isReplica: true })
})

test('a statement that takes too long is not begun again at the primary', async () => {
  await waitFor(true)
  const reading = readSlowly()
  reading.catch(() => undefined)
  await slowOnes(sql`pg_cancel_backend(pid)`)
  await expect(reading).rejects.toThrow('canceling statement')
})

test('who waits for a replica that has fallen silent is answered by the primary', async () => {
  await waitFor(true)
  const reading = readSlowly()
  await slowOnes(sql`1`)
  server.freezeReplica()
  await waitFor(false)
  expect(await reading).toMatchObject({ n: 1 })
  server.thawReplica()
  await waitFor(true)
})

test('a reader writes nothing, and a mistake in a statement is told by the primary', async () => {
  await waitFor(true)
  const db = reads.at(undefined)
  await expect(sql`insert into fact values (3)`.execute(db)).rejects.toThrow('only reads')
  await expect(db.transaction().execute((tx) => read(tx))).rejects.toThrow('only reads')
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  await expect(sql`select nobody from fact`.execute(db)).rejects.toThrow('nobody')
})

test('how far it is behind is asked of both: nothing on an idle primary, and more and more while it does not replay', async () => {
  await write(2)
  await server.caughtUp()
  expect(await reads.lagSeconds()).toBe(0)
  await server.pauseReplay()
  await write(3)
  await vi.waitFor(async () => expect(await reads.lagSeconds()).toBeGreaterThan(0.5), 60_000)
  await server.resumeReplay()
  await server.caughtUp()
  expect(await reads.lagSeconds()).toBe(0)
  await server.stopReplica()
  await expect(reads.lagSeconds()).rejects.toThrow(/connect|terminat|ECONN|shut/i)
  await server.startReplica()
  await vi.waitFor(async () => expect(await reads.lagSeconds()).toBe(0), 60_000)
})

test('one that has replayed nothing since its start is behind, although it cannot say since when', async () => {
  await sql`checkpoint`.execute(primary.db)
  await server.caughtUp()
  // It begins again from here, and replays no more.
  await sql`checkpoint`.execute(replica.db)
  await server.lag(86_400)
  await server.stopReplica()
  await write(2)
  await server.startReplica()
  await vi.waitFor(async () => expect(await reads.lagSeconds()).toBeGreaterThan(0.5), 60_000)
  await server.lag(0)
  await server.caughtUp()
  expect(await reads.lagSeconds()).toBe(0)
})

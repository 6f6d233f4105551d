import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aLine, freshDatabase, type FreshDatabase, type Line } from '../testing/index.ts'
import { isUnavailable, openDatabase, type Database } from './index.ts'

const patience = { everyMs: 50, silentMs: 300, glanceMs: 1_500 }

let fresh: FreshDatabase
let line: Line
let database: Database<object>
let logged: string[]
beforeEach(async () => {
  logged = []
  fresh = await freshDatabase()
  line = await aLine(fresh.url)
  database = openDatabase({
    url: line.url,
    max: 4,
    patience,
    onError: ({ message }) => void logged.push(message),
  })
})
afterEach(async () => {
  await database.close()
  await line.close()
  await fresh.drop()
})

function one() {
  return sql<{ one: number }>`select 1 as one`.execute(database.db)
}

/** A statement that is not repeated by itself when its connection is lost. */
function writing() {
  return sql`do $$ begin end $$`.execute(database.db)
}

/** Opens so many connections and leaves them idle. */
function warm(count: number) {
  return Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.2)`.execute(database.db)))
}

function failure(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('after the network forgot the connections, all are cut when the first one hangs, and new ones serve', async () => {
  await warm(4)
  line.forget()
  expect(isUnavailable(await failure(writing()))).toBe(true)
  expect((await one()).rows).toEqual([{ one: 1 }])
  expect((await Promise.all([one(), one(), one(), one()])).length).toBe(4)
  expect(logged.some((message) => message.includes('4 connections given up'))).toBe(true)
  // The message names the host, but not the password.
  expect(logged.join()).toContain(new URL(line.url).host)
  expect(logged.join()).not.toContain(new URL(line.url).password)
})

test('a read on a connection that was forgotten is answered on another one', async () => {
  await warm(1)
  line.forget()
  expect((await one()).rows).toEqual([{ one: 1 }])
})

test('a transaction that hangs is reported as unavailable, with its own error, and its connection is not used again', async () => {
  const error = await failure(
    database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      line.forget()
      await sql`select 2`.execute(tx)
    }),
  )
  expect(isUnavailable(error)).toBe(true)
  expect((await one()).rows).toEqual([{ one: 1 }])
})

test('while all packets are dropped every caller gets an error; afterwards every caller is served', async () => {
  await warm(2)
  line.swallow(true)
  line.forget()
  const errors = await Promise.all([failure(one()), failure(one())])
  expect(errors.map(isUnavailable)).toEqual([true, true])
  line.swallow(false)
  expect((await one()).rows).toEqual([{ one: 1 }])
})

test('a slow statement is left alone: the server reports that it is working on it', async () => {
  const { rows } = await sql<{ done: number }>`select 1 as done from pg_sleep(1.5)`.execute(database.db)
  expect(rows).toEqual([{ done: 1 }])
  expect(logged).toEqual([])
})

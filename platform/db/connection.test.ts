import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotencyRefusals } from '../idempotency/refusals.ts'
import { refuse } from '../refusal/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { createNames, thenCommit, withNext } from './connection.ts'
import { inTransaction, openDatabase, type Database } from './index.ts'

let fresh: FreshDatabase
let database: Database<object>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 2 })
  await sql`create table note (id int primary key, text text not null check (text <> ''))`.execute(
    database.db,
  )
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

async function notes() {
  const { rows } = await sql<{ text: string }>`select text from note order by id`.execute(database.db)
  await sql`delete from note`.execute(database.db)
  return rows.map(({ text }) => text)
}

function note(id: number, text: string, how = sql``) {
  return sql`insert into note values (${id}, ${text}) ${how}`
}

const no = idempotencyRefusals.keyReused

test('a statement that waits for the next one runs before it', async () => {
  await inTransaction(database.db, async (tx) => {
    await note(1, 'first', withNext).execute(tx)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from note`.execute(tx)
    expect(rows).toEqual([{ n: 1 }])
    await note(2, 'second', withNext).execute(tx)
  })
  expect(await notes()).toEqual(['first', 'second'])
})

test('a waiting statement that fails rejects the next one with its own error, and aborts the transaction', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await note(1, 'first').execute(tx)
    await note(2, '', withNext).execute(tx)
    await sql`select 1`.execute(tx)
  })
  await expect(work).rejects.toMatchObject({ code: '23514' })
  expect(await notes()).toEqual([])
})

test('several statements in one text that fail do not leave a connection in their transaction', async () => {
  const one = openDatabase({ url: fresh.url, max: 1 })
  const script = sql.raw('\n  BEGIN;\n  select 1 / 0;\n  COMMIT;\n')
  await expect(script.execute(one.db)).rejects.toMatchObject({ code: '22012' })
  const { rows } = await sql<{ n: number }>`select 1 as n`.execute(one.db)
  expect(rows).toEqual([{ n: 1 }])
  await one.close()
})

test('a refusal discards waiting statements and rolls back sent ones', async () => {
  const answer = await inTransaction(database.db, async (tx) => {
    await note(1, 'first').execute(tx)
    await note(2, 'second', withNext).execute(tx)
    return refuse(no)
  })
  expect(answer).toMatchObject({ kind: no })
  // The connection can be used again.
  await note(3, 'third').execute(database.db)
  expect(await notes()).toEqual(['third'])
})

test('a transaction without statements leaves nothing open', async () => {
  expect(await inTransaction(database.db, async () => 'empty')).toBe('empty')
  await inTransaction(database.db, async () => refuse(no))
  const { rows } = await sql<{ state: string }>`
    select state from pg_stat_activity where datname = current_database() and state like 'idle in%'`.execute(
    database.db,
  )
  expect(rows).toEqual([])
})

test('the last statement is committed when its answer arrives', async () => {
  await inTransaction(database.db, async (tx) => {
    await note(1, 'first', withNext).execute(tx)
    await note(2, 'last', thenCommit).execute(tx)
    expect(await notes()).toEqual(['first', 'last'])
  })
})

test('a last statement that fails is rolled back', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await note(1, 'first').execute(tx)
    await note(2, '', thenCommit).execute(tx)
  })
  await expect(work).rejects.toMatchObject({ code: '23514' })
  expect(await notes()).toEqual([])
})

test('a last statement whose commit fails is rolled back', async () => {
  await sql`create table line (note_id int references note deferrable initially deferred)`.execute(
    database.db,
  )
  const work = inTransaction(database.db, async (tx) => {
    await note(1, 'first').execute(tx)
    await sql`insert into line values (7) ${thenCommit}`.execute(tx)
  })
  await expect(work).rejects.toMatchObject({ code: '23503' })
  expect(await notes()).toEqual([])
})

test('no statement may follow the last one', async () => {
  const followed = inTransaction(database.db, async (tx) => {
    await note(1, 'last', thenCommit).execute(tx)
    await note(2, 'more').execute(tx)
  })
  await expect(followed).rejects.toThrow('after its last statement')
  const refused = inTransaction(database.db, async (tx) => {
    await note(3, 'last', thenCommit).execute(tx)
    return refuse(no)
  })
  await expect(refused).rejects.toThrow('after its last statement')
  expect(await notes()).toEqual(['last', 'last'])
})

test('outside of transactions the marks have no effect', async () => {
  await note(1, 'one', withNext).execute(database.db)
  await note(2, 'two', thenCommit).execute(database.db)
  expect(await notes()).toEqual(['one', 'two'])
})

test('a serialisation failure of the last statement repeats the transaction', async () => {
  let tries = 0
  await inTransaction(database.db, async (tx) => {
    tries += 1
    const fail = sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$ ${thenCommit}`
    await (tries === 1 ? fail : note(tries, 'tried again', thenCommit)).execute(tx)
  })
  expect(await notes()).toEqual(['tried again'])
})

test('a pool names its statements, however many texts another pool has', () => {
  const other = createNames()
  const named = Array.from({ length: 2_100 }, (_, n) => other(`select ${n}`)).filter(Boolean)
  expect(named).toHaveLength(2_000)
  expect(other('select 7')).toBe(named[7])
  const own = createNames()
  expect(own('select 2050')).toMatch(/^[\w-]{20}$/)
  expect(own('commit')).toBeUndefined()
})

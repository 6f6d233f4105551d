import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { idempotencyRefusals } from '../../idempotency/refusals.ts'
import { refuse, type Refusal } from '../../refusal/index.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/index.ts'
import {
  committing,
  inTransaction,
  openDatabase,
  unanswered,
  type AnswerOf,
  type CommittingStatement,
  type Database,
} from '../index.ts'

let fresh: FreshDatabase
let database: Database<object>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 2 })
  await sql`create table note (id int primary key, text text not null check (text <> ''))`.execute(
    database.db,
  )
})
afterEach(async () => void (await sql`delete from note`.execute(database.db)))
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

async function notes() {
  const { rows } = await sql<{ text: string }>`select text from note order by id`.execute(database.db)
  return rows.map(({ text }) => text)
}

const addNote = unanswered((id: number, text: string) => sql`insert into note values (${id}, ${text})`)
const addLast = committing((id: number, text: string) => sql`insert into note values (${id}, ${text})`)

test('the statement that work returns is the last of its transaction, and its answer is returned', async () => {
  const answer = await inTransaction(database.db, async (tx) => {
    await addNote(tx, 1, 'first')
    return addLast(2, 'last').answering({ id: 2 })
  })
  expect(answer).toEqual({ id: 2 })
  expect(await notes()).toEqual(['first', 'last'])
  expect(await inTransaction(database.db, async () => addLast(3, 'alone'))).toBeUndefined()
  expect(await notes()).toEqual(['first', 'last', 'alone'])
})

test('when it fails everything is rolled back', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await addNote(tx, 1, 'first')
    return addLast(2, '').answering('never')
  })
  await expect(work).rejects.toMatchObject({ code: '23514' })
  expect(await notes()).toEqual([])
})

test('a statement that is not returned is not sent', async () => {
  await inTransaction(database.db, async (tx) => {
    addLast(2, 'forgotten')
    await addNote(tx, 1, 'first')
  })
  expect(await notes()).toEqual(['first'])
})

test('work may return a refusal, a value or a last statement', async () => {
  const work = (way: 'refuse' | 'answer' | 'commit') =>
    inTransaction(database.db, async (tx): Promise<CommittingStatement<number> | string | Refusal> => {
      await addNote(tx, 1, way)
      if (way === 'refuse') return refuse(idempotencyRefusals.keyReused)
      return way === 'answer' ? 'a value' : addLast(3, 'last').answering(3)
    })
  expectTypeOf<Awaited<ReturnType<typeof work>>>().toEqualTypeOf<number | string | Refusal>()
  expect(await work('refuse')).toMatchObject({ isRefusal: true })
  expect(await notes()).toEqual([])
  expect(await work('answer')).toBe('a value')
  await sql`delete from note`.execute(database.db)
  expect(await work('commit')).toBe(3)
  expect(await notes()).toEqual(['commit', 'last'])
})

test('the compiler refuses running it, following it, or answering it with a refusal', () => {
  type Named = Extract<keyof CommittingStatement, string>
  expectTypeOf<Named>().toEqualTypeOf<'answer' | 'answering'>()
  expectTypeOf(addLast).parameters.toEqualTypeOf<[number, string]>()
  const last = addLast(1, 'last')
  expectTypeOf<Parameters<typeof last.answering<string>>[0]>().toEqualTypeOf<string>()
  expectTypeOf<Parameters<typeof last.answering<Refusal>>[0]>().toBeNever()
  expectTypeOf<AnswerOf<CommittingStatement<number> | Refusal>>().toEqualTypeOf<number | Refusal>()
  expectTypeOf<ReturnType<typeof addNote>>().toEqualTypeOf<Promise<void>>()
})

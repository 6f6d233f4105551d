import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, openDatabase } from '../db/index.ts'
import { newId } from '../ids/index.ts'
import { refuse, type Refusal } from '../refusal/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { idempotencyRefusals, once } from './index.ts'

let fresh: FreshDatabase
let database: ReturnType<typeof openDatabase<Record<string, never>>>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const userId = newId()
let done = 0
async function work(): Promise<{ n: number } | Refusal> {
  return { n: (done += 1) }
}

function ask(key: string, input: unknown = { a: 1, b: [2] }, doing = work) {
  return inTransaction(database.db, (tx) => once(tx, { userId, call: 'POST /do', key, input }, doing))
}

test('the work is done once, for any number of repeats and any order of their fields', async () => {
  const key = newId()
  const answers = await Promise.all([ask(key), ask(key), ask(key, { b: [2], a: 1 })])
  expect(answers).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }])
  expect(done).toBe(1)
  expect(await ask(key, { a: 1, b: [3] })).toMatchObject({ kind: idempotencyRefusals.keyReused })
})

test('a refusal and a bug leave the key free', async () => {
  const key = newId()
  const no = async () => refuse(idempotencyRefusals.keyReused)
  expect(await ask(key, {}, no)).toMatchObject({ isRefusal: true })
  const bug = async (): Promise<never> => Promise.reject(new Error('bug'))
  await expect(ask(key, {}, bug)).rejects.toThrow('bug')
  expect(await ask(key, {})).toEqual({ n: done })
})

test('new keys remove old ones', async () => {
  await sql`update idempotency_key set created_at = now() - interval '3 days'`.execute(database.db)
  const current = newId()
  await ask(current)
  const { rows } = await sql<{ key: string }>`select key from idempotency_key`.execute(database.db)
  expect(rows).toEqual([{ key: current }])
})

import type { Tables } from '@hojip/db'
import { openDatabase, type Database } from '@hojip/platform/db'
import { freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchSchema } from './outdated.ts'

let fresh: FreshDatabase
let database: Database<Tables>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase<Tables>({ url: fresh.url, max: 2 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

async function applied(name: string, expands: boolean) {
  await sql`insert into migration (name, hash, expands) values (${name}, '', ${expands})`.execute(database.db)
}

test('a process learns once that the database went beyond it, and not when that was only expanded', async () => {
  const onOutdated = vi.fn<() => void>()
  let moves = 0
  const movement = { count: () => (moves += 1) }
  const end = watchSchema({ db: database.db, movement, onOutdated }, 5)
  await applied('9998_expanded.sql', true)
  await sleep(60)
  expect(onOutdated).not.toHaveBeenCalled()
  await applied('9999_contracted.sql', false)
  await expect.poll(() => onOutdated.mock.calls.length).toBeGreaterThan(0)
  await sleep(60)
  expect(onOutdated).toHaveBeenCalledTimes(1)
  end()
})

test('nothing is reported after the end', async () => {
  const onOutdated = vi.fn<() => void>()
  watchSchema({ db: database.db, movement: { count: () => 0 }, onOutdated }, 5)()
  await sleep(60)
  expect(onOutdated).not.toHaveBeenCalled()
})

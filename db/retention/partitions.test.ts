import { firstIdAt } from '@hojip/platform/id-times'
import { newId } from '@hojip/platform/ids'
import { midnightOf } from '@hojip/platform/mall-time'
import { openDatabase } from '@hojip/platform/db'
import { freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tables } from '../types.ts'
import { partitionsOf } from './partitions.ts'
import { monthBefore, partitioned } from './policy.ts'

let fresh: FreshDatabase
let mall: ReturnType<typeof openDatabase<Tables>>
let client: pg.Client
beforeEach(async () => {
  fresh = await freshDatabase()
  mall = openDatabase<Tables>({ url: fresh.url, max: 6 })
  client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  await client.query(`insert into account (id, name) values ('${userId}', 'Tao')`)
})
afterEach(async () => {
  await client.end()
  await mall.close()
  await fresh.drop()
})

const userId = newId()
const thisMonth = monthOf(new Date())

function monthOf(time: Date): string {
  return new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 7)
}

/** The first moment of a month, so many after this one, in the mall's zone. */
function monthsFromNow(months: number): Date {
  return midnightOf(`${monthBefore(thisMonth, -months)}-01`)
}

/** An id of a moment; the last digits make it another one. */
function idAt(time: Date, digits = '0'): string {
  return firstIdAt(time.getTime()).slice(0, -digits.length) + digits
}

function act(id: string) {
  return client.query(
    `insert into staff_act (id, user_id, call, input, ip) values ('${id}', '${userId}', 'POST /x', '{}', '')`,
  )
}

function end(id: string) {
  return client.query(`insert into staff_act_end (act_id, outcome) values ('${id}', 'done')`)
}

async function placeOf(id: string): Promise<string> {
  const { rows } = await client.query<{ place: string }>(
    `select tableoid::regclass::text as place from staff_act where id = '${id}'`,
  )
  return rows[0]!.place
}

async function names(parent: string) {
  return (await partitionsOf(client, parent)).map(({ name }) => name.slice(parent.length + 1))
}

/** As the job does it, each table in a transaction of its own. */
async function makePartitions(db: typeof mall.db, now: Date): Promise<number> {
  let made = 0
  for (const parent of Object.keys(partitioned)) {
    const { rows } = await sql<{
      made: number
    }>`select make_partitions(${parent}, 2, ${now}) as made`.execute(db)
    made += rows[0]!.made
  }
  return made
}

async function partitionFacts(db: typeof mall.db, now: Date) {
  const { rows } = await sql<object>`
    select parent as table, months_ahead as "monthsAhead", has_strays as "hasStrays"
    from partition_facts(${now})`.execute(db)
  return rows
}

function underscored(months: number) {
  return monthBefore(thisMonth, -months).replace('-', '_')
}

test('a new mall has places for two months after this one, which the job need not make', async () => {
  expect(await makePartitions(mall.db, new Date())).toBe(0)
  for (const table of Object.values(partitioned).flat()) expect(await names(table)).toEqual(['first', 'rest'])
  const facts = await partitionFacts(mall.db, new Date())
  expect(facts).toEqual(
    Object.keys(partitioned).map((table) => ({ table, monthsAhead: 2, hasStrays: false })),
  )
})

test('a month begins at midnight of the mall, and its acts and their ends have partitions of their own', async () => {
  expect(await makePartitions(mall.db, monthsFromNow(3))).toBe(3 * Object.keys(partitioned).length)
  const [before, after] = [new Date(monthsFromNow(4).getTime() - 1), monthsFromNow(4)]
  await act(idAt(before))
  await act(idAt(after))
  expect(await placeOf(idAt(before))).toBe(`staff_act_${underscored(3)}`)
  expect(await placeOf(idAt(after))).toBe(`staff_act_${underscored(4)}`)
  await end(idAt(before))
  await end(idAt(after))
  await expect(end(idAt(after, '1'))).rejects.toThrow('violates foreign key constraint')
  await expect(client.query('update staff_act set call = call')).rejects.toThrow('only ever added to')
  await expect(client.query('delete from staff_act_end')).rejects.toThrow('only ever added to')
})

test('ten processes at once make the same as one', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => makePartitions(mall.db, monthsFromNow(2))))
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(2 * Object.keys(partitioned).length)
  const months = ['first', underscored(3), underscored(4), 'rest']
  for (const table of Object.values(partitioned).flat()) expect(await names(table)).toEqual(months)
})

test('rows of months for which the job did not run have a place, and stay where they are when it runs again', async () => {
  await act(idAt(monthsFromNow(9)))
  await end(idAt(monthsFromNow(9)))
  await act(idAt(monthsFromNow(14)))
  expect(await placeOf(idAt(monthsFromNow(9)))).toBe('staff_act_rest')
  const late = monthsFromNow(12)
  expect(await partitionFacts(mall.db, late)).toContainEqual({
    table: 'staff_act',
    monthsAhead: -10,
    hasStrays: true,
  })
  await makePartitions(mall.db, late)
  expect(await names('staff_act')).toEqual(['first', underscored(3), 'rest'])
  expect(await names('staff_act_end')).toEqual(['first', underscored(3), 'rest'])
  expect(await placeOf(idAt(monthsFromNow(9)))).toBe(`staff_act_${underscored(3)}`)
  // Up to two months after the job ran, and to the row that came first of all.
  expect(await partitionFacts(mall.db, late)).toContainEqual({
    table: 'staff_act',
    monthsAhead: 2,
    hasStrays: false,
  })
  await end(idAt(monthsFromNow(14)))
  await act(idAt(monthsFromNow(15)))
  await end(idAt(monthsFromNow(15)))
  await expect(end(idAt(monthsFromNow(15), '1'))).rejects.toThrow('violates foreign key constraint')
  expect((await client.query('select from staff_act join staff_act_end on act_id = id')).rowCount).toBe(3)
})

test('an id of a thousand years from now keeps its place, and is told', async () => {
  await act('ffffffff-ffff-7000-8000-000000000000')
  expect(await makePartitions(mall.db, monthsFromNow(2))).toBe(2 * (Object.keys(partitioned).length - 1))
  expect(await names('staff_act')).toEqual(['first', 'rest'])
  expect(await partitionFacts(mall.db, new Date())).toContainEqual({
    table: 'staff_act',
    monthsAhead: 2,
    hasStrays: true,
  })
})

test('while a table is held for long it gives way after a second, and makes them later', async () => {
  await client.query('begin; select from order_event')
  await expect(makePartitions(mall.db, monthsFromNow(2))).rejects.toThrow('lock timeout')
  await client.query('commit')
  expect(await makePartitions(mall.db, monthsFromNow(2))).toBe(2 * Object.keys(partitioned).length)
})

test('keys hold in every month: the step of an order, the day of a product', async () => {
  await makePartitions(mall.db, monthsFromNow(6))
  const { rows } = await sql<{ table: string; key: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as key from pg_constraint
    where contype = 'p' and conparentid <> 0 and connamespace = 'public'::regnamespace`.execute(mall.db)
  const keys = new Map([
    ['order_event', 'PRIMARY KEY (order_id, seq)'],
    ['parcel_trace', 'PRIMARY KEY (parcel_id, at, text)'],
    ['product_day', 'PRIMARY KEY (shop_id, day, goods_id)'],
    ['staff_act', 'PRIMARY KEY (id)'],
    ['staff_act_end', 'PRIMARY KEY (act_id)'],
  ])
  for (const { table, key } of rows)
    expect([table, key]).toEqual([table, keys.get(table.replace(/_(?:first|rest|\d{4}_\d\d)$/, ''))])
  expect(rows.length).toBeGreaterThan(5 * keys.size)
})

test('nobody makes others than those, or some of nothing, and nothing changes', async () => {
  const before = await names('staff_act')
  for (const call of [
    "'orders', 2, now()",
    "'staff_act', 37, now()",
    'null, 2, now()',
    "'staff_act', null, now()",
    "'staff_act', 2, null",
  ])
    await expect(client.query(`select make_partitions(${call})`), call).rejects.toThrow('no partitions of')
  expect(await names('staff_act')).toEqual(before)
})

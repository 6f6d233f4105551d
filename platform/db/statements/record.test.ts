import { sql } from 'kysely'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../testing/index.ts'
import { column, jsonOf, openDatabase, record, type Database, type RowOf } from '../index.ts'

const packet = record({
  id: column.uuid,
  weightG: column.int,
  feeFen: column.bigint,
  isFragile: column.boolean,
  contents: column.jsonb<{ name: string }[]>(),
  sizes: column.smallints,
  kind: column.textOf<'box' | 'letter'>(),
  sentAt: column.timestamptz.orNull,
  note: column.text.optional,
})
type Packet = RowOf<typeof packet>

const id = '01900000-0000-7000-8000-000000000001'
const box: Packet = {
  id,
  weightG: 1_200,
  feeFen: 9_007_199_254_740_991,
  isFragile: true,
  contents: [{ name: 'it’s 茶' }],
  sizes: [30, 20],
  kind: 'box',
  sentAt: null,
}

let fresh: FreshDatabase
let database: Database<object>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 1 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

test('records come out of the database as they went in', async () => {
  const letter: Packet = { ...box, kind: 'letter', sentAt: new Date('2026-11-22T01:02:03.456Z'), note: 'a' }
  const { rows } = await sql`select * from ${packet.rows(jsonOf([box, letter]), 'p')}`.execute(database.db)
  expect(rows).toEqual([{ ...box, note: null }, letter])
  const one = await sql`select * from ${packet.row(jsonOf(letter), 'p')}`.execute(database.db)
  expect(one.rows).toEqual([letter])
})

test('a list may be a part of other JSON', async () => {
  const { rows } = await sql`
    with sent as (select ${jsonOf({ packets: [box] })}::jsonb as of)
    select p.id from sent cross join ${packet.rows(sql`of -> 'packets'`, 'p')}`.execute(database.db)
  expect(rows).toEqual([{ id }])
})

test('names with capitals are quoted, others are not', () => {
  const text = sql`${packet.names} ${packet.of('p').sentAt} ${packet.of().id} ${packet.excludedBut('id', 'note')}`
  expect(text.compile(database.db)).toMatchObject({
    sql:
      'id, "weightG", "feeFen", "isFragile", contents, sizes, kind, "sentAt", note p."sentAt" id ' +
      '"weightG" = excluded."weightG", "feeFen" = excluded."feeFen", "isFragile" = excluded."isFragile", ' +
      'contents = excluded.contents, sizes = excluded.sizes, kind = excluded.kind, "sentAt" = excluded."sentAt"',
    parameters: [],
  })
})

test('the compiler knows each column, which may be null and which may be left out', () => {
  expectTypeOf<Packet>().toEqualTypeOf<{
    id: string
    weightG: number
    feeFen: number
    isFragile: boolean
    contents: { name: string }[]
    sizes: number[]
    kind: 'box' | 'letter'
    sentAt: Date | null
    note?: string | undefined
  }>()
  type List = Parameters<typeof packet.rows>[0]
  const as = <T>(value: T) => jsonOf([value])
  expectTypeOf(as(box)).toExtend<List>()
  expectTypeOf(as({ ...box, id: 7 })).not.toExtend<List>()
  expectTypeOf(as({ ...box, weightG: null })).not.toExtend<List>()
  expectTypeOf(as({ id })).not.toExtend<List>()
  expectTypeOf(jsonOf(box)).not.toExtend<List>()
  expectTypeOf('[]').not.toExtend<List>()
  expectTypeOf<'weight'>().not.toExtend<keyof Packet>()
})

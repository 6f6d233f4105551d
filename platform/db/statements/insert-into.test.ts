import { sql, type Generated, type RawBuilder } from 'kysely'
import { expect, expectTypeOf, test } from 'vitest'
import { column, insertsOf, openDatabase, record } from '../index.ts'

interface Tables {
  packet: { id: string; weight_g: number; sent_at: Date | null; tries: Generated<number> }
}
const insertInto = insertsOf<Tables>()

const line = record({ id: column.uuid, weightG: column.int, at: column.timestamptz.orNull })
const values = { id: line.of('l').id, weight_g: line.of('l').weightG }

test('an insert names its columns once', () => {
  const { db } = openDatabase({ url: 'postgres://nowhere/nothing' })
  const text = insertInto('packet as p', { ...values, tries: sql<number>`${7}::int` }).compile(db)
  expect(text).toMatchObject({
    sql: 'insert into packet as p (id, weight_g, tries) select l.id, l."weightG", $1::int',
    parameters: [7],
  })
})

test('only names become part of the text', () => {
  expect(() => insertInto('packet as p; drop table x', values)).toThrow('not an SQL name')
  expect(() => record({ 'a int); --': column.int })).toThrow('not an SQL name')
  expect(() => line.of('l; --').id).toThrow('not an SQL name')
})

test('the compiler knows the columns of a table, and which of them need a value', () => {
  type Given<V extends { id: RawBuilder<string>; weight_g: RawBuilder<number> }> = Parameters<
    typeof insertInto<'packet', V>
  >[1]
  type Least = Given<typeof values>
  expectTypeOf(values).toExtend<Least>()
  expectTypeOf({ id: values.id }).not.toExtend<Least>()
  expectTypeOf({ ...values, weight_g: sql<string>`''` }).not.toExtend<Least>()
  expectTypeOf({ ...values, weight_g: sql<number | null>`null` }).not.toExtend<Least>()
  const late = { ...values, sent_at: line.of().at }
  expectTypeOf(late).toExtend<Given<typeof late>>()
  const coloured = { ...values, colour: sql<string>`''` }
  expectTypeOf(coloured).not.toExtend<Given<typeof coloured>>()
})

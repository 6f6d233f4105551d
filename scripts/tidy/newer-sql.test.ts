import { expect, test } from 'vitest'
import { newerSql } from './newer-sql.ts'
import { said } from './testing.ts'

const at = 'features/trade/orders/store/plant.ts'

function inCode(sql: string) {
  return said(newerSql, { [at]: `import { sql } from 'kysely'\nexport const planted = sql\`${sql}\`\n` })
}

test.each([
  ['update stock set n = 1 returning old.n, new.n', 18],
  ['insert into t values (1) returning coalesce(old.n, 0)', 18],
  ['select uuidv7()', 18],
  ['merge into t using u on t.id = u.id when matched then delete returning t.id', 17],
  ["select * from json_table('[]', '$[*]' columns (n int))", 17],
  ['select random(1, 6)', 17],
  ['update goods set price_fen = 8_000', 16],
  ['select any_value(n) from t', 16],
  ["select '1' is json", 16],
])('%s is reported', (sql, since) => {
  const found = inCode(sql)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(new RegExp(`^${at}:2 .*PostgreSQL has it since ${since}, and 15 is supported$`))
})

test.each(["'select uuidv7() as id'", '`\n  insert into t values (1) returning old.n, ${1}`'])(
  'a statement is one without its mark: %s',
  (text) => {
    expect(said(newerSql, { [at]: `export const planted = ${text}\n` })).toHaveLength(1)
  },
)

test('a sentence is no statement', () => {
  expect(said(newerSql, { [at]: `export const said = 'Ask for uuidv7() or random(1, 6)'\n` })).toEqual([])
})

test.each(['db/migrations/0001_one.sql', 'db/functions/one.sql'])('%s is reported with its line', (path) => {
  expect(said(newerSql, { [path]: 'select 1;\nselect uuidv7();\n' })).toEqual([
    `${path}:2 uuidv7(): PostgreSQL has it since 18, and 15 is supported`,
  ])
})

test.each([
  'select n from t where name = $?',
  'update stock s set n = 1 returning s.n',
  'select random()',
  "select 'a_100', t.col_100, 1000 from t",
  'with old as (select 1 as n), t as (insert into u values (1) returning id) select old.n from old',
])('%s passes', (sql) => {
  expect(inCode(sql)).toEqual([])
})

test('the words of a trigger pass', () => {
  const trigger = 'begin if new.n <> old.n then insert into log values (new.n); end if; return new; end'
  expect(said(newerSql, { 'db/migrations/0001_one.sql': trigger })).toEqual([])
})

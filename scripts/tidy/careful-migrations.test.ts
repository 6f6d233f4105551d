import { expect, test } from 'vitest'
import { carefulMigrations } from './careful-migrations.ts'
import { said } from './testing.ts'

const path = 'db/migrations/0300_planted.sql'

function planted(sql: string, earlier: Record<string, string> = {}) {
  return said(carefulMigrations, { [path]: sql, ...earlier })
}

test.each([
  ['no first line', 'create table some (id int)', 1, 'its first line is one of'],
  ['an index', '-- Expands.\ncreate index a on orders (user_id)', 2, 'create the index concurrently'],
  [
    'a unique index',
    '-- Expands.\ncreate unique index a on public.sku (id)',
    2,
    'create the index concurrently',
  ],
  [
    'an index concurrently in the transaction',
    '-- Expands.\ncreate index concurrently if not exists a on orders (user_id)',
    2,
    '“concurrently” runs outside a transaction',
  ],
  [
    'an index concurrently on a table by month',
    '-- Expands, alone.\ncreate index concurrently if not exists a on order_event (at)',
    2,
    'makes no index of a partitioned table concurrently',
  ],
  [
    'a check',
    '-- Expands.\nalter table goods add constraint a check (id is not null)',
    2,
    'add it “not valid”',
  ],
  [
    'a foreign key',
    '-- Expands.\n\nalter table order_line\n  add constraint a foreign key (x) references goods (id)',
    3,
    'add it “not valid”',
  ],
  ['a unique constraint', '-- Expands.\nalter table orders add constraint a unique (x)', 2, '“using index”'],
  [
    'a column with a key',
    '-- Expands.\nalter table orders add column a uuid references goods (id)',
    2,
    'by itself',
  ],
  [
    'a column with a check',
    "-- Expands.\nalter table orders add column a text check (a <> ';')",
    2,
    'by itself',
  ],
  [
    'a computed column',
    '-- Expands.\nalter table goods add a int generated always as (1) stored',
    2,
    'written anew',
  ],
  [
    'a default for each row',
    '-- Expands.\nalter table goods add column a uuid default gen_random_uuid()',
    2,
    'anew',
  ],
  ['not null', '-- Expands.\nalter table goods alter column a set not null', 2, 'reads all rows'],
  [
    'not null by a check that nobody validated',
    '-- Expands.\n-- Checked by a_there.\nalter table goods alter a set not null',
    3,
    'reads all rows',
  ],
  ['another type', '-- Expands.\nalter table goods alter column a type bigint', 2, 'writes the table anew'],
  [
    'a validation beside others',
    '-- Expands.\nalter table goods validate constraint a',
    2,
    'in a file of its own',
  ],
  [
    'a column that goes',
    '-- Expands.\nalter table app_setting drop column a',
    2,
    'versions before may read it',
  ],
  [
    'a column that goes, in short',
    '-- Expands.\nalter table app_setting alter b drop default, drop a',
    2,
    'may read it',
  ],
  ['another name', '-- Expands.\nalter table app_setting rename column a to b', 2, 'may read it'],
  ['a table that goes', '-- Expands.\ndrop table app_setting', 2, 'may read it'],
  [
    'readers that went with nothing',
    '-- Contracts. Unread since 0271.\ndrop table app_setting',
    1,
    'no earlier migration 0271',
  ],
  ['all rows at once', '-- Expands.\nupdate orders set a = 1', 2, 'commits after each portion'],
  [
    'some rows at once',
    '-- Expands.\nupdate orders set a = 1 where a is null',
    2,
    'commits after each portion',
  ],
  ['all rows, alone', '-- Expands, alone.\nupdate orders set a = 1', 2, 'commits after each portion'],
  [
    'a block without portions',
    '-- Expands, alone.\ndo $$ begin update orders set a = 1; end $$',
    2,
    'commits after each portion',
  ],
  ['a table, alone', '-- Expands, alone.\ncreate table some (id int)', 2, 'what can be repeated'],
  [
    'an index that cannot be repeated',
    '-- Expands, alone.\ncreate index concurrently a on orders (x)',
    2,
    'be repeated',
  ],
])('%s is refused', (_what, sql, line, why) => {
  const found = planted(sql)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${path}:${line} `)
  expect(found[0]).toContain(why)
})

const earlier = {
  'db/migrations/0298_here.sql':
    '-- Expands.\nalter table goods add constraint a_there check (a is not null) not valid',
  'db/migrations/0299_valid.sql': '-- Expands, alone.\nalter table goods validate constraint a_there',
}

test.each([
  [
    'a new table with its indexes',
    '-- Expands.\ncreate table some (id int, a uuid references goods (id));\ncreate index a on some (id);\nalter table some alter id set not null',
  ],
  ['a column', "-- Expands.\nalter table orders add column a text not null default 'x; drop table orders'"],
  ['an index on a small table', '-- Expands.\ncreate index a on calendar_day (x)'],
  [
    'an index, alone',
    '-- Expands, alone.\n-- Why.\ncreate index concurrently if not exists a on orders (x);\ndrop index concurrently if exists b',
  ],
  [
    'a constraint',
    '-- Expands.\nalter table goods add constraint a foreign key (x) references sku (id) not valid',
  ],
  ['a constraint by its index', '-- Expands.\nalter table orders add constraint a unique using index b'],
  ['a validation', '-- Expands, alone.\nalter table goods validate constraint a'],
  [
    'not null that was checked',
    '-- Expands.\n-- Checked by a_there.\nalter table goods alter column a set not null;\nalter table goods drop constraint a_there',
  ],
  [
    'what goes after its readers',
    '-- Contracts. Unread since 0299.\nalter table orders drop column a;\ndrop table app_setting',
  ],
  [
    'what stops everything',
    '-- Stops.\nalter table orders alter column a type bigint;\nupdate orders set a = 1',
  ],
  ['a few rows', '-- Expands.\n-- Few rows.\nupdate orders set a = 1 where id = (select x from app_setting)'],
  [
    'portions',
    '-- Expands, alone.\ndo $$ begin loop update orders set a = 1 where id in (select 1); commit; end loop; end $$',
  ],
  [
    'an index of a table by month, month by month',
    '-- Expands, alone.\ncreate index if not exists a on only order_event (at);\ndo $$ begin perform 1; commit; end $$',
  ],
  [
    'a comment',
    '-- Expands.\n-- Not: create index a on orders (x);\n/* update orders; */\ncreate table some (id int)',
  ],
])('%s passes', (_what, sql) => {
  expect(planted(sql, earlier)).toEqual([])
})

test('what came before the rule stays as it was applied', () => {
  expect(said(carefulMigrations, { 'db/migrations/0269_old.sql': 'update orders set a = 1' })).toEqual([])
})

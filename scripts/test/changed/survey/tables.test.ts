import { expect, test } from 'vitest'
import { tableNames, tablesChangedBy, tablesIn } from './tables.ts'

const tables = tableNames(
  'create table cart_line (\n  id uuid\n);\ncreate table goods (id uuid);\ncreate table shop (id uuid);\ncreate table account (id uuid);',
)

test('the schema names the tables', () => {
  expect([...tables]).toEqual(['cart_line', 'goods', 'shop', 'account'])
})

test.each([
  ['sql`select 1 from cart_line l join goods g on g.id = l.id`', ['cart_line', 'goods'], []],
  ['sql`insert into cart_line (id) select id from goods`', ['cart_line', 'goods'], ['cart_line']],
  ['sql`update shop set name = 1`; sql`delete from account`', ['account', 'shop'], ['account', 'shop']],
  ["db.selectFrom('cart_line').leftJoin('goods', 'a', 'b')", ['cart_line', 'goods'], []],
  ["tx.updateTable('shop').set({})", ['shop'], ['shop']],
  ["insertInto(\n  'goods', rows)", ['goods'], ['goods']],
  ["db.insertInto('account').values({})", ['account'], ['account']],
  ['/** The name comes from settings. */ const shop = 1', [], []],
])('%s', (text, named, written) => {
  const found = tablesIn(text, tables)
  expect([...found.named].sort()).toEqual(named)
  expect([...found.written].sort()).toEqual(written)
})

test('a migration changes the tables that it makes, alters or fills, not those that it refers to', () => {
  const migration = `-- alter table account
    create table cart_line (shop_id uuid references shop (id));
    ALTER TABLE goods add column volume integer;`
  expect([...tablesChangedBy(migration, tables)].sort()).toEqual(['cart_line', 'goods'])
})

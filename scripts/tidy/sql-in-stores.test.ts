import { expect, test } from 'vitest'
import { sqlInStores } from './sql-in-stores.ts'
import { said } from './testing.ts'

const path = 'features/trade/orders/actions/pay.ts'

test.each([
  ["db.selectFrom('orders')", '.selectFrom()'],
  ["tx.updateTable('orders').set(x)", '.updateTable()'],
  ['sql`now()`', 'sql`…`'],
  ['sql<Date>`now()`', 'sql`…`'],
  ["pool.query('SELECT 1')", 'query with SQL text'],
  ['pool.query(`\n  delete from ${table}`)', 'query with SQL text'],
  ["pool.query({ name: 'one', text: 'select 1' })", 'query with SQL text'],
])('%s is reported', (code, what) => {
  expect(said(sqlInStores, { [path]: `export const rows = ${code}\n` })).toEqual([
    `${path}:1 ${what} outside a store`,
  ])
})

test('stores, the database parts of the platform and tests may contain SQL', () => {
  const text = "export const rows = db.selectFrom('orders')\n"
  const planted = Object.fromEntries(
    [
      'features/trade/orders/store/lines.ts',
      'platform/jobs/index.ts',
      'db/migrate.ts',
      'features/trade/orders/a.test.ts',
    ].map((one) => [one, text]),
  )
  expect(said(sqlInStores, planted)).toEqual([])
  expect(said(sqlInStores, { 'apps/server/store.ts': text })).toHaveLength(1)
})

test('calls of other query functions and SQL in comments are ignored', () => {
  const text = "// db.selectFrom('orders')\nexport const hits = index.query('tea pots')\n"
  expect(said(sqlInStores, { [path]: text })).toEqual([])
})

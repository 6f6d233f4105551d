import { expect, test } from 'vitest'
import { plannedOnce } from './planned-once.ts'
import { said } from './testing.ts'

function inStore(sql: string) {
  const text = `import { sql } from 'kysely'\nexport const planted = (ids: string[]) => sql\`${sql}\`\n`
  return said(plannedOnce, { 'features/trade/orders/store/plant.ts': text })
}

test.each([
  'select 1 from goods g where g.id = any(${ids}::uuid[])',
  'delete from cart_line where goods_id = any(${[...ids]}::uuid[])',
  'select 1 from upload where ref=any(${ids}::text[])',
  'select 1 from l where l."goodsId" = any(${ids}::uuid[])',
  'select 1 from account where phone = any(\n ${ids}::text[])',
])('%s is reported', (sql) => {
  expect(inStore(sql)).toEqual([
    'features/trade/orders/store/plant.ts:2 a list that is planned anew each time: write `= ${anyOf(list)}`',
  ])
})

test.each([
  'select 1 from goods g where g.id = ${anyOf(ids)}',
  'select 1 from goods g where g.id = any(g.others)',
  'select case when excluded.id = any(${ids}::uuid[]) then 1 end',
  'select 1 from push_event where not id = any(${seen}::bigint[])',
  'select 1 from orders where status = any(${ids}::int[])',
])('%s passes', (sql) => {
  expect(inStore(sql)).toEqual([])
})

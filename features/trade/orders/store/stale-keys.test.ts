import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder, anOrdersMall, type TestMall } from '../testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall()
})
afterAll(() => mall.stop())

test('keys of former receivers that were left behind are taken away, all others stay', async () => {
  const { db } = mall.tools
  const { orderId } = await anOrder(mall.tools)
  const keys = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from order_key where order_id = ${orderId} order by key`.execute(db)
    return rows.map(({ key }) => key)
  }
  const before = await keys()
  await sql`
    insert into order_key (shop_id, key, order_id)
    select o.shop_id, k.key, o.id from orders o,
           (values ('name:former'), ('phone:0000'), ('tracking:YT0000000000')) k(key)
    where o.id = ${orderId}`.execute(db)
  expect(await keys()).toHaveLength(before.length + 3)
  const file = new URL('../../../../db/migrations/0220_stale_keys_of_orders.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(db)
  expect(await keys()).toEqual(before)
})

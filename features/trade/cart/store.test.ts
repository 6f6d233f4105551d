import { addAccount } from '@hojip/accounts'
import { aProduct } from '@hojip/catalog/testing'
import type { Tools } from '@hojip/db'
import { aRoom } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartRoutes } from './index.ts'
import { upsertLineOnce } from './store.ts'

let tools: Tools
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ tools, stop } = await aRoom(cartRoutes))
})
afterAll(() => stop())

/** Ten carts of forty lines: so few that the planner knows of each that it is full. */
async function addFullCarts() {
  await inTransaction(tools.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into cart_line (user_id, sku_id, id, goods_id, quantity, price_when_added_fen)
      select u.id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, 100
      from (select gen_random_uuid() as id from generate_series(1, 10)) u, generate_series(1, 40)`.execute(tx)
  })
  await sql`vacuum analyze cart_line`.execute(tools.db)
}

test('adding to the cart is planned once, also for shoppers with fewer lines than others have', async () => {
  await addFullCarts()
  const { skuIds } = await aProduct(tools.db)
  const userId = await addAccount(tools.db, { name: 'Lin', role: 'shopper' })
  const plans = await inTransaction(tools.db, async (tx) => {
    for (let n = 0; n < 10; n++) {
      const request = { userId, call: 'POST /appUserCart/saveCart', key: newId() }
      await upsertLineOnce(tx, request, 'hash', { id: newId(), skuId: skuIds[0]!, quantity: 1 })
    }
    const { rows } = await sql<{ custom: string; all: string }>`
      select custom_plans as custom, custom_plans + generic_plans as all from pg_prepared_statements
      where statement like '%with stored as%insert into cart_line%' and statement not like '%generic_plans%'`.execute(
      tx,
    )
    return rows.map(({ custom, all }) => [Number(custom), Number(all)])
  })
  expect(plans).toEqual([[5, 10]])
})

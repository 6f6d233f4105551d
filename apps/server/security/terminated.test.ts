import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aGuardedMall, type GuardedMall, type Sent } from './testing/guarded-mall.ts'
import { aWorld, type World } from './testing/world.ts'

let url: string
let mall: GuardedMall
let world: World
let killer: pg.Client
beforeAll(async () => {
  mall = await aGuardedMall({}, async (own) => (url = own))
  world = await aWorld(mall)
  killer = new pg.Client({ connectionString: url })
  await killer.connect()
})
afterAll(async () => {
  await killer.end()
  await mall.close()
})

/** Each is a transaction with several statements, or a page. */
function work(): Promise<Sent>[] {
  const { goods: product, lin, total, ofLin } = world
  const [orderGoodsList] = [[{ goodsSpecId: product.skuIds[0]!, goodsNum: 1 }]]
  const saveOrderShop = [{ shopId: product.shopId, orderGoodsList }]
  const wish = { addressId: ofLin.addressIds[0]!, totalMoney: total, saveOrderShop }
  const paying = { payId: ofLin.unpaid[0]!.payId, payType: '2' }
  const key = () => ({ ...lin.pass, 'idempotency-key': newId() })
  return [
    ...[1, 2, 3].map(() => mall.send('POST /bizOrder/saveOrder', wish, key())),
    mall.send('POST /bizOrder/orderToPay', paying, key()),
    mall.send('POST /bizOrder/submit/orderInfo', { aoList: orderGoodsList }, lin.pass),
    mall.send('GET /appUser/findById/{id}', { id: 'me' }, lin.pass),
    mall.raw({ method: 'GET', url: `/goods/info/${product.goodsId}?${newId()}` }),
  ]
}

/** Waits until one of the mall's connections is in a transaction, or everything has been answered. */
async function inTransaction() {
  for (let look = 0; look < 200; look++) {
    const { rows } = await killer.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    )
    if (rows[0]!.n > 0) return
  }
}

test('connections terminated within transactions, fifteen times: 503 at worst, never 500, no partial writes', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 15; round++) {
    const answers = work()
    await inTransaction()
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    for (const answer of await Promise.all(answers)) {
      statuses.push(answer.statusCode)
      expect([200, 404, 409, 429, 503], answer.text).toContain(answer.statusCode)
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBeDefined()
    }
  }
  expect(statuses).toContain(503)
  expect(mall.errors.map(({ event }) => event)).not.toContain('http.bug')
  expect(mall.errors.map(({ event }) => event)).not.toContain('page.bug')
  // The pool may still hold a connection that has just been terminated.
  const me = () => mall.send('GET /appUser/findById/{id}', { id: 'me' }, world.lin.pass)
  await vi.waitUntil(async () => (await me()).statusCode === 200, { timeout: 60_000 })
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders o where not exists (select from order_line l where l.order_id = o.id)`.execute(
    mall.tools.db,
  )
  expect(rows[0]!.n).toBe(0)
})

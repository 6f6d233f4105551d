import type { Stall } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumTallies } from './store/own-orders.ts'
import { anOrder, anOrdersMall, type TestMall } from './testing.ts'

let mall: TestMall
let lin: Viewer
let stall: Stall
/** So many that pages in the middle are read from either end. */
const copies = 460

beforeAll(async () => {
  mall = await anOrdersMall()
  const made = await anOrder(mall.tools)
  lin = made.lin
  stall = made.stall
  const { db } = mall.tools
  await sql`
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object(
      'id', test.id_at(), 'code', o.code || i, 'status', (array[3, 4, 5, 99])[1 + i % 4]))).*
    from orders o cross join generate_series(1, ${copies}) i where o.id = ${made.orderId}`.execute(db)
  await sql`
    insert into order_line
    select (jsonb_populate_record(l, jsonb_build_object('id', test.id_at(), 'order_id', o.id))).*
    from order_line l cross join orders o where l.order_id = ${made.orderId} and o.id <> l.order_id`.execute(
    db,
  )
})
afterAll(() => mall.stop())

async function listed(wish: object) {
  const { data } = await mall.call(lin, 'POST /bizOrder/queryMyOrder', wish)
  return { ids: data.list.map(({ pkId }: { pkId: string }) => pkId) as string[], total: data.total as number }
}

async function counted(orderStatus: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where user_id = ${lin.userId} and hidden_at is null
      and (${orderStatus}::int = -1 or status = ${orderStatus}::int) order by id desc`.execute(mall.tools.db)
  return rows.map(({ id }) => id)
}

test.each([-1, 0, 4, 99])(
  'every page of a long list of orders is correct, newest first; state %i',
  async (orderStatus) => {
    const expected = await counted(orderStatus)
    const pageSize = 7
    const pages = Math.ceil(expected.length / pageSize)
    const found: string[] = []
    for (let pageNum = 1; pageNum <= pages; pageNum++) {
      const { ids, total } = await listed({ orderStatus, pageNum, pageSize })
      expect(total).toBe(expected.length)
      found.push(...ids)
    }
    expect(found).toEqual(expected)
    expect(await listed({ orderStatus, pageNum: pages + 40, pageSize })).toEqual({
      ids: [],
      total: expected.length,
    })
  },
)

async function tallies() {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from order_tally where user_id = ${lin.userId})
         + (select count(*) from order_shop_tally where shop_id = ${stall.shopId}) as n`.execute(
    mall.tools.db,
  )
  return rows[0]!.n
}

/** The counts on the shop's tabs; a buyer's hiding an order does not change them. */
async function shopCounts() {
  const { data } = await mall.call(stall.mei, 'POST /bizConsole/queryOrders', {})
  return data.counts as Record<string, number>
}

async function ofShop() {
  const { rows } = await sql<{ status: number; n: number }>`
    select status, count(*)::int as n from orders where shop_id = ${stall.shopId} group by status`.execute(
    mall.tools.db,
  )
  const none = { '0': 0, '3': 0, '4': 0, '5': 0, '99': 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, n }) => [String(status), n])) }
}

test('a list knows its length through changes, hiding and summing up, also when they are concurrent', async () => {
  const { db } = mall.tools
  const ids = (await counted(-1)).slice(0, 200)
  const change = async (id: string, i: number) => {
    if (i % 3 === 0) await sql`update orders set hidden_at = now() where id = ${id}`.execute(db)
    else if (i % 3 === 1) await sql`update orders set status = 5, remark = 'x' where id = ${id}`.execute(db)
    else await sql`update orders set hidden_at = now(), status = 99 where id = ${id}`.execute(db)
    if (i % 6 === 2) await sql`update orders set hidden_at = null where id = ${id}`.execute(db)
    if (i % 20 === 0) await sumTallies(db)
  }
  await Promise.all(ids.map(change))
  for (const orderStatus of [-1, 0, 3, 4, 5, 99])
    expect((await listed({ orderStatus })).total).toBe((await counted(orderStatus)).length)
  expect(await shopCounts()).toEqual(await ofShop())
  await sql`update orders set remark = remark || 'x' where user_id = ${lin.userId}`.execute(db)
  for (let i = 0; i < 50; i++)
    await sql`update orders set status = ${i % 2 ? 4 : 3} where id = ${ids[1]!}`.execute(db)
  await mall.tools.jobs.send(db, 'orders.sum-tallies', {})
  await mall.tools.jobs.drain()
  expect(await tallies()).toBeLessThanOrEqual(10)
  expect((await listed({})).total).toBe((await counted(-1)).length)
  expect(await shopCounts()).toEqual(await ofShop())
  await sql`delete from order_line where order_id in (select id from orders where status = 3)`.execute(db)
  await sql`delete from orders where user_id = ${lin.userId} and status = 3`.execute(db)
  expect((await listed({})).total).toBe((await counted(-1)).length)
  expect(await shopCounts()).toEqual(await ofShop())
})

test('a search among the buyer’s orders counts what it finds', async () => {
  const { total, ids } = await listed({ goodsName: 'kimc', pageSize: 5 })
  expect(ids).toEqual((await counted(-1)).slice(0, 5))
  expect(total).toBe((await counted(-1)).length)
  expect(await mall.call({ ...lin, userId: newId() }, 'POST /bizOrder/queryMyOrder', {})).toMatchObject({
    data: { total: 0, list: [] },
  })
})

test('a buyer finds orders by number, and by words of a product or its shop in any language', async () => {
  const { db } = mall.tools
  const { rows } = await sql<{ id: string; code: string; shop: string }>`
    select o.id, o.code, s.name->>'ko-KR' as shop from orders o join shop s on s.id = o.shop_id
    where o.user_id = ${lin.userId} and o.hidden_at is null order by o.id limit 1`.execute(db)
  const [{ id, code, shop }] = rows as [(typeof rows)[number]]
  const all = (await listed({})).total
  const fullWidth = [...code].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('')
  for (const goodsName of [code, ` ${code} `, fullWidth])
    expect((await listed({ goodsName })).ids).toEqual([id])
  expect((await listed({ goodsName: code.slice(0, 12) })).total).toBe(all)
  expect((await listed({ goodsName: code.slice(-6) })).ids).toContain(id)
  expect((await listed({ goodsName: code.slice(-3) })).total).toBe(0)
  for (const goodsName of [shop, `${shop} kimchi`, `김치　${shop}`])
    expect([goodsName, (await listed({ goodsName })).total]).toEqual([goodsName, all])
  for (const goodsName of [`${shop} teapot`, '%', '·']) expect((await listed({ goodsName })).total).toBe(0)
  // A shop's own name does not find all of its orders.
  const ours = await mall.call(stall.mei, 'POST /bizConsole/queryOrders', { words: shop })
  expect(ours.data.total).toBe(0)
})

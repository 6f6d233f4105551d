import type { Db } from '@hojip/db'
import { computeDue, figuresRoutes } from '@hojip/figures'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { goals } from '../../goals.ts'
import { startStopwatch } from '../../load/figures.ts'
import { openRoom, type OpenRoom } from '../../mall/room.ts'
import type { SceneDatabases } from '../../mall/scene-databases.ts'
import type { Sizes } from '../../mall/sizes.ts'
import type { Row } from '../../table.ts'
import { newIdSql } from '../../mall/new-id.ts'

const shops = 50
const days = 1_095
const productDays = 90
const each = 200

/** So many shops with three years of figures, one of which sells so many products a day. Returns its owner. */
async function fillShops(db: Db, products: number): Promise<Viewer> {
  const name = JSON.stringify({ 'zh-CN': '店', 'ko-KR': '가게', 'en-US': 'Shop' })
  const [categoryId, userId] = [newId(), newId()]
  await sql`insert into shop (id, slug, name, mark) select ${sql.raw(newIdSql)}, i, ${name}, '店' from generate_series(1, ${shops}::int) i`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`select id from shop order by slug::int limit 1`.execute(db)
  const shopId = rows[0]!.id
  await sql`insert into category (id, level, code, name) values (${categoryId}, 1, ${categoryId}, ${name})`.execute(
    db,
  )
  await sql`insert into account (id, name, role) values (${userId}, 'Mei', 'staff')`.execute(db)
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen)
    select ${sql.raw(newIdSql)}, ${shopId}, i, 'YB-' || i, ${categoryId}, ${name}, 1000 from generate_series(1, ${products}::int) i`.execute(
    db,
  )
  await sql`
    insert into shop_day (shop_id, day, visitors, orders, buyers, pieces, sales_fen)
    select s.id, to_char(now() - i * interval '1 day', 'YYYY-MM-DD'), i, i, i, i, i
    from shop s cross join generate_series(0, ${days * 2}::int) i`.execute(db)
  await sql`
    insert into product_day (shop_id, day, goods_id, visitors, orders, pieces, sales_fen)
    select ${shopId}, to_char(now() - i * interval '1 day', 'YYYY-MM-DD'), g.id, i, i, i, i
    from goods g cross join generate_series(0, ${productDays - 1}::int) i`.execute(db)
  return { userId, role: 'staff', shopId, sessionId: newId(), rights: ['figures.read'] }
}

/** So many orders of three lines each, all paid today. */
async function fillOrders(db: Db, { shopId, userId }: Viewer, orders: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    // What orders belong to is left out: figures read only orders and lines.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into orders (id, code, purchase_id, user_id, shop_id, status, goods_fen, shipping_fen, total_fen, consignee,
                          phone, address, paid_at)
      select ${sql.raw(newIdSql)}, 'B' || i, ${sql.raw(newIdSql)}, ${userId}, ${shopId}, 3, 3000, 0, 3000, 'x', 'x', '{}', now()
      from generate_series(1, ${orders}::int) i`.execute(tx)
    await sql`
      insert into order_line (id, order_id, goods_id, sku_id, goods_sn, goods_name, choice_name, price_fen, quantity,
                              pay_fen)
      select ${sql.raw(newIdSql)}, o.id, g.id, g.id, 'x', '{}', '{}', 1000, 1, 1000
      from orders o cross join generate_series(1, 3) k
      join lateral (select id from goods order by id offset (hashtext(o.code) & 63) limit 1) g on true`.execute(
      tx,
    )
    await sql`
      insert into figures_due (shop_id, day)
      values (${shopId}, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD'))`.execute(tx)
  })
}

async function measure(
  what: string,
  ask: (n: number) => Promise<unknown>,
  isOfOverview = true,
): Promise<Row> {
  await ask(0)
  const stopwatch = startStopwatch()
  for (let n = 0; n < each; n += 1) {
    const startedAt = performance.now()
    await ask(n)
    stopwatch.note(startedAt)
  }
  const figures = stopwatch.figures()
  const reached = isOfOverview ? { goals: [goals.p99(figures.p99Ms, 50)] } : {}
  return { what: `shop figures: ${what}`, figures, ...reached }
}

async function measureComputing({ tools }: OpenRoom, orders: number): Promise<Row> {
  const startedAt = performance.now()
  await computeDue(tools)
  return {
    what: `shop figures: a day of ${orders.toLocaleString('en-US')} orders computed`,
    value: `${((performance.now() - startedAt) / 1_000).toFixed(2)} s`,
  }
}

/** The overview of a shop with three years of figures, and what a job needs for a large day. */
export async function measureShopFigures(
  databases: SceneDatabases,
  { figuresOrders }: Sizes,
): Promise<Row[]> {
  const noVisits = { count: () => undefined, flush: async () => undefined }
  const room = await openRoom(await databases('shop-figures'), (tools) => figuresRoutes(tools, noVisits))
  const { db } = room.tools
  const products = Math.min(2_000, figuresOrders)
  const mei = await fillShops(db, products)
  await fillOrders(db, mei, figuresOrders)
  await sql`vacuum analyze`.execute(db)
  const ask = (key: string, input: object) => room.askAs(mei, `POST /bizConsole/${key}`, input)
  const rows = [
    await measureComputing(room, figuresOrders),
    await measure('overview of 14 days', () => ask('queryFigures', { period: '14' })),
    await measure('overview of 3 years', () => ask('queryFigures', { period: '1095' })),
    await measure('best sellers of 7 days', () => ask('queryProductFigures', { days: 7, pageSize: 5 })),
    await measure(
      `${products.toLocaleString('en-US')} products over 90 days, any page`,
      (n) => {
        const pageNum = 1 + (n % Math.ceil(products / 20))
        return ask('queryProductFigures', { days: productDays, pageNum, pageSize: 20 })
      },
      false,
    ),
  ]
  await room.close()
  return rows
}

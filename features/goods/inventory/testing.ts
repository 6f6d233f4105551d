import type { Db, Tables, Tools, Tx } from '@hojip/db'
import { systemClock, type Clock } from '@hojip/platform/clock'
import type { Bound, Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { jsonOf, openDatabase } from '@hojip/platform/db'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { freshDatabase, testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { receiveStock, stockHeld, stockSold, type HoldLine } from './store.ts'

/** A database for one test file, with its connections. */
export async function aDatabase(max = 10, by: (url: string) => string = (url) => url) {
  const fresh = await freshDatabase()
  const { db, close } = openDatabase<Tables>({ url: by(fresh.url), max })
  const drop = async () => {
    await close()
    await fresh.drop()
  }
  return { db, drop }
}

/**
 * One room behind the real HTTP layer, on its own database; its jobs run when they are drained.
 * @param room registers the room's jobs and returns its calls
 */
export async function aRoom(room: (tools: Tools) => Bound[], clock: Clock = systemClock) {
  const { db, drop } = await aDatabase()
  const log = createLog('error')
  const tools: Tools = { db, clock, jobs: createJobs({ db, log }), log }
  const api = testApi(room(tools))
  await tools.jobs.start({ work: false })
  const stop = async () => {
    await tools.jobs.stop()
    await api.close()
    await drop()
  }
  return { db, tools, api, stop }
}

/** A new shopper for each call. */
export async function aShopper(db: Db, name = 'Lin'): Promise<Viewer> {
  const userId = newId()
  await db.insertInto('account').values({ id: userId, name, phone: null }).execute()
  return { userId, role: 'shopper', sessionId: newId() }
}

export interface Stall {
  shopId: string
  /** The seller. */
  mei: Viewer
  goodsId: string
  skuIds: string[]
}

function local(text: string) {
  return JSON.stringify({ 'zh-CN': `${text}中`, 'en-US': `${text} en`, 'ko-KR': `${text} 한` })
}

export interface StallOptions {
  prices?: number[]
  stock?: number
  freeShippingFromFen?: number
  shippingFeeFen?: number
}

/** A shop with one product, a SKU for each price, each with `stock` units. */
export async function aStall(db: Db, options: StallOptions = {}): Promise<Stall> {
  const { prices = [1000], stock = 100, freeShippingFromFen = 5900, shippingFeeFen = 800 } = options
  const [shopId, categoryId, goodsId, staffId] = [newId(), newId(), newId(), newId()]
  await sql`insert into category (id, level, code, name) values (${categoryId}, 1, ${categoryId}, ${local('food')})`.execute(
    db,
  )
  await sql`
    insert into shop (id, slug, name, mark, free_shipping_from_fen, shipping_fee_fen)
    values (${shopId}, ${shopId}, ${local('shop')}, '集', ${freeShippingFromFen}, ${shippingFeeFen})`.execute(
    db,
  )
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, gallery, options, price_fen)
    values (${goodsId}, ${shopId}, ${goodsId}, ${`G${goodsId.slice(-6)}`}, ${categoryId}, ${local('kimchi')}, '["kimchi"]',
            ${JSON.stringify([{ name: JSON.parse(local('size')) as object, values: prices.map((_, i) => JSON.parse(local(`${i + 1}kg`)) as object) }])},
            ${Math.min(...prices)})`.execute(db)
  const skuIds = prices.map(() => newId()).sort()
  for (const [i, skuId] of skuIds.entries()) {
    await sql`
      insert into sku (id, goods_id, sn, choice, price_fen) values
      (${skuId}, ${goodsId}, ${`S${i}`}, ${[i]}::smallint[], ${prices[i]!})`.execute(db)
    await receiveStock(db, skuId, stock, { kind: 'import' })
  }
  await db.insertInto('account').values({ id: staffId, name: 'Mei', role: 'staff', phone: null }).execute()
  await db
    .insertInto('account_staff')
    .values({ user_id: staffId, shop_id: shopId, roles: '["owner"]' })
    .execute()
  return { shopId, goodsId, skuIds, mei: { userId: staffId, role: 'staff', shopId, sessionId: newId() } }
}

/** SKUs whose numbers do not add up; empty in a healthy mall. */
export async function brokenBooks(db: Db | Tx): Promise<object[]> {
  const { rows } = await sql<object>`
    select s.sku_id, s.on_hand, s.reserved, s.sold, s.received, h.held, h.sold as held_sold
    from stock s
    left join (
      select sku_id, coalesce(sum(quantity) filter (where state = 'held'), 0)::int as held,
             coalesce(sum(quantity - returned) filter (where state = 'sold'), 0)::int as sold
      from stock_hold group by sku_id
    ) h using (sku_id)
    where s.received <> s.on_hand + s.sold
       or s.reserved <> coalesce(h.held, 0) or s.sold <> coalesce(h.sold, 0)`.execute(db)
  return rows
}

/** The effect of placing an order on stock, as a separate statement. */
export async function holdStock(tx: Tx, lines: readonly HoldLine[]): Promise<void> {
  await sql`with ${stockHeld(jsonOf(lines))} select`.execute(tx)
}

/** The effect of a payment on stock, as a separate statement. */
export async function sellHeld(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`with ${stockSold(orderIds)} select`.execute(tx)
}

import { join } from 'node:path'
import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { productsJobs, productsRoutes, rebuildList } from '@hojip/products'
import { sql } from 'kysely'
import { goals } from '../goals.ts'
import { startStopwatch } from '../load/figures.ts'
import { openRoom } from '../mall/room.ts'
import type { Sizes } from '../mall/sizes.ts'
import type { Row } from '../table.ts'

const sorts = ['updated', 'price', 'stock', 'sold'] as const
const pageSize = 50

interface Shop {
  tools: Tools
  ask: (key: string, input: object) => Promise<unknown>
}

/** One shop with so many products of two SKUs each, and the SKUs' products in the search. */
async function fillShop(tools: Tools, products: number): Promise<Viewer> {
  const { db } = tools
  const [shopId, categoryId, userId] = [newId(), newId(), newId()]
  const name = JSON.stringify({ 'zh-CN': '店', 'ko-KR': '가게', 'en-US': 'Shop' })
  await sql`insert into shop (id, slug, name, mark) values (${shopId}, ${shopId}, ${name}, '店')`.execute(db)
  await sql`insert into category (id, level, code, name) values (${categoryId}, 1, ${categoryId}, ${name})`.execute(
    db,
  )
  await sql`insert into account (id, name, role) values (${userId}, 'Mei', 'staff')`.execute(db)
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen, is_on_sale, updated_at, languages)
    select uuidv7(), ${shopId}, i, 'YB-' || i, ${categoryId}, jsonb_build_object('zh-CN', '辣白菜 ' || i, 'ko-KR',
      '배추김치 ' || i, 'en-US', 'Kimchi ' || i), 1000 + i * 7919 % 90000, i % 13 <> 0, now() - i * interval '1 second',
      '{"zh-CN": 2, "ko-KR": 1, "en-US": 0}'
    from generate_series(1, ${products}::int) i`.execute(db)
  await sql`
    insert into sku (id, goods_id, sn, choice, price_fen) select uuidv7(), id, sn || '-' || k, array[k]::smallint[],
      price_fen + k * 100 from goods cross join generate_series(0, 1) k`.execute(db)
  await sql`
    insert into stock (sku_id, on_hand, received) select id, price_fen % 200, price_fen % 200 from sku`.execute(
    db,
  )
  await sql`
    insert into search_goods (goods_id, shop_id, category1_id, is_on_sale, price_fen, facets)
    select id, shop_id, category1_id, is_on_sale, price_fen, '{1001,2001,3001,4001,5001,6001}' from goods`.execute(
    db,
  )
  await rebuildList(db)
  await sql`vacuum analyze`.execute(db)
  return { userId, role: 'staff', shopId, sessionId: newId(), rights: ['products.edit', 'stock.edit'] }
}

async function measurePages({ ask }: Shop, products: number, input: object, what: string): Promise<Row> {
  const pages = Math.max(1, Math.floor(products / pageSize))
  const stopwatch = startStopwatch()
  for (const sort of sorts)
    for (const order of ['asc', 'desc'])
      for (let i = 0; i < 25; i++) {
        const startedAt = performance.now()
        await ask('POST /bizConsole/queryProducts', {
          ...{ ...input, sort, order, pageSize, pageNum: 1 + Math.floor((i * (pages - 1)) / 24) },
        })
        stopwatch.note(startedAt)
      }
  const figures = stopwatch.figures()
  return { what: `product list: ${what}`, figures, goals: [goals.p99(figures.p99Ms, 50)] }
}

/** A change of all prices of so many products, of two SKUs each, from the request until all is done. */
async function measureBulk({ tools, ask }: Shop, products: number): Promise<Row> {
  const { rows } = await sql<{ id: string }>`
    select goods_id as id from shop_product order by goods_id limit ${products}`.execute(tools.db)
  const startedAt = performance.now()
  for (let from = 0; from < rows.length; from += 1_000) {
    const goodsIds = rows.slice(from, from + 1_000).map(({ id }) => id)
    const change = { type: 'pricePercent', percent: '10' }
    await ask('POST /bizConsole/startBulkChange', { change, goodsIds })
    await tools.jobs.drain()
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const skus = products * 2
  return {
    what: `product list: ${skus.toLocaleString('en-US')} prices changed in bulk`,
    value: `${seconds.toFixed(1)} s`,
    ...(skus === 10_000 ? { goals: [goals.bulk(seconds)] } : {}),
  }
}

/** The product list of a shop: any page in any order, of all products and of a filter, and a change in bulk. */
export async function measureProductLists(dataDir: string, { shopProducts }: Sizes): Promise<Row[]> {
  const room = await openRoom(join(dataDir, 'product-lists', 'postgres'), (tools) => {
    productsJobs(tools)
    return productsRoutes({ ...tools, pictureDir: '' })
  })
  const viewer = await fillShop(room.tools, shopProducts)
  const shop: Shop = { ...room, ask: (key, input) => room.askAs(viewer, key, input) }
  const of = `of ${shopProducts.toLocaleString('en-US')}`
  const rows = [
    await measurePages(shop, shopProducts, {}, `any page and order ${of}`),
    await measurePages(shop, shopProducts * 0.9, { state: 'onSale' }, `any page and order, on sale, ${of}`),
    await measurePages(shop, shopProducts / 20, { stock: 'low' }, `any page and order, low stock, ${of}`),
    await measurePages(shop, pageSize, { words: '77' }, `words in any order, ${of}`),
    await measureBulk(shop, Math.min(5_000, Math.floor(shopProducts / 2))),
    await measurePages(shop, shopProducts, {}, `any page and order right after, ${of}`),
  ]
  await room.close()
  return rows
}

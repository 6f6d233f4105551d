import type { Tools } from '@hojip/db'
import { productsJobs, productsRoutes } from '@hojip/products'
import { folderObjects } from '@hojip/uploads'
import { sql } from 'kysely'
import { goals } from '../../goals.ts'
import { startStopwatch } from '../../load/figures.ts'
import { fillShop } from '../../mall/product-shop.ts'
import { openRoom } from '../../mall/room.ts'
import type { SceneDatabases } from '../../mall/scene-databases.ts'
import type { Sizes } from '../../mall/sizes.ts'
import type { Row } from '../../table.ts'

const sorts = ['updated', 'price', 'stock', 'sold'] as const
const pageSize = 50

interface Shop {
  tools: Tools
  ask: (key: string, input: object) => Promise<unknown>
}

async function measurePages({ ask }: Shop, products: number, input: object, what: string): Promise<Row> {
  const pages = Math.max(1, Math.floor(products / pageSize))
  const stopwatch = startStopwatch()
  for (const sort of sorts)
    for (const order of ['asc', 'desc'])
      for (let i = 0; i < 25; i++) {
        const startedAt = performance.now()
        await ask('POST /bizConsole/queryProducts', {
          ...input,
          sort,
          order,
          pageSize,
          pageNum: 1 + Math.floor((i * (pages - 1)) / 24),
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
export async function measureProductLists(
  databases: SceneDatabases,
  { shopProducts }: Sizes,
): Promise<Row[]> {
  const room = await openRoom(await databases('product-lists'), (tools) => {
    // Nothing here writes a picture or a file.
    const own = {
      ...tools,
      objects: folderObjects(''),
      publicUrl: '',
      pictureDir: '',
      mostProducts: () => 1_000_000,
    }
    productsJobs(own)
    return productsRoutes(own)
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

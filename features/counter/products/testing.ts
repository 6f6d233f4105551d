import { catalogRoutes, openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import type { Db, Tools } from '@hojip/db'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import type { Bound, Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { aFolder } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { folderObjects } from '@hojip/uploads'
import { join } from 'node:path'
import { runBulk } from './actions/bulk/run-bulk.ts'
import type { ProductsTools } from './actions/tools.ts'
import { productsJobs, productsRoutes } from './index.ts'

/** The address of the mall of these tests. */
export const publicUrl = 'https://mall.example'

/** What the room needs, with empty folders for pictures and files. */
export function productsToolsOf(tools: Tools, mostProducts = 1_000): ProductsTools {
  const folder = aFolder()
  const objects = folderObjects(join(folder, 'objects'))
  return {
    ...tools,
    objects,
    publicUrl,
    pictureDir: join(folder, 'pictures'),
    mostProducts: () => mostProducts,
  }
}

/** A mall with the calls of orders, of the catalogue, and of this room. */
export function aProductsMall(mostProducts = 1_000): Promise<TestMall> {
  return aProductsMallWith(() => [], mostProducts)
}

/** With the calls of a room that builds on this one. */
export function aProductsMallWith(more: (tools: Tools) => Bound[], mostProducts = 1_000): Promise<TestMall> {
  return anOrdersMall((tools) => {
    const own = productsToolsOf(tools, mostProducts)
    productsJobs(own)
    return [...more(tools), ...productsRoutes(own), ...catalogRoutes(tools, openCatalogCache(tools, 0))]
  })
}

/** Somebody who works for the shop, with all rights unless some are named. */
export async function aSeller(db: Db, shopId: string, rights?: string[]): Promise<Viewer> {
  const userId = newId()
  await db.insertInto('account').values({ id: userId, name: 'Mei', role: 'staff', phone: null }).execute()
  await db
    .insertInto('account_staff')
    .values({ user_id: userId, shop_id: shopId, roles: '["owner"]' })
    .execute()
  return { userId, role: 'staff', shopId, sessionId: newId(), ...(rights && { rights }) }
}

/** A shop with one product for each of these, and somebody who works there. */
export async function aShopWith(db: Db, products: readonly Parameters<typeof aProduct>[1][]) {
  const shopId = await aShop(db)
  const made = []
  for (const product of products) made.push(await aProduct(db, { ...product, shopId }))
  return { shopId, mei: await aSeller(db, shopId), products: made }
}

/** Goes on with a change in bulk until it is done, as its job does. */
export function runBulkChange(tools: Tools, bulkId: string): Promise<void> {
  return runBulk(tools, { bulkId })
}

import { aProduct } from '@hojip/catalog/testing'
import { aShop } from '@hojip/shops/testing'
import type { Db } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'

/** Somebody of the shop; without `rights`, an owner. */
export async function aSeller(db: Db, shopId: string, rights?: string[]): Promise<Viewer> {
  const userId = newId()
  await db.insertInto('account').values({ id: userId, name: 'Mei', role: 'staff', phone: null }).execute()
  await db
    .insertInto('account_staff')
    .values({ user_id: userId, shop_id: shopId, roles: '["owner"]' })
    .execute()
  return { userId, role: 'staff', shopId, sessionId: newId(), ...(rights && { rights }) }
}

/** A shop with one SKU, and its owner Mei. */
export async function aKimchiShop(db: Db, stock = 10) {
  const shopId = await aShop(db)
  const { goodsId, skuIds } = await aProduct(db, { shopId, name: '辣白菜', prices: [1980], stock })
  return { shopId, goodsId, skuId: skuIds[0]!, mei: await aSeller(db, shopId) }
}

/** SKUs whose log does not sum to what is there. */
export async function unequalLogs(db: Db, skuId: string) {
  const { rows } = await sql`
    select s.sku_id from stock s
    where s.sku_id = ${skuId} and (select sum(delta) from stock_movement m where m.sku_id = s.sku_id)
      <> case when s.is_counted then s.on_hand else 0 end`.execute(db)
  return rows
}

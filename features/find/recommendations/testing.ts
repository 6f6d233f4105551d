import type { Db } from '@hojip/db'
import { newCode, newId } from '@hojip/platform/ids'
import { sql } from 'kysely'

interface Bought {
  goodsId: string
  shopId: string
  skuIds: string[]
}

/** A paid purchase of products, an order for each. */
export async function aPurchase(db: Db, userId: string, products: readonly Bought[]): Promise<void> {
  const purchaseId = newId()
  const code = () => newCode(Date.now())
  await sql`
    insert into purchase (id, code, user_id, total_fen)
    values (${purchaseId}, ${code()}, ${userId}, 100)`.execute(db)
  for (const { goodsId, shopId, skuIds } of products) {
    const id = newId()
    await sql`
      insert into orders (id, code, purchase_id, user_id, shop_id, status, goods_fen, shipping_fen, total_fen, consignee,
                          phone, address, paid_at)
      values (${id}, ${code()}, ${purchaseId}, ${userId}, ${shopId}, 3, 100, 0, 100, 'Lin', '1', '{}', now())`.execute(
      db,
    )
    await sql`
      insert into order_line (id, order_id, goods_id, sku_id, goods_sn, goods_name, choice_name, price_fen, quantity,
                              pay_fen)
      values (${newId()}, ${id}, ${goodsId}, ${skuIds[0]}, 'S', '{}', '{}', 100, 1, 100)`.execute(db)
  }
}

import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { rebuildList } from '@hojip/products'
import { sql } from 'kysely'
import { newIdSql } from './new-id.ts'

/** One shop with so many products of two SKUs each, and the SKUs' products in the search. */
export async function fillShop(tools: Tools, products: number): Promise<Viewer> {
  const { db } = tools
  const [shopId, categoryId, userId] = [newId(), newId(), newId()]
  const name = JSON.stringify({ 'zh-CN': '店', 'ko-KR': '가게', 'en-US': 'Shop' })
  const inAll = (text: string) => ({ 'zh-CN': text, 'ko-KR': text, 'en-US': text })
  const size = { name: inAll('Size'), values: [inAll('1kg'), inAll('2kg')] }
  await sql`insert into shop (id, slug, name, mark) values (${shopId}, ${shopId}, ${name}, '店')`.execute(db)
  await sql`insert into category (id, level, code, name) values (${categoryId}, 1, ${categoryId}, ${name})`.execute(
    db,
  )
  await sql`insert into account (id, name, role) values (${userId}, 'Mei', 'staff')`.execute(db)
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen, is_on_sale, updated_at, languages, options)
    select ${sql.raw(newIdSql)}, ${shopId}, i, 'YB-' || i, ${categoryId}, jsonb_build_object('zh-CN', '辣白菜 ' || i, 'ko-KR',
      '배추김치 ' || i, 'en-US', 'Kimchi ' || i), 1000 + i * 7919 % 90000, i % 13 <> 0, now() - i * interval '1 second',
      '{"zh-CN": 2, "ko-KR": 1, "en-US": 0}', ${JSON.stringify([size])}::jsonb
    from generate_series(1, ${products}::int) i`.execute(db)
  await sql`
    insert into sku (id, goods_id, sn, choice, price_fen) select ${sql.raw(newIdSql)}, id, sn || '-' || k, array[k]::smallint[],
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

import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface RemarkRow {
  id: string
  content: string
  authorName: string
  at: Date
}

const mostListed = 50

/** The newest remarks on an order. The caller has checked that it is the viewer's shop's. */
export async function remarksOf(db: Db | Tx, orderId: string): Promise<RemarkRow[]> {
  const { rows } = await sql<RemarkRow>`
    select r.id, r.content, a.name as "authorName", r.created_at as at
    from order_shop_remark r join account a on a.id = r.author_id
    where r.order_id = ${orderId} order by r.id desc limit ${mostListed}`.execute(db)
  return rows
}

export async function insertRemark(
  tx: Tx,
  r: { id: string; orderId: string; authorId: string; content: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('order_shop_remark')
    .values({ id: r.id, order_id: r.orderId, author_id: r.authorId, content: r.content, created_at: r.at })
    .execute()
}

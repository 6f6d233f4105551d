import { anyOf, limitOffset, type PageRequest, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

interface Buyer {
  userId: string
}

/** A bought line that its buyer may comment. */
export interface CommentableLine {
  orderId: string
  orderCode: string
  shopId: string
  shopName: LocalText
  lineId: string
  goodsId: string
  skuId: string
  goodsName: LocalText
  choiceName: LocalText
  picture: string | null
  quantity: number
  finishedAt: Date
}

const lineOf = sql`
  o.id as "orderId", o.code as "orderCode", o.shop_id as "shopId", l.id as "lineId", l.goods_id as "goodsId",
  l.sku_id as "skuId", l.goods_name as "goodsName", l.choice_name as "choiceName", l.picture, l.quantity,
  o.finished_at as "finishedAt"`

/** Completed since then, and not refunded entirely. */
function commentable(viewer: Buyer, since: Date) {
  return sql`
  o.user_id = ${viewer.userId} and o.status = 5 and o.finished_at > ${since} and l.refunded < l.quantity`
}

/**
 * Lines without a comment that the buyer still has, of orders the buyer has not hidden, and not of a shop the
 * buyer works for.
 */
function waiting(viewer: Buyer, since: Date, orderId?: string) {
  return sql`
  ${commentable(viewer, since)} and o.hidden_at is null and l.commented = 0
  and not exists (select from account_staff f where f.user_id = o.user_id and f.shop_id = o.shop_id)
  ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}`
}

/** How many lines `linesToComment` lists. */
export async function countLinesToComment(
  db: Db,
  viewer: Buyer,
  since: Date,
  orderId?: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from order_line l join orders o on o.id = l.order_id
    where ${waiting(viewer, since, orderId)}`.execute(db)
  return theRow(rows).n
}

/** The buyer's lines without a comment, longest waiting first. */
export async function linesToComment(
  db: Db,
  viewer: Buyer,
  asked: { since: Date; orderId?: string | undefined } & PageRequest,
): Promise<{ rows: CommentableLine[]; total: number }> {
  const [found, total] = await Promise.all([
    sql<CommentableLine>`
      select ${lineOf}, s.name as "shopName"
      from order_line l join orders o on o.id = l.order_id join shop s on s.id = o.shop_id
      where ${waiting(viewer, asked.since, asked.orderId)}
      order by o.finished_at, l.id ${limitOffset(asked)}`.execute(db),
    countLinesToComment(db, viewer, asked.since, asked.orderId),
  ])
  return { rows: found.rows, total }
}

/**
 * Moves lines of one order to the next state of commenting: 0 not yet, 1 commented, 2 followed up. Returns
 * the moved lines in id order; lines of another buyer, or of an order that is not completed, are never moved.
 */
export async function markCommented(
  tx: Tx,
  viewer: Buyer,
  move: { lineIds: readonly string[]; from: 0 | 1; to: 1 | 2; since: Date },
): Promise<Omit<CommentableLine, 'shopName'>[]> {
  const { rows } = await sql<Omit<CommentableLine, 'shopName'>>`
    update order_line l set commented = ${move.to} from orders o
    where o.id = l.order_id and l.id = ${anyOf(move.lineIds)} and l.commented = ${move.from}
      and ${commentable(viewer, move.since)}
    returning ${lineOf}`.execute(tx)
  return rows.sort((a, b) => (a.lineId < b.lineId ? -1 : 1))
}

/** Whether the buyer has received the product, in any completed order, and not sent all of it back. */
export async function hasReceived(db: Db | Tx, viewer: Buyer, goodsId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join order_line l on l.order_id = o.id
    where o.user_id = ${viewer.userId} and o.status = 5 and l.goods_id = ${goodsId} and l.refunded < l.quantity
    limit 1`.execute(db)
  return rows.length > 0
}

import type { Db } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../rules/reader.ts'
import { theRow } from '@hojip/platform/db'

export interface CustomerRow {
  name: string
  phone: string | null
  locale: string | null
  createdAt: Date
  orderNum: number
  spentFen: number
  refundNum: number
  score: number | null
  orderIds: string[]
}

/** A shopper’s rows that an agent may see: those of the agent’s own shop; all of them at the mall’s service. */
function here(alias: string, { shopId, isMall }: Reader): RawBuilder<boolean> {
  return isMall ? sql`true` : sql`${sql.ref(`${alias}.shop_id`)} = ${shopId}`
}

export async function customerOf(db: Db, reader: Reader, userId: string): Promise<CustomerRow> {
  const { rows } = await sql<CustomerRow>`
    select u.name, u.phone, u.locale, u.created_at as "createdAt", b.n as "orderNum", b.fen as "spentFen",
           (select count(*)::int from aftersales_refund r where r.user_id = u.id and ${here('r', reader)}) as "refundNum",
           (select avg(m.score)::float8 from comment m
            where m.user_id = u.id and m.deleted_at is null and ${here('m', reader)}) as score,
           array(select o.id from orders o where o.user_id = u.id and ${here('o', reader)}
                 order by o.created_at desc, o.id desc limit 10) as "orderIds"
    from account u cross join lateral (
      select count(*)::int as n, coalesce(sum(o.total_fen - o.refunded_fen), 0)::bigint as fen
      from orders o where o.user_id = u.id and o.paid_at is not null and ${here('o', reader)}) b
    where u.id = ${userId}`.execute(db)
  return theRow(rows)
}

export interface RefundRow {
  refundId: string
  refundCode: string
  refundStatus: number
  fen: number
  orderId: string
  appliedAt: Date
  deadlineAt: Date | null
}

/** The newest applications for a refund. */
export async function refundsOf(db: Db, reader: Reader, userId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.id as "refundId", r.code as "refundCode", r.status as "refundStatus", r.apply_fen as fen,
           r.order_id as "orderId", r.applied_at as "appliedAt", r.deadline_at as "deadlineAt"
    from aftersales_refund r where r.user_id = ${userId} and ${here('r', reader)}
    order by r.applied_at desc, r.id desc limit 10`.execute(db)
  return rows
}

/** The shop’s products that the shopper has looked at, the newest look first. */
export async function looksAt(db: Db, reader: Reader, userId: string) {
  const { rows } = await sql<{ goodsId: string; name: LocalText; picture: string | null; seenAt: Date }>`
    select l.goods_id as "goodsId", g.name, g.gallery ->> 0 as picture, l.seen_at as "seenAt"
    from (select f.goods_id, max(f.seen_at) as seen_at from footprint f where f.user_id = ${userId} group by f.goods_id) l
    join goods g on g.id = l.goods_id
    where ${here('g', reader)} order by l.seen_at desc limit 12`.execute(db)
  return rows
}

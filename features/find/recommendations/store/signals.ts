import type { Db } from '@hojip/db'
import { isPersonalised } from '@hojip/preferences/personalised'
import { statement } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { Signal, SignalKind } from '../rules/preferred.ts'

/** Older looks and purchases tell nothing about what somebody looks for now. */
const looksOfDays = 30
const purchasesOfDays = 180
/** Of each kind only the newest are read. */
const mostOfKind = 60
const mostOrders = 40

interface Row {
  isPersonalised: boolean
  kind: SignalKind | null
  goodsId: string | null
  atMs: number | null
}

const findSignals = statement(
  (userId: string) => sql<Row>`
    with person as (
      select a.id, ${isPersonalised(sql`a.id`)} as is_on from account a
      where a.id = ${userId} and a.closed_at is null
    ), recent as (
      select id, paid_at from orders
      where user_id = ${userId} and hidden_at is null order by id desc limit ${mostOrders}
    ), signal as (
      (select 'viewed' as kind, goods_id, seen_at as at from footprint
       where user_id = ${userId} and seen_at > now() - make_interval(days => ${looksOfDays}::int)
       order by seen_at desc, id desc limit ${mostOfKind})
      union all
      (select 'saved', goods_id, saved_at from favourite where user_id = ${userId} order by id desc limit ${mostOfKind})
      union all
      (select 'saved', goods_id, followed_at from goods_follow
       where user_id = ${userId} order by id desc limit ${mostOfKind})
      union all
      (select 'inCart', goods_id, added_at from cart_line
       where user_id = ${userId} order by added_at desc, id limit ${mostOfKind})
      union all
      select 'bought', l.goods_id, o.paid_at from recent o join order_line l on l.order_id = o.id
      where o.paid_at > now() - make_interval(days => ${purchasesOfDays}::int) and l.refunded < l.quantity
    )
    select p.is_on as "isPersonalised", s.kind, s.goods_id as "goodsId",
           (extract(epoch from s.at) * 1000)::float8 as "atMs"
    from person p left join signal s on p.is_on
    order by s.at desc, s.goods_id`,
)

/**
 * What a shopper has looked at, saved, put in the cart and bought lately, newest first, in one bounded statement.
 * Undefined when they have switched personalisation off, or closed the account.
 */
export async function signalsOf(db: Db, viewer: { userId: string }): Promise<Signal[] | undefined> {
  const rows = await findSignals(db, viewer.userId)
  if (!rows[0]?.isPersonalised) return undefined
  return rows.flatMap(({ kind, goodsId, atMs }) =>
    kind && goodsId && atMs !== null ? [{ kind, goodsId, atMs }] : [],
  )
}

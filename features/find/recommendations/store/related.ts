import type { Db, Tx } from '@hojip/db'
import { isPersonalised } from '@hojip/preferences/personalised'
import { statement } from '@hojip/platform/db'
import { sql } from 'kysely'

/**
 * Purchases and looks older than these do not count. Of a person only so many looks do, the last ones of each day, and
 * the last days: a visitor of thousands of products makes no more than some thousand pairs.
 */
const boughtDays = 180
const seenDays = 30
const looksOfDay = 40
const looksOfPerson = 300
/** So many others are stored of a product. */
const mostOthers = 20

/**
 * Counts anew which products the same people bought in one purchase, or looked at on one day; pairs of fewer than
 * `least` people are left out. Closed accounts and people who have switched personalisation off do not count.
 */
export async function storeRelated(tx: Tx, least: number): Promise<void> {
  await sql`delete from related_product`.execute(tx)
  await sql`
    with counted as (
      select a.id from account a where a.closed_at is null and ${isPersonalised(sql`a.id`)}
    ), bought as (
      select distinct o.purchase_id, o.user_id, l.goods_id
      from orders o join order_line l on l.order_id = o.id join counted on counted.id = o.user_id
      where o.paid_at > now() - make_interval(days => ${boughtDays}::int) and o.status <> 99
        and l.refunded < l.quantity
    ), seen as (
      select user_id, day, goods_id from (
        select user_id, day, goods_id, row_number() over (partition by user_id, day order by seen_at desc, footprint.id) as of_day,
               row_number() over (partition by user_id order by seen_at desc, footprint.id) as of_person
        from footprint join counted on counted.id = user_id
        where seen_at > now() - make_interval(days => ${seenDays}::int)) f
      where of_day <= ${looksOfDay} and of_person <= ${looksOfPerson}
    ), pairs as (
      select 'together' as kind, a.goods_id, b.goods_id as other_id, count(distinct a.user_id)::int as shoppers
      from bought a join bought b on b.purchase_id = a.purchase_id and b.goods_id <> a.goods_id
      group by a.goods_id, b.goods_id having count(distinct a.user_id) >= ${least}
      union all
      select 'viewed', a.goods_id, b.goods_id, count(distinct a.user_id)::int
      from seen a join seen b on b.user_id = a.user_id and b.day = a.day and b.goods_id <> a.goods_id
      group by a.goods_id, b.goods_id having count(distinct a.user_id) >= ${least}
    )
    insert into related_product (goods_id, kind, other_id, shoppers)
    select goods_id, kind, other_id, shoppers from (
      select p.*, row_number() over (partition by goods_id, kind order by shoppers desc, other_id) as place
      from pairs p) ranked
    where place <= ${mostOthers}`.execute(tx)
}

export interface RelatedRow {
  otherId: string
  shoppers: number
}

const findRelated = statement(
  (goodsId: string, kind: string) => sql<RelatedRow>`
    select r.other_id as "otherId", r.shoppers from related_product r join goods g on g.id = r.other_id
    where r.goods_id = ${goodsId} and r.kind = ${kind} and g.is_on_sale
    order by r.shoppers desc, r.other_id`,
)

/** The others of a product that are on sale, the strongest first. */
export function relatedOf(db: Db, goodsId: string, kind: 'together' | 'viewed'): Promise<RelatedRow[]> {
  return findRelated(db, goodsId, kind)
}

const findOfAll = statement(
  (goodsIds: readonly string[]) => sql<{ goodsId: string; otherId: string }>`
    select r.goods_id as "goodsId", r.other_id as "otherId"
    from unnest(${goodsIds}::uuid[]) as wanted (id) join related_product r on r.goods_id = wanted.id
    join goods g on g.id = r.other_id and g.is_on_sale
    order by r.kind, r.shoppers desc, r.other_id`,
)

/** For each of the products those that people bought, then those that people looked at together with it. */
export async function relatedOfAll(
  db: Db,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = goodsIds.length === 0 ? [] : await findOfAll(db, goodsIds)
  return new Map(
    [...Map.groupBy(rows, ({ goodsId }) => goodsId)].map(([id, others]) => [
      id,
      others.map((o) => o.otherId),
    ]),
  )
}

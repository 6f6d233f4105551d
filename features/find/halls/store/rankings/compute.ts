import type { Tx } from '@hojip/db'
import { firstOrderId, orderStatuses } from '@hojip/orders/rules'
import { mallZone } from '@hojip/platform/mall-time'
import { sql, type RawBuilder } from 'kysely'
import type { RankingDays, RankingKind } from '../../contract/rankings-calls.ts'
import { daysBefore } from '../../rules/rankings/bounds.ts'
import { againDays, fewestRanked, mostPlaces, weights } from '../../rules/rankings/kinds.ts'
import { theRow } from '@hojip/platform/db'

/** A reduced product: the prices in fen, of which the former is what pages strike through. */
export interface Drop {
  goodsId: string
  priceFen: number
  formerFen: number
}

export interface Computing {
  kind: RankingKind
  days: RankingDays
  nowMs: number
  /** The beginning of the hour. */
  hour: Date
  /** For the ranking of price drops. */
  drops: readonly Drop[]
  /** Best sellers are those of all time: too few products were sold in the longest period. */
  soldEver: boolean
}

/** The hour of the newest rankings; locks them against another computation until the transaction ends. */
export async function lockRankings(tx: Tx): Promise<Date | undefined> {
  await sql`lock table ranking_list in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ hour: Date | null }>`select max(hour) as hour from ranking_list`.execute(tx)
  return rows[0]?.hour ?? undefined
}

/**
 * A row for each buyer, product and paid order: units that stayed with the buyer, units that came back after they had
 * left the shop, and when the buyer had paid for the product before. Left out are orders of the shop's own staff, and
 * all but the first order of a product to one address on one day.
 */
function bought(since: Date): RawBuilder<unknown> {
  return sql`
    select goods_id, user_id, paid_at, units, returned,
           lag(paid_at) over (partition by user_id, goods_id order by paid_at, order_id) as before
    from (
      select l.goods_id, o.user_id, o.id as order_id, o.paid_at,
             sum(case when o.status = ${orderStatuses.closed} then 0 else l.quantity - l.refunded end) as units,
             sum(l.refunded - l.cancelled) as returned,
             row_number() over (partition by l.goods_id, o.phone, o.address, (o.paid_at at time zone ${mallZone})::date
                                order by o.paid_at, o.id) as turn
      from orders o join order_line l on l.order_id = o.id
      where o.id >= ${firstOrderId(since)} and o.paid_at >= ${since}
        and not exists (select from account_staff s where s.user_id = o.user_id and s.shop_id = o.shop_id)
      group by l.goods_id, o.user_id, o.id) of_order
    where turn = 1`
}

/** `goods_id`, `score` and `terms` of the products on sale that have a score above 0. */
function scored({ kind, days, nowMs, drops, soldEver }: Computing): RawBuilder<unknown> {
  const since = daysBefore(nowMs, days)
  const isAgain = sql`before >= paid_at - make_interval(days => ${againDays}::int)`
  switch (kind) {
    case 'sales':
      if (soldEver)
        return sql`
          select id as goods_id, sales_count::float8 as score, jsonb_build_object('sold', sales_count) as terms
          from goods where sales_count > 0`
      return sql`
        select goods_id, units + ${weights.again}::float8 * again - ${weights.returned}::float8 * returned as score,
               jsonb_build_object('units', units, 'again', again, 'returned', returned) as terms
        from (
          select goods_id, sum(units) as units, coalesce(sum(units) filter (where ${isAgain}), 0) as again,
                 sum(returned) as returned
          from (${bought(daysBefore(nowMs, days + againDays))}) b where paid_at >= ${since} group by goods_id) sums`
    case 'again':
      return sql`
        select goods_id, rebuyers::float8 as score, jsonb_build_object('rebuyers', rebuyers, 'buyers', buyers) as terms
        from (
          select goods_id, count(distinct user_id) as buyers,
                 count(distinct user_id) filter (where ${isAgain}) as rebuyers
          from (${bought(daysBefore(nowMs, days + againDays))}) b
          where paid_at >= ${since} and units > 0 group by goods_id) people`
    case 'new':
      return sql`
        select g.id as goods_id, coalesce(b.units, 0) + ${weights.saved}::float8 * coalesce(f.savers, 0) as score,
               jsonb_build_object('units', coalesce(b.units, 0), 'savers', coalesce(f.savers, 0)) as terms
        from goods g
        left join (select goods_id, sum(units) as units from (${bought(since)}) b group by goods_id) b on b.goods_id = g.id
        left join (select goods_id, count(*) as savers from favourite group by goods_id) f on f.goods_id = g.id
        where g.created_at >= ${since}`
    case 'score':
      return sql`
        select goods_id, (stars + ${weights.assumedComments}::float8 * mall_mean) / (n + ${weights.assumedComments}::float8) as score,
               jsonb_build_object('comments', n, 'mean', stars::float8 / n, 'mallMean', mall_mean) as terms
        from (
          select goods_id, count(*) as n, sum(score) as stars, (sum(sum(score)) over () / sum(count(*)) over ())::float8 as mall_mean
          from comment where score is not null and deleted_at is null and created_at >= ${since} group by goods_id) rated`
    case 'drop':
      return sql`
        select goods_id, 100 * (1 - price_fen::float8 / former_fen) as score,
               jsonb_build_object('priceFen', price_fen, 'formerFen', former_fen) as terms
        from unnest(${drops.map((d) => d.goodsId)}::uuid[], ${drops.map((d) => d.priceFen)}::bigint[],
                    ${drops.map((d) => d.formerFen)}::bigint[]) as d (goods_id, price_fen, former_fen)`
    case 'favorite':
      return sql`
        select goods_id, count(*)::float8 as score, jsonb_build_object('savers', count(*)) as terms
        from favourite where saved_at >= ${since} group by goods_id`
  }
}

/**
 * Whether the mall is too young for best sellers of a period, while the counts of all time, which cards show as sold,
 * are enough for a ranking.
 */
export async function areTooFewSold(tx: Tx, computing: Computing): Promise<boolean> {
  const enough = (products: RawBuilder<unknown>) =>
    sql`(select count(*) from (${products} limit ${fewestRanked}) few) = ${fewestRanked}`
  const { rows } = await sql<{ tooFew: boolean }>`
    select not ${enough(sql`select from (${scored({ ...computing, soldEver: false })}) s
                            join goods g on g.id = s.goods_id and g.is_on_sale where s.score > 0`)}
      and ${enough(sql`select from goods where is_on_sale and sales_count > 0`)} as "tooFew"`.execute(tx)
  return theRow(rows).tooFew
}

/**
 * Computes one kind and period for the mall and for each first-level category, and replaces the rows of the hour before,
 * whose places become the previous ones. A tie keeps their order; where there is none, the newer product comes first.
 */
export async function replaceRanking(tx: Tx, computing: Computing): Promise<void> {
  const { kind, days, hour, nowMs } = computing
  await sql`
    with was_listed as (
      delete from ranking_list where kind = ${kind} and days = ${days} returning category1_id, hour
    ), was_placed as (
      delete from ranking_place where kind = ${kind} and days = ${days} returning category1_id, goods_id, rank
    ), product as (
      select s.goods_id, s.score, s.terms, g.category1_id from (${scored(computing)}) s
      join goods g on g.id = s.goods_id and g.is_on_sale where s.score > 0
    ), listed as (
      select null::uuid as category1_id, goods_id, score, terms from product
      union all select category1_id, goods_id, score, terms from product
    ), ranked as (
      select l.*, w.rank as previous_rank, count(*) over (partition by l.category1_id) as counted,
             row_number() over (partition by l.category1_id
                                order by l.score desc, w.rank nulls last, l.goods_id desc) as rank
      from listed l
      left join was_placed w on w.goods_id = l.goods_id and w.category1_id is not distinct from l.category1_id
    ), placed as (
      insert into ranking_place (kind, days, category1_id, rank, goods_id, score, terms, previous_rank)
      select ${kind}, ${days}, category1_id, rank, goods_id, score, terms, previous_rank from ranked
      where counted >= ${fewestRanked} and rank <= ${mostPlaces}
    )
    insert into ranking_list (kind, days, category1_id, counted, hour, previous_hour, computed_at)
    select ${kind}, ${days}, scope.category1_id, coalesce(max(r.counted), 0), ${hour}, max(w.hour), ${new Date(nowMs)}
    from (select null::uuid as category1_id union select category1_id from listed) scope
    left join ranked r on r.category1_id is not distinct from scope.category1_id
    left join was_listed w on w.category1_id is not distinct from scope.category1_id
    group by scope.category1_id`.execute(tx)
}

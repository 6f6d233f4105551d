import type { Db, Tx } from '@hojip/db'
import { statement } from '@hojip/platform/db'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'
import { formerPriceDays, type PriceStep } from '../rules/prices/price-history.ts'

interface LogRow {
  skuId: string
  nowMs: number
  atMs: number | null
  priceFen: Fen | null
}

const findPrices = statement(
  (goodsId: string, skuId: string | null, days: number) => sql<LogRow>`
    with wanted as (
      select k.id from sku k where k.goods_id = ${goodsId} and (${skuId}::uuid is null or k.id = ${skuId}::uuid)
      order by k.is_on_sale desc, k.price_fen, k.sort, k.id limit 1)
    select w.id as "skuId", (extract(epoch from now()) * 1000)::float8 as "nowMs",
           (extract(epoch from l.at) * 1000)::float8 as "atMs", l.price_fen as "priceFen"
    from wanted w left join price_log l on l.sku_id = w.id and l.at >= coalesce((
      select max(b.at) from price_log b
      where b.sku_id = w.id and b.at <= now() - make_interval(days => ${days}::int)), '-infinity')
    order by l.at, l.id`,
)

export interface LoggedPrices {
  skuId: string
  /** The database's time. */
  nowMs: number
  /** Oldest first; the first row is the one that was in force when the days began, if there is one. */
  log: PriceStep[]
}

/** The log of a SKU, or of the one whose price cards show. Undefined when the product has no such SKU. */
export async function loggedPrices(
  db: Db,
  asked: { goodsId: string; skuId?: string | undefined; days: number },
): Promise<LoggedPrices | undefined> {
  const rows = await findPrices(db, asked.goodsId, asked.skuId ?? null, asked.days)
  if (!rows[0]) return undefined
  const log = rows.flatMap(({ atMs, priceFen }) =>
    atMs === null ? [] : [{ atMs: Math.round(atMs), priceFen }],
  )
  return { skuId: rows[0].skuId, nowMs: Math.round(rows[0].nowMs), log }
}

export interface PriceDrop {
  goodsId: string
  /** The SKU whose price cards show. */
  skuId: string
  priceFen: Fen
  /** The lowest price of the 30 days before the reduction: what pages strike through. */
  formerFen: Fen
  /** The highest price within the days asked for. */
  highestFen: Fen
  since: Date
}

/**
 * Products on sale whose card shows a struck-through price, reduced within the last days (30 at most), the largest
 * share saved first.
 */
export async function priceDrops(db: Db, asked: { days: number; limit: number }): Promise<PriceDrop[]> {
  const { rows } = await sql<PriceDrop>`
    with reduced as (
      select k.id, k.goods_id, k.price_fen, k.line_price_fen,
             k.line_price_until - make_interval(days => ${formerPriceDays}::int) as since
      from sku k join goods g on g.id = k.goods_id
      where k.line_price_fen is not null and k.line_price_until > now() and k.is_on_sale and g.is_on_sale
        and k.line_price_until > now() + make_interval(days => ${formerPriceDays - asked.days}::int)
        and not exists (
          select from sku o where o.goods_id = k.goods_id and o.is_on_sale
            and (o.price_fen, o.sort, o.id) < (k.price_fen, k.sort, k.id))
      order by k.price_fen::float8 / k.line_price_fen, k.goods_id limit ${asked.limit})
    select r.goods_id as "goodsId", r.id as "skuId", r.price_fen as "priceFen", r.line_price_fen as "formerFen",
           greatest(r.line_price_fen, (
             select max(l.price_fen) from price_log l
             where l.sku_id = r.id and l.at > now() - make_interval(days => ${asked.days}::int))) as "highestFen",
           r.since
    from reduced r order by r.price_fen::float8 / r.line_price_fen, r.goods_id`.execute(db)
  return rows
}

export interface PastPrice {
  skuId: string
  at: Date
  priceFen: Fen
}

/**
 * Adds what SKUs asked before the mall knew them, for malls that move here with their history. The last price of each
 * has to be its present one, and counts as asked since then. A SKU that has a past already is left alone.
 */
export async function putPastPrices(tx: Tx, past: readonly PastPrice[]): Promise<void> {
  if (past.length === 0) return
  const [ids, times, prices] = [past.map((p) => p.skuId), past.map((p) => p.at), past.map((p) => p.priceFen)]
  const { rows: added } = await sql<{ id: string; at: Date }>`
    insert into price_log (sku_id, at, price_fen)
    select p.id, p.at, p.fen
    from unnest(${ids}::uuid[], ${times}::timestamptz[], ${prices}::bigint[]) as p (id, at, fen)
    where (select count(*) from price_log l where l.sku_id = p.id) = 1
    order by p.at
    returning sku_id as id, at`.execute(tx)
  await sql`
    with started as (
      select distinct on (p.id) p.id, p.at
      from unnest(${added.map((a) => a.id)}::uuid[], ${added.map((a) => a.at)}::timestamptz[]) as p (id, at) order by p.id, p.at desc
    ), compared as (
      select k.id, s.at, lowest_price_before(k.id, s.at) as fen, k.price_fen from started s join sku k using (id)
      where s.at > now() - make_interval(days => ${formerPriceDays}::int)
    )
    update sku k set line_price_fen = c.fen, line_price_until = c.at + make_interval(days => ${formerPriceDays}::int)
    from compared c where k.id = c.id and c.fen > c.price_fen`.execute(tx)
}

/** Ends the struck-through prices whose time is over. Returns whether there were any. */
export async function endFormerPrices(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id, goods_id from sku where line_price_fen is not null and line_price_until <= now()
    ), touched as (
      select id from goods where id in (select goods_id from due) order by id for update
    ), ended as (
      update sku k set line_price_fen = null, line_price_until = null
      from due d join touched t on t.id = d.goods_id where k.id = d.id and k.line_price_until <= now())
    update goods g set version = g.version + 1 from touched t where g.id = t.id returning g.id`.execute(tx)
  return rows.length > 0
}

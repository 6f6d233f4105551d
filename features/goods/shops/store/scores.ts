import type { Db, Tx } from '@hojip/db'
import { column, jsonOf, record, unanswered, type JsonOf, type RowOf, theRow } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { ScoreKind } from '../contract/scores-calls.ts'
import type { ScoreFacts } from '../rules/scores/scores.ts'

/** The columns of `ScoreFacts`, of a row with the alias k. */
const facts = sql`k.starred, k.stars, k.rated, k.description, k.service, k.delivery, k.due, k.on_time as "onTime",
  k.answers, k.answer_seconds as "answerSeconds"`

/**
 * Counts what the scores of all shops are made of.
 *
 * @param since from when stars and times count; `day` is the first day of the times
 */
export async function countFacts(
  tx: Tx,
  now: Date,
  since: { stars: Date; times: Date; day: string },
): Promise<(ScoreFacts & { shopId: string })[]> {
  const { rows } = await sql<ScoreFacts & { shopId: string }>`
    select k.id as "shopId", ${facts} from (
      select s.id, c.*, r.*, o.*, d.* from shop s
      cross join lateral (
        select count(*)::int as starred, coalesce(sum(score), 0)::int as stars from comment
        where shop_id = s.id and created_at > ${since.stars} and score is not null and deleted_at is null) c
      cross join lateral (
        select count(*)::int as rated, coalesce(sum(description), 0)::int as description,
               coalesce(sum(service), 0)::int as service, coalesce(sum(delivery), 0)::int as delivery
        from order_rating where shop_id = s.id and created_at > ${since.stars}) r
      cross join lateral (
        select count(*)::int as due, count(*) filter (where shipped_at <= ship_by_at)::int as on_time
        from orders
        where shop_id = s.id and paid_at > ${since.times}
          and (shipped_at is not null and ship_by_at is not null
               or ship_by_at < ${now} and (closed_at is null or closed_at > ship_by_at))) o
      cross join lateral (
        select coalesce(sum(answers), 0)::int as answers, coalesce(sum(answer_seconds), 0)::int8 as answer_seconds
        from shop_day where shop_id = s.id and day >= ${since.day}) d) k`.execute(tx)
  return rows
}

const row = record({
  shop_id: column.uuid,
  starred: column.int,
  stars: column.int,
  rated: column.int,
  description: column.int,
  service: column.int,
  delivery: column.int,
  due: column.int,
  on_time: column.int,
  answers: column.int,
  answer_seconds: column.bigint,
  goods_score: column.smallint.orNull,
  shipping_score: column.smallint.orNull,
  service_score: column.smallint.orNull,
})
export type ScoreRow = RowOf<typeof row>

const insertAll = unanswered(
  (rows: JsonOf<readonly ScoreRow[]>, now: Date) => sql`
    insert into shop_score (${row.names}, computed_at) select r.*, ${now} from ${row.rows(rows, 'r')}`,
)

/** Replaces the scores of all shops. */
export async function replaceScores(tx: Tx, rows: readonly ScoreRow[], now: Date): Promise<void> {
  await sql`delete from shop_score`.execute(tx)
  if (rows.length > 0) await insertAll(tx, jsonOf(rows), now)
}

/** Waits until no other process computes the scores. */
export async function lockScores(tx: Tx): Promise<void> {
  await sql`lock table shop_score in share row exclusive mode`.execute(tx)
}

type Means = Record<ScoreKind, number | null>

export interface ShopScoresRead {
  /** Null for a shop whose scores are not computed yet. */
  facts: ScoreFacts | null
  computedAt: Date | null
  /** Hundredths; null for a score that fewer than `fewest` shops have. */
  means: Means
}

/** The facts of a shop's scores, and the mean scores of all shops. */
export async function readScores(db: Db, shopId: string, fewest: number): Promise<ShopScoresRead> {
  const { rows } = await sql<ScoreFacts & { computedAt: Date | null; means: Means }>`
    select ${facts}, k.computed_at as "computedAt", m.means
    from (select jsonb_build_object(
            'goods', case when count(goods_score) >= ${fewest} then round(avg(goods_score))::int end,
            'shipping', case when count(shipping_score) >= ${fewest} then round(avg(shipping_score))::int end,
            'service', case when count(service_score) >= ${fewest} then round(avg(service_score))::int end) as means
          from shop_score) m
    left join shop_score k on k.shop_id = ${shopId}`.execute(db)
  const { computedAt, means, ...found } = theRow(rows)
  return { facts: computedAt && found, computedAt, means }
}

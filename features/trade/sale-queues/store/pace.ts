import { sql } from 'kysely'

/**
 * How a queue lets people in, as expressions over its row `q` and the time `n.at`. Nobody lets anybody in: who is in follows
 * from the row and the database's clock, so that all processes agree and none of them has to be alive. A number is in once the
 * time since `counted_at` suffices for it; `settled` writes down what has happened before anything of the row changes.
 */

/** The time of the statement, for `from`. The statement's own clock: its transaction may have waited for a lock. */
export const now = sql`(select clock_timestamp() as at) n`

/** From `gather_at` to its end nobody orders without a turn. */
export const isCurrent = sql<boolean>`(q.ended_at is null and q.gather_at <= n.at and q.closes_at > n.at)`

/** Between two people who are let in. */
const step = sql`(60.0 / q.per_minute * interval '1 second')`

/** The highest number that is in by now, or was when the queue ended. */
export const letInNow = sql<number>`
  (q.let_in + case when q.paused_at is not null or q.drawn_at is null then 0 else least(q.taken - q.let_in,
    greatest(0, floor(extract(epoch from least(n.at, q.closes_at, q.ended_at) - q.counted_at) * q.per_minute / 60)))::int end)`

/** When the turn `t` comes, or came, at the present pace. */
export const turnComesAt = sql<Date | null>`
  coalesce(t.let_in_at, q.counted_at + (t.number - q.let_in) * 60.0 / q.per_minute * interval '1 second')`

/** Until when somebody may order; null where it is not, or not yet, their turn. */
export const mayOrderUntil = sql<Date | null>`
  case when t.let_in_at is not null or t.number <= ${letInNow} then ${turnComesAt} + q.order_minutes * interval '1 minute' end`

/** The most that one statement writes down. */
const mostSettled = 20_000

/**
 * Writes down who was let in until now, or the first of them where they are very many. While nobody waits, time is not saved up: after it one person is let in at once, and
 * the next one after a step. For the holder of the row's lock, before anything of it changes.
 */
export function settled(queueId: string) {
  return sql`
    with due as materialized (
      select i.id, i.let_in, i.counted_at, i.per_minute, i.at, i.step, least(i.now, i.let_in + ${mostSettled}) as next,
             i.now <= i.let_in + ${mostSettled} as is_all
      from (
        select q.*, n.at, ${letInNow} as now, ${step} as step
        from ${now}, sale_queue q where q.id = ${queueId} and q.paused_at is null and q.drawn_at is not null) i),
    noted as (
      update sale_queue_turn t
      set let_in_at = d.counted_at + (t.number - d.let_in) * 60.0 / d.per_minute * interval '1 second'
      from due d
      where t.queue_id = d.id and t.number > d.let_in and t.number <= d.next)
    update sale_queue q
    set let_in = d.next,
        counted_at = greatest(d.counted_at + (d.next - d.let_in) * 60.0 / d.per_minute * interval '1 second',
          case when d.is_all then d.at - d.step end)
    from due d where q.id = d.id`
}

/**
 * Gives those who gathered their numbers, once the queue has opened: by lot, so that nobody gains by being the quickest. For
 * the holder of the row's lock.
 */
export function drawn(queueId: string) {
  return sql`
    with opening as (
      update sale_queue q
      set drawn_at = n.at, counted_at = n.at - ${step},
          -- Who closed their account while they gathered leaves no gap.
          taken = (select count(*) from sale_queue_turn where queue_id = q.id)
      from ${now} where q.id = ${queueId} and q.drawn_at is null and q.opens_at <= n.at
      returning q.id)
    update sale_queue_turn t set number = lot.number
    from opening o, (
      select user_id, row_number() over (order by gen_random_uuid()) as number
      from sale_queue_turn where queue_id = ${queueId}) lot
    where t.queue_id = o.id and t.user_id = lot.user_id`
}

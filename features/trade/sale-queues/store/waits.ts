import type { Db, Tx } from '@hojip/db'
import { anyOf, statement, unanswered } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { QueueState } from '../contract/states.ts'
import { isCurrent, mayOrderUntil, now } from './pace.ts'

/** A queue that an order has to have been let in by. */
export interface QueueBefore {
  queueId: string
  /** Null: of everything that has no queue of its own. */
  goodsId: string | null
  state: Extract<QueueState, 'gathering' | 'open' | 'paused'>
  /** Whether the shopper has a number whose turn has not come. */
  hasPlace: boolean
  /** Until when the shopper may order, in epoch ms; null while it is not their turn. */
  untilAt: number | null
}

/**
 * Whether any queue is open or planned, as a part of the statements that preview and place an order: nobody skips a queue
 * because of something cached. In a mall without one it is all that queues cost an order.
 */
export const isAnyQueue = sql<boolean>`exists (select from sale_queue where ended_at is null)`

const findQueuesBefore = statement((userId: string, skuIds: readonly string[]) => {
  const wanted = sql`select from sku k where k.id = ${anyOf(skuIds)}`
  return sql<QueueBefore>`
    select w."queueId", w."goodsId", w.state, w."hasTurn" and w.until is null as "hasPlace",
           case when w.until > w.at then floor(extract(epoch from w.until) * 1000)::bigint end as "untilAt"
    from (
      select q.id as "queueId", q.goods_id as "goodsId", ${mayOrderUntil} as until, n.at, t.user_id is not null as "hasTurn",
             case when q.paused_at is not null then 'paused' when q.opens_at > n.at then 'gathering' else 'open' end as state
      from ${now} join sale_queue q on ${isCurrent}
      left join sale_queue_turn t on t.queue_id = q.id and t.user_id = ${userId}
      where case when q.goods_id is not null then exists (${wanted} and k.goods_id = q.goods_id)
            else exists (${wanted} and not exists (
              select from sale_queue own where own.goods_id = k.goods_id and own.ended_at is null
              and own.gather_at <= n.at and own.closes_at > n.at)) end
      order by q.goods_id nulls last) w`
})

/** The open queues of these SKUs, and whether it is the shopper's turn in each. */
export async function queuesBefore(
  db: Db | Tx,
  userId: string,
  skuIds: readonly string[],
): Promise<QueueBefore[]> {
  return findQueuesBefore(db, userId, skuIds)
}

/** Notes that somebody whose turn it was has ordered, for the operators' page. In the transaction of the order. */
export const noteOrdered = unanswered(
  (userId: string, queueIds: readonly string[]) => sql`
    update sale_queue_turn set ordered_at = clock_timestamp()
    where user_id = ${userId} and queue_id = ${anyOf(queueIds)} and ordered_at is null`,
)

import type { Db, Tx } from '@hojip/db'
import { limitOffset, theRow, type PageRequest } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { QueueTimes } from '../rules/queue-state.ts'
import { letInNow, mayOrderUntil, now } from './pace.ts'
import { goneAt, isGone, itsProduct } from './products.ts'

export interface QueueRow extends QueueTimes {
  id: string
  goodsId: string | null
  goodsName: LocalText | null
  perMinute: number
  orderMinutes: number
  mostWaiting: number | null
  taken: number
  letIn: number
  ordered: number
  openedBy: string
  at: Date
}

const shown = sql`
  q.id, q.goods_id as "goodsId", g.name as "goodsName", q.gather_at as "gatherAt", q.opens_at as "opensAt",
  q.closes_at as "closesAt", q.paused_at as "pausedAt", q.ended_at as "endedAt", q.per_minute as "perMinute",
  q.order_minutes as "orderMinutes", q.most_waiting as "mostWaiting", q.taken, ${letInNow} as "letIn",
  ${isGone} as "isGone", n.at,
  (select count(*)::int from sale_queue_turn t where t.queue_id = q.id and t.ordered_at is not null) as ordered,
  coalesce(a.name, '') as "openedBy"`

// Of a product that is gone, the queue stands as it did then.
const ofQueues = sql`
  (select clock_timestamp() as at) clock cross join sale_queue q ${itsProduct} cross join lateral (select least(clock.at, ${goneAt}) as at) n
  left join account a on a.id = q.opened_by`

/** The queues, those that are not over first. */
export async function queuesPage(db: Db, at: PageRequest): Promise<{ rows: QueueRow[]; total: number }> {
  const { rows } = await sql<QueueRow>`
    select ${shown} from ${ofQueues}
    order by q.ended_at is null and not ${isGone} and q.closes_at > n.at desc, q.opens_at desc, q.id ${limitOffset(at)}`.execute(
    db,
  )
  const { total } = theRow(
    (await sql<{ total: number }>`select count(*)::int as total from sale_queue`.execute(db)).rows,
  )
  return { rows, total }
}

/** The queues that have not ended, with how many may order now. */
export async function queuesNow(db: Db): Promise<(QueueRow & { inside: number })[]> {
  const { rows } = await sql<QueueRow & { inside: number }>`
    select ${shown},
           (select count(*)::int from sale_queue_turn t where t.queue_id = q.id and ${mayOrderUntil} > n.at) as inside
    from ${ofQueues}
    where q.ended_at is null and q.closes_at > n.at and not ${isGone}`.execute(db)
  return rows
}

/** The queue for a change of it. */
export async function queueOf(tx: Tx, queueId: string): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`
    select ${shown} from ${ofQueues}
    where q.id = ${queueId}`.execute(tx)
  return rows[0]
}

export interface NewQueue {
  id: string
  goodsId: string | null
  /** Null: at once. */
  opensAt: Date | null
  gatherMinutes: number
  lastMinutes: number
  perMinute: number
  orderMinutes: number
  mostWaiting: number | null
  openedBy: string
}

/** Stores the queue, unless there is one for the same that is not over. By the database's clock. */
export async function putQueue(tx: Tx, queue: NewQueue): Promise<boolean> {
  await endLapsed(tx)
  const { numAffectedRows } = await sql`
    insert into sale_queue (id, goods_id, gather_at, opens_at, closes_at, per_minute, order_minutes, most_waiting,
      counted_at, opened_by)
    select ${queue.id}, ${queue.goodsId}, greatest(n.at, o.at - ${queue.gatherMinutes} * interval '1 minute'), o.at,
           o.at + ${queue.lastMinutes} * interval '1 minute', ${queue.perMinute}, ${queue.orderMinutes},
           ${queue.mostWaiting}, o.at, ${queue.openedBy}
    from ${now}, lateral (select greatest(n.at, ${queue.opensAt}::timestamptz) as at) o
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Notes the end of queues whose time is over. */
async function endLapsed(db: Db | Tx): Promise<void> {
  await sql`update sale_queue set ended_at = closes_at where ended_at is null and closes_at <= clock_timestamp()`.execute(
    db,
  )
}

/** Changes the pace. The caller has settled the queue: what was let in until now is written down. */
export async function putPace(
  tx: Tx,
  queueId: string,
  { perMinute, isPaused }: { perMinute: number; isPaused: boolean },
): Promise<void> {
  await sql`
    update sale_queue q
    set per_minute = ${perMinute}, counted_at = n.at,
        paused_at = case when ${isPaused}::bool then coalesce(q.paused_at, n.at) end
    from ${now} where q.id = ${queueId}`.execute(tx)
}

export async function putEnd(tx: Tx, queueId: string): Promise<void> {
  await sql`update sale_queue set ended_at = clock_timestamp() where id = ${queueId} and ended_at is null`.execute(
    tx,
  )
}

/** What the pages of shoppers need to know of a queue. */
export interface CurrentQueue {
  id: string
  goodsId: string | null
  gatherAt: Date
  closesAt: Date
}

/** The queues that are open or planned. */
export async function currentQueues(db: Db): Promise<CurrentQueue[]> {
  const { rows } = await sql<CurrentQueue>`
    select q.id, q.goods_id as "goodsId", q.gather_at as "gatherAt", q.closes_at as "closesAt"
    from sale_queue q ${itsProduct}
    where q.ended_at is null and q.closes_at > clock_timestamp() and not ${isGone}`.execute(db)
  return rows
}

/** Deletes queues that have been over for so long, with their turns. */
export async function forgetQueues(db: Db, before: Date): Promise<void> {
  await endLapsed(db)
  await sql`delete from sale_queue where ended_at < ${before}`.execute(db)
}

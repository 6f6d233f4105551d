import type { Db } from '@hojip/db'
import { aStall } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'

export interface AQueue {
  /** Null: of the mall, which has one at a time; left out, of a new product. */
  goodsId?: string | null
  perMinute?: number
  orderMinutes?: number
  mostWaiting?: number
  /** From now; negative: ago. */
  opensInSeconds?: number
  gatherSeconds?: number
}

/** An open queue. */
export async function aQueue(db: Db, options: AQueue = {}): Promise<string> {
  const [id, operatorId] = [newId(), newId()]
  const { goodsId = (await aStall(db)).goodsId } = options
  const { perMinute = 60, orderMinutes = 10, mostWaiting = null } = options
  const { opensInSeconds = 0, gatherSeconds = 0 } = options
  await db
    .insertInto('account')
    .values({ id: operatorId, name: 'Ann', role: 'operator', phone: null })
    .execute()
  await sql`
    insert into sale_queue (id, goods_id, gather_at, opens_at, closes_at, per_minute, order_minutes, most_waiting,
      counted_at, opened_by)
    select ${id}, ${goodsId}, o.at - ${gatherSeconds} * interval '1 second', o.at, o.at + interval '1 day', ${perMinute},
           ${orderMinutes}, ${mostWaiting}, o.at, ${operatorId}
    from (select now() + ${opensInSeconds} * interval '1 second' as at) o`.execute(db)
  return id
}

/** Lets time pass for a queue: all its times are so much longer ago. */
export async function passTime(db: Db, queueId: string, seconds: number): Promise<void> {
  const by = sql`${seconds}::float8 * interval '1 second'`
  await sql`
    with turns as (
      update sale_queue_turn
      set taken_at = taken_at - ${by}, let_in_at = let_in_at - ${by}, ordered_at = ordered_at - ${by}
      where queue_id = ${queueId})
    update sale_queue
    set gather_at = gather_at - ${by}, opens_at = opens_at - ${by}, closes_at = closes_at - ${by},
        counted_at = counted_at - ${by}, drawn_at = drawn_at - ${by}, paused_at = paused_at - ${by},
        ended_at = ended_at - ${by}
    where id = ${queueId}`.execute(db)
}

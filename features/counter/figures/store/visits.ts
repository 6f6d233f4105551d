import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@hojip/db'
import { dayBefore } from '@hojip/platform/mall-time'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

const keyBytes = 32

/** The key of a day, the same for all processes. */
export async function visitKey(db: Db, day: string): Promise<Buffer> {
  await sql`insert into visit_key (day, key) values (${day}, ${randomBytes(keyBytes)}) on conflict do nothing`.execute(
    db,
  )
  const found = await sql<{ key: Buffer }>`select key from visit_key where day = ${day}`.execute(db)
  return theRow(found.rows).key
}

export interface Visit {
  goodsId: string
  visitor: Buffer
  hour: number
}

/** Stores first looks; products that do not exist are left out. Marks the days of the shops that got any. */
export async function insertVisits(tx: Tx, day: string, visits: readonly Visit[]): Promise<void> {
  const goodsIds = visits.map((one) => one.goodsId)
  const visitors = visits.map((one) => one.visitor)
  const hours = visits.map((one) => one.hour)
  await sql`
    with added as (
      insert into visit (day, goods_id, visitor, shop_id, hour)
      select ${day}, g.id, v.visitor, g.shop_id, v.hour
      from unnest(${goodsIds}::uuid[], ${visitors}::bytea[], ${hours}::int2[]) as v (goods_id, visitor, hour)
      join goods g on g.id = v.goods_id
      order by g.id, v.visitor
      on conflict do nothing returning shop_id)
    insert into figures_due (shop_id, day) select distinct shop_id, ${day} from added order by shop_id
    on conflict do nothing`.execute(tx)
}

/**
 * Deletes the keys of earlier days, without which nothing leads from a visit to a visitor, and the visits of days before
 * yesterday, whose sums are kept.
 */
export async function forgetVisits(tx: Tx, today: string): Promise<void> {
  await sql`delete from visit v where v.day < ${dayBefore(today)} and not exists (
    select from figures_due d where d.shop_id = v.shop_id and d.day = v.day)`.execute(tx)
  await sql`delete from visit_key where day < ${today}`.execute(tx)
}

/** Hours are shown for today and yesterday alone. */
export function forgetHours(db: Db, before: string) {
  return sql`delete from shop_hour where day < ${before}`.execute(db)
}

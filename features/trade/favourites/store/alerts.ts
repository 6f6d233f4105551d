import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'

interface Owner {
  userId: string
}

type AlertKind = 'stock' | 'price'

/** An option as it is now. */
export interface AlertSku {
  goodsId: string
  priceFen: Fen
  /** Whether it can be ordered. */
  isAvailable: boolean
}

const isAvailable = sql<boolean>`(k.is_on_sale and g.is_on_sale and coalesce(${freeUnits}, 0) > 0)`

export async function alertSku(tx: Tx, skuId: string): Promise<AlertSku | undefined> {
  const { rows } = await sql<AlertSku>`
    select g.id as "goodsId", k.price_fen as "priceFen", ${isAvailable} as "isAvailable"
    from sku k join goods g on g.id = k.goods_id left join stock t on t.sku_id = k.id where k.id = ${skuId}`.execute(
    tx,
  )
  return rows[0]
}

export interface NewAlert {
  id: string
  goodsId: string
  skuId: string
  kind: AlertKind
  targetFen: Fen | null
  at: Date
}

/**
 * Stores an alert, or the new price of the one that there is, unless the viewer has `most` others. The caller holds the
 * owner, so the limit holds. Returns its id; undefined when there are too many.
 */
export async function putAlert(
  tx: Tx,
  viewer: Owner,
  alert: NewAlert,
  most: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into goods_alert as a (id, user_id, goods_id, sku_id, kind, target_fen, made_at)
    select ${alert.id}, ${viewer.userId}, ${alert.goodsId}, ${alert.skuId}, ${alert.kind}, ${alert.targetFen}::bigint,
           ${alert.at}
    where (select count(*) from goods_alert where user_id = ${viewer.userId}) < ${most}
       or exists (select from goods_alert
                  where user_id = ${viewer.userId} and sku_id = ${alert.skuId} and kind = ${alert.kind})
    on conflict (user_id, sku_id, kind) do update set target_fen = excluded.target_fen
    returning a.id`.execute(tx)
  if (!rows[0]) return undefined
  // What changed while the alert was being stored is found by the next comparison.
  await sql`insert into favourite_change (goods_id) values (${alert.goodsId})`.execute(tx)
  return rows[0].id
}

export interface AlertRow {
  id: string
  skuId: string
  kind: AlertKind
  targetFen: Fen | null
  madeAt: Date
}

/** The viewer's alerts, newest first; of one product when it is named. */
export async function alertsOf(db: Db, viewer: Owner, goodsId: string | undefined): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select a.id, a.sku_id as "skuId", a.kind, a.target_fen as "targetFen", a.made_at as "madeAt"
    from goods_alert a
    where a.user_id = ${viewer.userId} and (${goodsId ?? null}::uuid is null or a.goods_id = ${goodsId ?? null}::uuid)
    order by a.id desc`.execute(db)
  return rows
}

/** Returns whether the viewer had it. */
export async function deleteAlert(db: Db, viewer: Owner, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from goods_alert where id = ${id} and user_id = ${viewer.userId} returning id`.execute(db)
  return rows.length > 0
}

export async function deleteAllAlerts(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom('goods_alert').where('user_id', '=', owner.userId).execute()
}

export interface DueAlert {
  id: string
  userId: string
  goodsId: string
  skuId: string
  kind: AlertKind
  fen: Fen
}

/** Takes the alerts of the products whose wish has come true. */
export async function takeDueAlerts(tx: Tx, goodsIds: readonly string[]): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    delete from goods_alert a using (
      select a.id, k.price_fen as fen from goods_alert a
      join sku k on k.id = a.sku_id join goods g on g.id = a.goods_id left join stock t on t.sku_id = k.id
      where a.goods_id = ${anyOf(goodsIds)} and ${isAvailable}
        and (a.kind = 'stock' or k.price_fen <= a.target_fen)) due
    where a.id = due.id
    returning a.id, a.user_id as "userId", a.goods_id as "goodsId", a.sku_id as "skuId", a.kind, due.fen`.execute(
    tx,
  )
  return rows
}

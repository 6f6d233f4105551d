import { anyOf, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { PackedLine } from './rules/packing.ts'

export interface NewParcel {
  id: string
  orderId: string
  carrier: string
  number: string
  at: Date
  lines: readonly PackedLine[]
}

/** False when this carrier's number is already in use. */
export async function insertParcel(tx: Tx, p: NewParcel): Promise<boolean> {
  const { rows } = await sql`
    with made as (
      insert into parcel (id, order_id, carrier, tracking_number, shipped_at, updated_at)
      values (${p.id}, ${p.orderId}, ${p.carrier}, ${p.number}, ${p.at}, ${p.at})
      on conflict (carrier, tracking_number) where return_of is null do nothing returning id
    ), packed as (
      insert into parcel_line (parcel_id, order_line_id, quantity)
      select made.id, l.id, l.quantity
      from made, unnest(${p.lines.map((l) => l.lineId)}::uuid[], ${p.lines.map((l) => l.quantity)}::int[])
        as l (id, quantity)
    )
    select id from made`.execute(tx)
  return rows.length > 0
}

export interface ParcelRow {
  id: string
  orderId: string
  carrier: string
  number: string
  /** 0 picked up, 1 in transit, 2 delivering, 3 signed, 4 failed, 5 problem, 6 returned. */
  status: number
  shippedAt: Date
  deliveredAt: Date | null
  updatedAt: Date
  /** When its number was corrected. */
  correctedAt: Date | null
  /** Since when it has been known to be without news. */
  silentAt: Date | null
  /** Newest first; `at` in epoch ms. */
  traces: { at: number; text: string; state: number | null; area: string | null }[]
  /** For a return: the application it belongs to. Its contents are not recorded. */
  returnOf: string | null
  /** Address and phone of a return; null for parcels to buyers, whose order has both. */
  toAddress: string | null
  toPhone: string | null
  lines: PackedLine[]
}

function parcelsWhere(condition: ReturnType<typeof sql>) {
  return sql<ParcelRow>`
  select p.id, p.order_id as "orderId", p.carrier, p.tracking_number as number, p.status,
         p.shipped_at as "shippedAt", p.delivered_at as "deliveredAt", p.updated_at as "updatedAt", p.return_of as "returnOf",
         p.corrected_at as "correctedAt", p.silent_at as "silentAt", p.to_address as "toAddress", p.to_phone as "toPhone",
         coalesce((select json_agg(json_build_object('at', (extract(epoch from t.at) * 1000)::bigint, 'text', t.text,
                                                     'state', t.state, 'area', t.area)
                                   order by t.at desc, t.state desc nulls last, t.text)
                   from parcel_trace t where t.parcel_id = p.id), '[]') as traces,
         coalesce((select json_agg(json_build_object('lineId', l.order_line_id, 'quantity', l.quantity)
                                   order by l.order_line_id)
                   from parcel_line l where l.parcel_id = p.id), '[]') as lines
  from parcel p where ${condition} order by p.id`
}

/** The parcels to the buyer of an order. The caller has checked access to the order. */
export async function parcelsOf(db: Db | Tx, orderId: string): Promise<ParcelRow[]> {
  return (await parcelsWhere(sql`p.order_id = ${orderId} and p.return_of is null`).execute(db)).rows
}

/** The parcels to the buyers of orders. The caller has checked access to them. */
export async function parcelsOfOrders(db: Db, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return (await parcelsWhere(sql`p.order_id = ${anyOf(orderIds)} and p.return_of is null`).execute(db)).rows
}

/** Parcels of returns, by ids from the caller's own rows. */
export async function returnParcels(db: Db | Tx, ids: readonly string[]): Promise<ParcelRow[]> {
  return ids.length === 0
    ? []
    : (await parcelsWhere(sql`p.id = ${anyOf(ids)} and p.return_of is not null`).execute(db)).rows
}

export interface NewReturn {
  id: string
  refundId: string
  orderId: string
  carrier: string
  number: string
  toAddress: string | null
  toPhone: string | null
  at: Date
}

/** Returns the id of the return's parcel; the same id when the same number is sent again. */
export async function insertReturn(tx: Tx, r: NewReturn): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into parcel (id, order_id, carrier, tracking_number, shipped_at, updated_at, return_of, to_address, to_phone)
    values (${r.id}, ${r.orderId}, ${r.carrier}, ${r.number}, ${r.at}, ${r.at}, ${r.refundId}, ${r.toAddress}, ${r.toPhone})
    on conflict (return_of, carrier, tracking_number) where return_of is not null
    do update set updated_at = excluded.updated_at returning id`.execute(tx)
  const { id } = theRow(rows)
  return { id, isNew: id === r.id }
}

/** For carriers and jobs, which have no viewer. */
export async function parcelById(db: Db | Tx, id: string): Promise<ParcelRow | undefined> {
  return (await parcelsWhere(sql`p.id = ${id}`).execute(db)).rows[0]
}

/** From where a shop sends, largest place first; '' where it is unknown. */
export async function placeOfShop(db: Db, shopId: string): Promise<string> {
  const shop = await db
    .selectFrom('shop')
    .select(['province', 'city', 'district'])
    .where('id', '=', shopId)
    .executeTakeFirst()
  return shop ? [shop.province, shop.city, shop.district].filter(Boolean).join(' ') : ''
}

export interface News {
  status: number
  events: readonly { at: Date; text: string; state: number | null; area: string | null }[]
  at: Date
}

/**
 * Adds new traces to a parcel. The status follows only the newest message, and never leaves a final state, since
 * pushes overtake each other. A carrier's clock may be ahead: a parcel is not delivered later than that is known.
 */
export async function addNews(tx: Tx, parcelId: string, news: News): Promise<void> {
  const newest = news.events[0]?.at
  if (!newest) return
  await sql`
    insert into parcel_trace (parcel_id, at, text, state, area)
    select distinct on (at, text) ${parcelId}::uuid, at, text, state, area
    from unnest(${news.events.map((e) => e.at)}::timestamptz[], ${news.events.map((e) => e.text)}::text[],
                ${news.events.map((e) => e.state)}::int2[], ${news.events.map((e) => e.area)}::text[])
      as e (at, text, state, area)
    on conflict do nothing`.execute(tx)
  await sql`
    update parcel
    set status = ${news.status}, updated_at = ${news.at}, silent_at = null,
        delivered_at = case when ${news.status}::int = 3 then coalesce(delivered_at, least(${newest}::timestamptz, ${news.at}::timestamptz)) else delivered_at end
    where id = ${parcelId} and (status not in (3, 6) or ${news.status}::int in (3, 6))
      and not exists (select from parcel_trace where parcel_id = ${parcelId} and at > ${newest})`.execute(tx)
}

/**
 * Sends a parcel that came back again under another number. Its traces stay, and the number may be corrected once
 * more. False when the new number is in use, or the parcel is not back.
 */
export async function sendParcelAgain(
  tx: Tx,
  parcelId: string,
  to: { carrier: string; number: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update parcel p
    set carrier = ${to.carrier}, tracking_number = ${to.number}, status = 0, corrected_at = null,
        shipped_at = ${to.at}, updated_at = ${to.at}, silent_at = null
    where p.id = ${parcelId} and p.status = 6 and p.return_of is null
      and not exists (select from parcel other where other.carrier = ${to.carrier}
                        and other.tracking_number = ${to.number} and other.return_of is null)
    returning p.id`.execute(tx)
  return rows.length > 0
}

/** Marks a parcel that has had no news for too long. False when it was marked already. */
export async function markParcelSilent(tx: Tx, parcelId: string, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable('parcel')
    .set({ silent_at: at })
    .where('id', '=', parcelId)
    .where('silent_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/**
 * Replaces a mistyped number, once, and deletes its traces, which are another parcel's. False when the new number is
 * in use, or it is too late.
 */
export async function correctNumber(
  tx: Tx,
  parcelId: string,
  to: { carrier: string; number: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with heard as (delete from parcel_trace where parcel_id = ${parcelId})
    update parcel p
    set carrier = ${to.carrier}, tracking_number = ${to.number}, status = 0, corrected_at = ${to.at},
        updated_at = ${to.at}, silent_at = null
    where p.id = ${parcelId} and p.corrected_at is null and p.status not in (3, 6)
      and not exists (select from parcel other where other.carrier = ${to.carrier}
                        and other.tracking_number = ${to.number} and other.return_of is null)
    returning p.id`.execute(tx)
  return rows.length > 0
}

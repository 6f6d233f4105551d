import type { Db, Tx } from '@hojip/db'
import { column, jsonOf, record } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import { parcelKey, type RowProblem, type SheetRow } from '../rules/sheets/check-sheet.ts'

type Seller = Pick<Viewer, 'shopId'>

export interface SheetState {
  id: string
  shopId: string
  userId: string
  rows: number
  done: number
  shipped: number
  createdAt: Date
  endedAt: Date | null
}

const columns = sql`id, shop_id as "shopId", user_id as "userId", rows, done, shipped, created_at as "createdAt", ended_at as "endedAt"`

const row = record({ place: column.int, orderCode: column.text, expCode: column.text, number: column.text })

export type PlacedRow = SheetRow & { place: number }

/** Stores a sheet with its rows. False while the shop runs another one. */
export async function openSheet(
  tx: Tx,
  sheet: { id: string; shopId: string; userId: string; at: Date; rows: readonly SheetRow[] },
): Promise<boolean> {
  const opened = await sql`
    insert into ship_sheet (id, shop_id, user_id, rows, created_at)
    values (${sheet.id}, ${sheet.shopId}, ${sheet.userId}, ${sheet.rows.length}, ${sheet.at})
    on conflict (shop_id) where ended_at is null do nothing returning id`.execute(tx)
  if (opened.rows.length === 0) return false
  const placed = sheet.rows.map((one, at) => ({ ...one, place: at + 1 }))
  await sql`
    insert into ship_sheet_row (sheet_id, place, order_code, carrier, tracking_number)
    select ${sheet.id}, r.place, r."orderCode", r."expCode", r.number from ${row.rows(jsonOf(placed), 'r')}`.execute(
    tx,
  )
  return true
}

/** For the job, which has no viewer: a sheet that still runs. */
export async function runningSheet(db: Db, id: string): Promise<SheetState | undefined> {
  return (
    await sql<SheetState>`select ${columns} from ship_sheet where id = ${id} and ended_at is null`.execute(db)
  ).rows[0]
}

/** The row whose turn it is. */
export async function rowOfSheet(db: Db, sheetId: string, place: number): Promise<PlacedRow | undefined> {
  const { rows } = await sql<PlacedRow>`
    select place, order_code as "orderCode", carrier as "expCode", tracking_number as number
    from ship_sheet_row where sheet_id = ${sheetId} and place = ${place}`.execute(db)
  return rows[0]
}

/** Notes what has become of a row, once: when two workers did the same row, the second notes nothing. */
export async function noteRow(
  tx: Tx,
  sheetId: string,
  done: { place: number; problem: RowProblem | undefined; at: Date },
): Promise<void> {
  const moved = await sql`
    update ship_sheet
    set done = ${done.place}, shipped = shipped + ${done.problem ? 0 : 1}::int,
        ended_at = case when rows = ${done.place} then ${done.at}::timestamptz end
    where id = ${sheetId} and done = ${done.place - 1} and ended_at is null returning id`.execute(tx)
  if (moved.rows.length === 0 || !done.problem) return
  await sql`
    update ship_sheet_row set problem = ${done.problem}
    where sheet_id = ${sheetId} and place = ${done.place}`.execute(tx)
}

/** The last sheet of the viewer's shop. */
export async function lastSheet(db: Db, { shopId }: Seller): Promise<SheetState | undefined> {
  const { rows } = await sql<SheetState>`
    select ${columns} from ship_sheet where shop_id = ${shopId ?? null} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** What was refused of a sheet. */
export async function refusedRows(db: Db, sheetId: string): Promise<(PlacedRow & { problem: RowProblem })[]> {
  const { rows } = await sql<PlacedRow & { problem: RowProblem }>`
    select place, order_code as "orderCode", carrier as "expCode", tracking_number as number, problem
    from ship_sheet_row where sheet_id = ${sheetId} and problem is not null order by place`.execute(db)
  return rows
}

/** Those of the parcels that exist already, of whichever shop, as `parcelKey`. */
export async function takenParcels(db: Db, rows: readonly SheetRow[]): Promise<Set<string>> {
  const found = await sql<{ carrier: string; number: string }>`
    select p.carrier, p.tracking_number as number
    from unnest(${rows.map(({ expCode }) => expCode)}::text[], ${rows.map(({ number }) => number)}::text[]) as w (carrier, number)
    join parcel p on p.carrier = w.carrier and p.tracking_number = w.number and p.return_of is null`.execute(
    db,
  )
  return new Set(found.rows.map(parcelKey))
}

/** Sheets that ended long ago. */
export async function forgetSheets(db: Db, before: Date): Promise<void> {
  await sql`delete from ship_sheet where ended_at < ${before}`.execute(db)
}

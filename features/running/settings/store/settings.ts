import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

export interface SettingRow {
  name: string
  value: number
  revision: number
  changedBy: string
  changedAt: Date
}

/** The settings that somebody has changed. */
export async function settingRows(db: Db | Tx): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select s.name, s.value, s.revision, coalesce(a.name, '') as "changedBy", s.changed_at as "changedAt"
    from mall_setting s left join account a on a.id = s.changed_by`.execute(db)
  return rows
}

/** The values alone, for the copy that each process has. */
export async function settingValues(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; value: number }>`select name, value from mall_setting`.execute(
    db,
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Lets one change at a time be checked against all settings. Reading goes on. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mall_setting', 0))`.execute(tx)
}

interface NewValue {
  /** The change's. */
  id: string
  name: string
  from: number
  to: number
  changedBy: string
}

/** Stores a value with its entry in the history. Under `lockSettings`, after its revision was compared. */
export async function putSetting(tx: Tx, { id, name, from, to, changedBy }: NewValue): Promise<void> {
  await sql`
    with put as (
      insert into mall_setting (name, value, changed_by) values (${name}, ${to}, ${changedBy})
      on conflict (name) do update
      set value = excluded.value, revision = mall_setting.revision + 1, changed_by = excluded.changed_by,
          changed_at = now())
    insert into mall_setting_change (id, name, from_value, to_value, changed_by)
    values (${id}, ${name}, ${from}, ${to}, ${changedBy})`.execute(tx)
}

export interface ChangeRow {
  id: string
  name: string
  from: number
  to: number
  changedBy: string
  changedAt: Date
}

/** Newest first, of one setting or of all, with the total number. */
export async function changesPage(
  db: Db,
  { name, ...page }: { name: string | undefined } & PageRequest,
): Promise<{ rows: ChangeRow[]; total: number }> {
  const { rows } = await sql<ChangeRow & { total: number }>`
    select c.id, c.name, c.from_value as "from", c.to_value as "to", coalesce(a.name, '') as "changedBy",
           c.changed_at as "changedAt"
    from mall_setting_change c left join account a on a.id = c.changed_by
    where ${name ?? null}::text is null or c.name = ${name ?? null}
    order by c.id desc ${limitOffset(page)}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from mall_setting_change
    where ${name ?? null}::text is null or name = ${name ?? null}`.execute(db)
  return { rows, total: theRow(counted.rows).total }
}

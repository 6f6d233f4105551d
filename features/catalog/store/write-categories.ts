import type { Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

export interface CategoryRow {
  id: string
  parent_id: string | null
  level: number
  code: string
  name: LocalText
  picture: string | null
  sort: number
}

export async function categoriesByCode(
  tx: Tx,
  codes: readonly string[],
): Promise<Map<string, { id: string; sort: number }>> {
  const { rows } = await sql<{ id: string; code: string; sort: number }>`
    select id, code, sort from category where code = any(${codes}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}

/** Parents before children. Returns how many rows are new or different. A missing picture keeps the known one. */
export async function upsertCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<number> {
  const done = await sql<{ id: string }>`
    insert into category as c (id, parent_id, level, code, name, picture, sort)
    select id, parent_id, level, code, name, picture, sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, parent_id uuid, level smallint, code text, name jsonb, picture text, sort int)
    on conflict (code) do update set parent_id = excluded.parent_id, level = excluded.level, name = excluded.name,
      picture = coalesce(excluded.picture, c.picture), sort = excluded.sort
    where (c.parent_id, c.level, c.name, c.picture, c.sort) is distinct from (excluded.parent_id, excluded.level,
      excluded.name, coalesce(excluded.picture, c.picture), excluded.sort)
    returning id`.execute(tx)
  return done.rows.length
}

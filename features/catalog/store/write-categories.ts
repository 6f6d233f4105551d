import type { Tables, Tx } from '@hojip/db'
import { column, insertsOf, jsonOf, record, type RowOf } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

const { uuid, text, smallint, int, jsonb } = column
const insertInto = insertsOf<Tables>()

const categoryRow = record({
  id: uuid,
  parent_id: uuid.orNull,
  level: smallint,
  code: text,
  name: jsonb<LocalText>(),
  picture: text.orNull,
  sort: int,
})

export type CategoryRow = RowOf<typeof categoryRow>

export async function categoriesByCode(
  tx: Tx,
  codes: readonly string[],
): Promise<Map<string, { id: string; sort: number }>> {
  const { rows } = await sql<{ id: string; code: string; sort: number }>`
    select id, code, sort from category where code = any(${codes}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}

/**
 * Writes categories, parents before children. Returns how many rows are new or changed. A missing picture leaves the
 * stored one.
 */
export async function upsertCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<number> {
  const done = await sql<{ id: string }>`
    ${insertInto('category as c', categoryRow.of())} from ${categoryRow.rows(jsonOf(rows), 'r')}
    on conflict (code) do update set parent_id = excluded.parent_id, level = excluded.level, name = excluded.name,
      picture = coalesce(excluded.picture, c.picture), sort = excluded.sort
    where (c.parent_id, c.level, c.name, c.picture, c.sort) is distinct from (excluded.parent_id, excluded.level,
      excluded.name, coalesce(excluded.picture, c.picture), excluded.sort)
    returning id`.execute(tx)
  return done.rows.length
}

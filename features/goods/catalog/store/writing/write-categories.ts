import type { Tables, Tx } from '@hojip/db'
import { anyOf, column, insertsOf, jsonOf, record, type RowOf } from '@hojip/platform/db'
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
  return_rule: text.orNull,
})

export type CategoryRow = RowOf<typeof categoryRow>

export interface KnownCategory {
  id: string
  parentId: string | null
  level: number
}

/** By code; a code of a merged category leads to the one it was merged into. */
export async function categoriesByCode(
  tx: Tx,
  codes: readonly string[],
): Promise<Map<string, KnownCategory>> {
  const { rows } = await sql<KnownCategory & { code: string }>`
    select w.code, c.id, c.parent_id as "parentId", c.level
    from category w join category c on c.id = coalesce(w.merged_into_id, w.id)
    where w.code = ${anyOf(codes, 'text')}`.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}

/** Nobody else changes the tree until the transaction ends; readers do not wait. */
export async function holdCategories(tx: Tx): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(tx)
}

/** Adds categories, parents before children. */
export async function insertCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<void> {
  await sql`${insertInto('category', categoryRow.of())} from ${categoryRow.rows(jsonOf(rows), 'r')}`.execute(
    tx,
  )
}

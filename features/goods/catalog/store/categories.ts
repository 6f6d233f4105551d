import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import type { ReturnRule } from '@hojip/policy/contract'
import { sql } from 'kysely'
import type { Placed } from '../rules/categories/tree.ts'
import { ownCategory } from './changes/own-category.ts'
import { theRow } from '@hojip/platform/db'

export interface CategoryRow extends Placed {
  code: string
  name: Required<LocalText>
  version: number
  /** Null: as the category above it. */
  returnRule: ReturnRule | null
}

/** The whole tree, level by level, siblings in their order. */
export async function readTree(db: Db | Tx): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id as "pkId", parent_id as "parentId", level, code, version, return_rule as "returnRule",
      '{"zh-CN": "", "ko-KR": "", "en-US": ""}'::jsonb || name as name
    from category where merged_into_id is null order by level, sort, id`.execute(db)
  return rows
}

/** The products in each category itself, `live` without deleted ones. Categories without products are left out. */
export async function countProducts(db: Db): Promise<Map<string, { all: number; live: number }>> {
  const { rows } = await sql<{ id: string; all: number; live: number }>`
    select id, sum(n)::int as all, sum(n) filter (where is_live)::int as live from (
      select coalesce(m.merged_into_id, g.id) as id, g.is_live, g.n
      from (select ${ownCategory('goods')} as id, deleted_at is null as is_live,
              count(*) as n from goods group by 1, 2) g
      join category m on m.id = g.id) counted group by id`.execute(db)
  return new Map(rows.map(({ id, all, live }) => [id, { all, live: live ?? 0 }]))
}

/** How many products are still to be written anew. */
export async function countFollowing(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from category_follow f
    join goods g on ${ownCategory('g')} = f.category_id and g.id > f.after`.execute(db)
  return theRow(rows).n
}

/** Whether a product is in a category, or in one that was merged into it; a deleted one as well. */
export async function hasProducts(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from category c join goods g on ${ownCategory('g')} = c.id
    where c.id = ${id} or c.merged_into_id = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

/** This code and those made from it, where some category has or had them. */
export async function usedCodes(tx: Tx, base: string): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from category where code = ${base} or code like ${`${base}-%`}`.execute(tx)
  return new Set(rows.map(({ code }) => code))
}

/** Writes the places of categories: parent and level as given, siblings in the order of the list. */
export async function writePlaces(tx: Tx, placed: readonly Placed[]): Promise<void> {
  await sql`
    update category c set parent_id = w.parent_id, level = w.level, sort = w.sort
    from unnest(${placed.map((one) => one.pkId)}::uuid[], ${placed.map((one) => one.parentId)}::uuid[],
      ${placed.map((one) => one.level)}::int[], ${placed.map((_, at) => at)}::int[]) as w (id, parent_id, level, sort)
    where c.id = w.id`.execute(tx)
}

/** Writes the levels of categories that move with another one and stay below their parents. */
export async function writeLevels(tx: Tx, placed: readonly Placed[]): Promise<void> {
  await sql`
    update category c set level = w.level
    from unnest(${placed.map((one) => one.pkId)}::uuid[], ${placed.map((one) => one.level)}::int[]) as w (id, level)
    where c.id = w.id`.execute(tx)
}

/** Counts a change of a category, so that another operator gets the conflict; with its new name where that is the change. */
export async function countChange(tx: Tx, id: string, name?: LocalText): Promise<void> {
  const named = name ? sql`name = ${JSON.stringify(name)},` : sql``
  await sql`update category set ${named} version = version + 1 where id = ${id}`.execute(tx)
}

export async function writeReturnRule(tx: Tx, id: string, rule: ReturnRule | null): Promise<void> {
  await sql`update category set return_rule = ${rule}, version = version + 1 where id = ${id}`.execute(tx)
}

/** Takes a category out of the tree. What was merged into it earlier goes along. */
export async function writeMerged(tx: Tx, id: string, intoId: string): Promise<void> {
  await sql`
    update category set parent_id = null, level = 1, merged_into_id = ${intoId}
    where id = ${id} or merged_into_id = ${id}`.execute(tx)
}

export async function removeCategory(tx: Tx, id: string): Promise<void> {
  await sql`delete from category where merged_into_id = ${id}`.execute(tx)
  await sql`delete from category where id = ${id}`.execute(tx)
}

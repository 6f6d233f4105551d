import { anyOf } from '@hojip/platform/db'
import type { Tx } from '@hojip/db'
import { sql } from 'kysely'
import { ownCategory } from './own-category.ts'

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Notes that all products of these categories have to be written anew; also those that are being written. */
export async function markCategories(tx: Tx, categoryIds: readonly string[]): Promise<void> {
  await sql`
    insert into category_follow (category_id, after)
    select id, ${beforeAll} from unnest(${[...categoryIds]}::uuid[]) as w (id) order by id
    on conflict (category_id) do update set after = excluded.after`.execute(tx)
}

/** Those of these categories that have a product which is elsewhere than its category, or whose category was merged. */
export async function categoriesWithStrays(tx: Tx, categoryIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from unnest(${[...categoryIds]}::uuid[]) as w (id) cross join category_path(w.id) as p (path)
    where exists (select from goods g where ${ownCategory('g')} = w.id
      and (g.category1_id, g.category2_id, g.category3_id) is distinct from (p.path[1], p.path[2], p.path[3]))`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/**
 * Locks the next products of some noted category and puts those of them that are elsewhere where it is now. Returns all
 * of them, those that moved, and whether nothing is left to do; undefined when nothing is noted. What another process is
 * at is left to it.
 */
export async function followNext(
  tx: Tx,
  limit: number,
): Promise<{ ids: string[]; moved: string[]; isLast: boolean } | undefined> {
  const noted = await sql<{ categoryId: string; after: string }>`
    select category_id as "categoryId", after from category_follow
    order by category_id limit 2 for update skip locked`.execute(tx)
  const [next, another] = noted.rows
  if (!next) return undefined
  const { rows } = await sql<{ id: string }>`
    select g.id from goods g where ${ownCategory('g')} = ${next.categoryId} and g.id > ${next.after}
    order by g.id limit ${limit} for no key update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const moved = await sql<{ id: string }>`
    update goods g set category1_id = p.path[1], category2_id = p.path[2], category3_id = p.path[3],
      version = g.version + 1, updated_at = now()
    from category_path(${next.categoryId}) as p (path)
    where g.id = ${anyOf(ids)}
      and (g.category1_id, g.category2_id, g.category3_id) is distinct from (p.path[1], p.path[2], p.path[3])
    returning g.id`.execute(tx)
  await (
    ids.length < limit
      ? sql`delete from category_follow where category_id = ${next.categoryId}`
      : sql`update category_follow set after = ${ids.at(-1)} where category_id = ${next.categoryId}`
  ).execute(tx)
  return { ids, moved: moved.rows.map(({ id }) => id), isLast: ids.length < limit && !another }
}

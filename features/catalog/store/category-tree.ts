import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { CategoryFacts } from '../rules/category-tree.ts'

/** All categories, siblings in their order. */
export async function readCategories(db: Db | Tx): Promise<CategoryFacts[]> {
  const { rows } = await sql<CategoryFacts>`
    select id, parent_id as "parentId", level, code, name, picture from category order by level, sort, id`.execute(
    db,
  )
  return rows
}

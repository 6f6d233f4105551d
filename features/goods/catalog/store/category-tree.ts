import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { CategoryFacts } from '../rules/category-tree.ts'

/** All categories of the tree, siblings in their order. */
export async function readCategories(db: Db | Tx): Promise<CategoryFacts[]> {
  const { rows } = await sql<CategoryFacts>`
    select c.id, c.parent_id as "parentId", c.level, c.code, c.name, c.picture, c.return_rule as "returnRule", coalesce(m.merged, '[]') as merged
    from category c
    left join (select merged_into_id, jsonb_agg(jsonb_build_object('id', id, 'code', code) order by code) as merged
               from category where merged_into_id is not null group by merged_into_id) m on m.merged_into_id = c.id
    where c.merged_into_id is null order by c.level, c.sort, c.id`.execute(db)
  return rows
}

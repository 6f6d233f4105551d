import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

export interface CategoryRead {
  id: string
  parentId: string | null
  level: number
  code: string
  name: LocalText
  picture: string | null
}

/** All categories, siblings in their order. */
export const readCategories = async (db: Db | Tx): Promise<CategoryRead[]> => {
  const { rows } = await sql<CategoryRead>`
    select id, parent_id as "parentId", level, code, name, picture from category order by level, sort, id`.execute(
    db,
  )
  return rows
}

import type { Db } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import type { ReturnRule } from '@hojip/policy/contract'
import { sql } from 'kysely'

export interface RuledCategory {
  name: LocalText
  returnRule: ReturnRule
}

/** The categories that say themselves whether their products can be returned; those below follow them. */
export async function ruledCategories(db: Db): Promise<RuledCategory[]> {
  const { rows } = await sql<RuledCategory>`
    select name, return_rule as "returnRule" from category
    where return_rule is not null and merged_into_id is null order by level, sort, id`.execute(db)
  return rows
}

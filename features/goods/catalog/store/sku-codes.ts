import type { Db } from '@hojip/db'
import { anyOf } from '@hojip/platform/db'
import { sql } from 'kysely'

/** The codes of SKUs, by their ids. */
export async function skuCodes(db: Db, skuIds: readonly string[]): Promise<Map<string, string>> {
  if (skuIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sku')
    .select(['id', 'sn'])
    .where(sql<boolean>`id = ${anyOf(skuIds)}`)
    .execute()
  return new Map(rows.map(({ id, sn }) => [id, sn]))
}

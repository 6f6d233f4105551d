import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

/**
 * Tells every process that its cached lists, trees and shops are stale. Locks one row, so call it last in a
 * transaction.
 */
export async function bumpCatalogVersion(tx: Tx | Db): Promise<void> {
  await sql`update catalog_version set version = version + 1`.execute(tx)
}

export async function readCatalogVersion(db: Db): Promise<number> {
  const found = await sql<{ version: number }>`select version from catalog_version`.execute(db)
  return found.rows[0]!.version
}

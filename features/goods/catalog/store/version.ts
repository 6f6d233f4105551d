import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

/**
 * Tells every process that its cached lists, trees and shops are stale. Locks one row, so call it last in a
 * transaction.
 */
export async function bumpCatalogVersion(tx: Tx | Db): Promise<void> {
  await sql`update catalog_version set version = version + 1`.execute(tx)
}

export interface CatalogVersion {
  version: number
  /** The same as long as nobody has begun or ended a transaction that writes, in any table. */
  snapshot: string
}

export async function readCatalogVersion(db: Db): Promise<CatalogVersion> {
  const found = await sql<CatalogVersion>`
    select version, pg_current_snapshot()::text as snapshot from catalog_version`.execute(db)
  return theRow(found.rows)
}

import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'
import { positionColumn, positionOf, type Position } from '@hojip/platform/replica'

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
  /** Whatever has reached it has everything that this version includes. Only where there is a replica. */
  position?: Position
}

interface Row {
  version: number
  snapshot: string
  lsn?: string
}

/** From the primary alone: no version may be newer than what is read after it. */
export async function readCatalogVersion(db: Db, hasReplica = false): Promise<CatalogVersion> {
  const found = await sql<Row>`
    select version, pg_current_snapshot()::text as snapshot${hasReplica ? positionColumn : sql``} from catalog_version`.execute(
    db,
  )
  const { lsn, ...version } = theRow(found.rows)
  return lsn === undefined ? version : { ...version, position: positionOf(lsn) }
}

import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

/** Uses up a puzzle; false when it was used before. */
export async function takePuzzle(tx: Tx, id: Buffer, expiresAtMs: number): Promise<boolean> {
  const added = await sql`
    insert into account_puzzle (id, expires_at) values (${id}, to_timestamp(${expiresAtMs / 1000}::float8))
    on conflict (id) do nothing returning id`.execute(tx)
  return added.rows.length > 0
}

import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/** backup: of `npm run backup`; upload: one in a bucket; base: of pgBackRest; check: one was restored, and the books held. */
export type BackupKind = 'backup' | 'base' | 'check' | 'upload'

/** When it was done last; null for what was never done. */
export type BackupFacts = Record<BackupKind, { at: Date; place: string; bytes: number } | null>

interface FactRow {
  kind: BackupKind
  at: Date
  place: string
  bytes: number
}

/** One small row for each kind: may be asked as often as figures are wanted. */
export async function backupFacts(db: Db): Promise<BackupFacts> {
  const { rows } = await sql<FactRow>`select kind, at, place, bytes from backup_fact`.execute(db)
  const found = (wanted: BackupKind) => {
    const row = rows.find(({ kind }) => kind === wanted)
    return row ? { at: row.at, place: row.place, bytes: row.bytes } : null
  }
  return { backup: found('backup'), upload: found('upload'), base: found('base'), check: found('check') }
}

/** @param at when the data was as it is there; for a check, when it was restored */
export async function noteBackup(
  db: Db,
  kind: BackupKind,
  { at, place, bytes }: { at: Date; place: string; bytes: number },
): Promise<void> {
  await sql`
    insert into backup_fact (kind, at, place, bytes) values (${kind}, ${at}, ${place}, ${bytes})
    on conflict (kind) do update set at = excluded.at, place = excluded.place, bytes = excluded.bytes`.execute(
    db,
  )
}

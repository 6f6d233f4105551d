import type { Tools } from '@hojip/db'
import { backupFacts, type BackupKind } from '../store/backups.ts'
import {
  overdueFacts,
  partitionFacts,
  type ArchiveAfter,
  type OverdueFact,
  type PartitionFact,
} from '../store/partitions.ts'
import * as store from '../store/read.ts'
import { booksSince, readBooks, type CheckedBooks } from './read-books.ts'
import { readPaused, type PausedPart } from './read-paused.ts'

/** What is true of the whole mall, for whoever watches it from outside. */
export interface MallFacts {
  queues: readonly store.QueueRow[]
  /** What is paused, and for how long; `mall` with the name of its mode when it is not open. */
  paused: readonly PausedFact[]
  unexplained: readonly store.UnexplainedRow[]
  /** Seconds since the oldest payment without an answer ended, and since the oldest stuck refund began; 0 for none. */
  payments: number
  refunds: number
  /** The last check of the books. Before the first there is nothing broken, and its age is the time for which it has been due. */
  books: { ageSeconds: number; broken: Readonly<Record<string, number>> }
  /** The last backup, by the mall or by pgBackRest, and the last one that was restored as a test; undefined when there was none. */
  backup?: { ageSeconds: number } | undefined
  restored?: { ageSeconds: number } | undefined
  partitions: readonly PartitionFact[]
  /** What waits to be archived, of the tables that are. */
  overdue: readonly OverdueFact[]
}

interface PausedFact {
  kind: PausedPart['kind']
  name: string
  ageSeconds: number
}

/** A mall whose first morning is still to come is not late. */
async function lastCheck(db: Tools['db']): Promise<CheckedBooks> {
  return (await readBooks(db)) ?? { at: await booksSince(db), broken: {} }
}

/** Reads what other programs show and watch, by a few small statements; the page of operators reads the same rows. */
export async function readMallFacts(
  { db, clock }: Pick<Tools, 'clock' | 'db'>,
  archiveAfter: ArchiveAfter,
): Promise<MallFacts> {
  const now = new Date(clock.nowMs())
  const [queues, paused, unexplained, wrong, books, backups, partitions, overdue] = await Promise.all([
    store.queueRows(db),
    readPaused(db),
    store.unexplainedMoney(db),
    store.faultRows(db),
    lastCheck(db),
    backupFacts(db),
    partitionFacts(db, now),
    overdueFacts(db, now, archiveAfter),
  ])
  const secondsSince = (at: Date) => Math.max(0, (clock.nowMs() - at.getTime()) / 1_000)
  const ageOf = (...kinds: BackupKind[]) => {
    const ages = kinds.flatMap((kind) => (backups[kind] ? [secondsSince(backups[kind].at)] : []))
    return ages.length > 0 ? { ageSeconds: Math.min(...ages) } : undefined
  }
  const oldest = (kind: 'payments' | 'refunds') => {
    const since = wrong.find((one) => one.kind === kind)?.since
    return since ? secondsSince(since) : 0
  }
  return {
    queues,
    paused: paused.map(({ kind, name, at }) => ({ kind, name, ageSeconds: secondsSince(at) })),
    unexplained,
    payments: oldest('payments'),
    refunds: oldest('refunds'),
    books: { ageSeconds: secondsSince(books.at), broken: books.broken },
    backup: ageOf('backup', 'base'),
    restored: ageOf('check'),
    partitions,
    overdue,
  }
}

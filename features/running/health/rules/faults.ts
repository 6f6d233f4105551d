import { hourMs, minuteMs } from '@hojip/platform/clock'
import type { Fault, Health } from '../contract.ts'

/** From when on something is wrong. */
export const alarms = {
  /** Figures older than this, and processes without a sign of life for this long. */
  silentMs: minuteMs,
  /** A due job that has waited this long. */
  lateSeconds: 60,
  /** Answers that were the server's fault: at least so many, and this share of all. */
  failedCalls: 5,
  failedShare: 0.01,
  slowMs: 500,
  /** The fewest calls for which a quantile is used. */
  fewCalls: 50,
  /** The fewest opened payments for which a share is used, and the least share that has to arrive. */
  fewPayments: 10,
  leastArrived: 0.5,
  /** A day, and two hours for a backup that takes longer than the one before. */
  backupHours: 26,
  /** Two are made ahead, by a job of every night. */
  leastMonthsAhead: 1,
  /** The books are checked every day. */
  booksHours: 48,
} as const

interface CountedFault {
  kind: 'cases' | 'payments' | 'refunds'
  count: number
  since: string
}

interface PausedFact {
  kind: 'mall' | 'payments' | 'queue' | 'refunds'
  name: string
  since: string
  by: string
  reason: string
}

const kindOfPause = {
  mall: 'notOpen',
  payments: 'pausedPayments',
  queue: 'pausedQueue',
  refunds: 'pausedRefunds',
} as const

function ofPause({ kind, name, since, by, reason }: PausedFact): Fault {
  const note = [reason, by].filter((one) => one !== '').join(' · ')
  return fault(kindOfPause[kind], { subject: name, gmtCreate: since, note })
}

type Facts = Pick<Health, 'calls' | 'gateways' | 'processes' | 'queues'> & {
  /** The age of the figures; null when there are none yet. */
  ageMs: number | null
  counted: readonly CountedFault[]
  backup: BackupState
  partitions: readonly PartitionState[]
  /** The last check of the books; undefined before the first. */
  books: { broken: number; at: string; ageMs: number } | undefined
  /** What operators have stopped on purpose. */
  paused: readonly PausedFact[]
}

/** A table that is partitioned by month: how many of the next months have a partition, and whether later rows have come. */
interface PartitionState {
  table: string
  monthsAhead: number
  hasStrays: boolean
}

/** Whether backups are made by the clock here, and the last one: when, in a form for people, and how old it is. */
interface BackupState {
  isExpected: boolean
  at: string | null
  ageMs: number | null
}

/** Backups are missed where some are made by the clock, and where there was one. */
function ofBackups({ isExpected, at, ageMs }: BackupState): Fault[] {
  if (ageMs === null) return isExpected ? [fault('backupOld')] : []
  if (ageMs <= alarms.backupHours * hourMs) return []
  return [fault('backupOld', { count: Math.floor(ageMs / hourMs), gmtCreate: at })]
}

/** Rows that have no month of their own are not lost, but a job has not run for weeks, or a clock is wrong. */
function ofPartitions(partitions: readonly PartitionState[]): Fault[] {
  return partitions
    .filter(({ monthsAhead, hasStrays }) => monthsAhead < alarms.leastMonthsAhead || hasStrays)
    .map(({ table, monthsAhead }) => fault('partitions', { subject: table, count: Math.max(0, monthsAhead) }))
}

/** A mall whose books were never checked is new: they are at the next quiet hour. */
function ofBooks(books: Facts['books']): Fault[] {
  if (!books) return []
  const { broken, at, ageMs } = books
  return [
    ...(broken > 0 ? [fault('booksBroken', { count: broken, gmtCreate: at })] : []),
    ...(ageMs > alarms.booksHours * hourMs
      ? [fault('booksOld', { count: Math.floor(ageMs / hourMs), gmtCreate: at })]
      : []),
  ]
}

function fault(kind: Fault['kind'], more: Partial<Fault> = {}): Fault {
  return { kind, subject: '', count: 0, of: 0, gmtCreate: null, note: '', ...more }
}

function ofCalls({ calls, failed, p95Ms }: Facts['calls']): Fault[] {
  const fails = failed >= alarms.failedCalls && failed > calls * alarms.failedShare
  const isSlow = calls >= alarms.fewCalls && (p95Ms ?? 0) > alarms.slowMs
  return [
    ...(fails ? [fault('callsFail', { count: failed, of: calls })] : []),
    ...(isSlow ? [fault('callsSlow', { count: p95Ms ?? 0, of: calls })] : []),
  ]
}

/** Whether a due job of the queue has waited too long. */
export function isLate({
  waiting,
  waitedSeconds,
  isPaused,
}: Pick<Health['queues'][number], 'isPaused' | 'waitedSeconds' | 'waiting'>): boolean {
  return !isPaused && waiting > 0 && waitedSeconds > alarms.lateSeconds
}

/** What is wrong, the worst first. */
export function faultsOf({
  ageMs,
  calls,
  gateways,
  queues,
  processes,
  counted,
  backup,
  partitions,
  paused,
  books,
}: Facts): Fault[] {
  return [
    ...(ageMs === null || ageMs > alarms.silentMs ? [fault('stale')] : []),
    ...ofCalls(calls),
    ...gateways
      .filter(({ opened, arrived }) => opened >= alarms.fewPayments && arrived < opened * alarms.leastArrived)
      .map(({ channel, opened, arrived }) =>
        fault('paymentsLow', { subject: channel, count: arrived, of: opened }),
      ),
    ...ofBooks(books),
    ...counted.map(({ kind, count, since }) => fault(kind, { count, gmtCreate: since })),
    ...queues
      .filter(({ died }) => died > 0)
      .map(({ name, died }) => fault('jobsDied', { subject: name, count: died })),
    ...queues
      .filter(({ failed, died }) => failed > died)
      .map(({ name, failed, died }) => fault('jobsFailed', { subject: name, count: failed - died })),
    ...queues
      .filter(isLate)
      .map(({ name, waiting, waitedSeconds }) =>
        fault('jobsLate', { subject: name, count: waiting, of: waitedSeconds }),
      ),
    ...paused.map(ofPause),
    ...ofBackups(backup),
    ...ofPartitions(partitions),
    ...processes
      .filter(({ state }) => state === 'lost')
      .map(({ name, lastBeat }) => fault('processLost', { subject: name, gmtCreate: lastBeat })),
  ]
}

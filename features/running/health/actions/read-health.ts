import type { Tools } from '@hojip/db'
import { batched } from '@hojip/platform/cache'
import { wireTime } from '@hojip/platform/mall-time'
import { quantileMs, timeBounds } from '@hojip/platform/meters'
import { minuteMs } from '@hojip/platform/clock'
import type { Health } from '../contract.ts'
import { alarms, faultsOf } from '../rules/faults.ts'
import { queuesOf } from '@hojip/pauses/rules'
import { backupFacts, type BackupFacts } from '../store/backups.ts'
import { partitionFacts } from '../store/partitions.ts'
import * as store from '../store/read.ts'
import { readBooks, type CheckedBooks } from './read-books.ts'
import { readPaused, type PausedPart } from './read-paused.ts'

/** Periods that the figures can be of. */
type Period = keyof typeof spans

const spans = { hour: { minutes: 1, points: 60 }, day: { minutes: 15, points: 96 } }
/** The time of the newest figures is a full minute, so they are up to this much younger. */
const roundedMs = minuteMs

function sumOfCalls(rows: readonly store.CallsRow[]): Health['calls'] {
  const times = Array.from({ length: timeBounds.length + 1 }, (_, at) =>
    rows.reduce((sum, row) => sum + (row.times[at] ?? 0), 0),
  )
  return {
    calls: rows.reduce((sum, row) => sum + row.calls, 0),
    failed: rows.reduce((sum, row) => sum + row.failed, 0),
    p95Ms: quantileMs(times, 0.95),
  }
}

function shownProcess(nowMs: number) {
  return ({ id, name, version, startedAt, beatAt, endedAt }: store.ProcessState) => {
    const isSilent = nowMs - beatAt.getTime() > alarms.silentMs
    return {
      pkId: id,
      name,
      version,
      gmtCreate: wireTime(startedAt.getTime()),
      lastBeat: wireTime(beatAt.getTime()),
      state: endedAt ? ('stopped' as const) : isSilent ? ('lost' as const) : ('running' as const),
    }
  }
}

function at(date: Date): string {
  return wireTime(date.getTime())
}

interface Reading extends Pick<Tools, 'clock' | 'db'> {
  /** Whether the mall makes backups by the clock. */
  isBackedUp: boolean
}

/** The last check of the books: how many rules do not hold, when that was, and how long ago. */
function lastCheck(books: CheckedBooks | undefined, nowMs: number) {
  if (!books) return undefined
  const broken = Object.values(books.broken).filter((count) => count > 0).length
  return { broken, at: at(books.at), ageMs: nowMs - books.at.getTime() }
}

function newest({ backup, base }: BackupFacts): number | null {
  const times = [backup, base].flatMap((one) => (one ? [one.at.getTime()] : []))
  return times.length === 0 ? null : Math.max(...times)
}

/** The queues in which something waits or has failed. */
function shownQueues(rows: readonly store.QueueRow[], paused: readonly PausedPart[]): Health['queues'] {
  const pausedQueues = new Set(
    paused.flatMap(({ kind, name }) => (kind === 'mall' ? [] : queuesOf({ kind, name }))),
  )
  return rows
    .filter(({ waiting, failed }) => waiting > 0 || failed > 0)
    .map(({ name, waitedSeconds, ...counts }) => ({
      name,
      ...counts,
      isOutbox: name.includes('/'),
      isPaused: pausedQueues.has(name),
      waitedSeconds: Math.max(waitedSeconds, 0),
    }))
}

/** All figures, by some small statements that run side by side. */
async function readHealth({ db, clock, isBackedUp }: Reading, period: Period): Promise<Health> {
  const { minutes, points } = spans[period]
  const [trade, sums, called, queued, slow, running, wrong, backups, partitions, paused, books] =
    await Promise.all([
      store.tradePoints(db, { minutes, points }),
      store.gatewaySums(db),
      store.callRows(db),
      store.queueRows(db),
      store.slowStatements(db),
      store.processRows(db),
      store.faultRows(db),
      backupFacts(db),
      partitionFacts(db, new Date(clock.nowMs())),
      readPaused(db),
      readBooks(db),
    ])
  const nowMs = clock.nowMs()
  const measuredMs = sums[0]?.measuredAt?.getTime() ?? null
  const calls = sumOfCalls(called)
  const gateways = sums.map(({ channel, opened, arrived }) => ({ channel, opened, arrived }))
  const queues = shownQueues(queued, paused)
  const checked = lastCheck(books, nowMs)
  const processes = running.map(shownProcess(nowMs))
  const counted = wrong.map(({ since, ...one }) => ({ ...one, since: at(since) }))
  const ageMs = measuredMs === null ? null : nowMs - measuredMs - roundedMs
  const backedUpMs = newest(backups)
  const backup = {
    isExpected: isBackedUp,
    at: backedUpMs === null ? null : wireTime(backedUpMs),
    ageMs: backedUpMs === null ? null : nowMs - backedUpMs,
  }
  return {
    time: wireTime(nowMs),
    measured: measuredMs === null ? null : wireTime(measuredMs),
    minutes,
    points: trade.map((point) => ({ ...point, at: at(point.at) })),
    gateways,
    calls,
    queues,
    processes,
    queueCount: queued.length,
    statements: slow.map(({ totalMs, times, ...one }) => ({
      ...one,
      times,
      meanMs: Math.round(totalMs / times),
    })),
    backedUp: backup.at,
    backupChecked: backups.check && at(backups.check.at),
    books: checked ? { checked: checked.at, broken: checked.broken } : null,
    faults: faultsOf({
      ageMs,
      calls,
      gateways,
      queues,
      processes,
      counted,
      backup,
      partitions,
      books: checked,
      paused: paused.map((one) => ({ ...one, since: at(one.at) })),
    }),
  }
}

/** The figures are the same for everyone who looks: calls that arrive while they are read share the next reading. */
export function createReadHealth(tools: Reading): (period: Period) => Promise<Health> {
  const shared = batched(async (periods) => {
    const read = async (one: string) => [one, await readHealth(tools, one as Period)] as const
    return new Map(await Promise.all(periods.map(read)))
  })
  return async (period) => {
    const health = await shared(period)
    if (!health) throw new Error(`the figures of ${period} were not read`)
    return health
  }
}

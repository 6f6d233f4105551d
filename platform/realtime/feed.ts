import { sql } from 'kysely'
import type { Runner } from '../db/index.ts'
import { onCommit, theRow } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { openMovement, type Movement } from '../movement/index.ts'
import { pause } from '../pause/index.ts'
import type { Signals } from '../signals/index.ts'
import { pushTopic } from './push.ts'
import { createRecent, type Recent, type PushedEvent } from './recent.ts'

interface Found extends Omit<PushedEvent, 'createdMs'> {
  xmin: number
  created_at: Date
}

/**
 * A transaction that commits later than this after it has written its event is not waited for: its event is not
 * delivered. Otherwise one long import would have every reader read all events since its beginning again and again.
 */
const longestTransactionSeconds = 60

/** What a restarted process reads back, so that sockets which come back can resume. */
const readBackSeconds = 300

function eventsSince(db: Runner, cursor: number, seen: readonly number[], mostAtOnce: number) {
  return sql<Found>`
    select s.xmin::text::bigint as xmin, e.id, e.xid::text::bigint as xid, e.channel, e.event, e.frame, e.created_at
    from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) s
    left join lateral (
      select * from push_event
      where xid >= ${String(cursor)}::xid8 and not id = any(${seen}::bigint[])
        and created_at > clock_timestamp() - make_interval(secs => ${longestTransactionSeconds})
      order by xid, id limit ${mostAtOnce}
    ) e on true
    order by e.id`.execute(db)
}

/** Where a process begins: the events of the last minutes, and the transaction below which all are over. */
function eventsBefore(db: Runner) {
  return sql<Found>`
    select s.xmin::text::bigint as xmin, e.id, e.xid::text::bigint as xid, e.channel, e.event, e.frame, e.created_at
    from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) s
    left join push_event e on e.xid < s.xmin
      and e.created_at > clock_timestamp() - make_interval(secs => ${readBackSeconds})
    order by e.id`.execute(db)
}

function eventsOf(rows: readonly Found[]): PushedEvent[] {
  return rows
    .filter(({ id }) => id !== null)
    .map(({ xmin: _, created_at, ...event }) => ({ ...event, createdMs: created_at.getTime() }))
}

/**
 * Deletes the rows that no reader needs any more, and writes one that tells a process which starts later how far back
 * the rows reach. A job calls it every minute.
 */
export async function tidyPushes(db: Runner): Promise<void> {
  await sql`
    with old as (
      delete from push_event where created_at < now() - make_interval(secs => ${readBackSeconds * 2}))
    insert into push_event (channel, event, frame) values ('minutes', 'minute', '{}')`.execute(db)
}

export interface FeedOptions {
  db: Runner
  signals: Signals
  log: Log
  /** Called with new events, each once, as soon as this process sees them. */
  deliver: (events: readonly PushedEvent[], after: number) => void
  /**
   * What tells of events that come without a hint: those that a trigger writes, and those of other programs. Left out, the
   * database is watched for the events alone.
   */
  movement?: Movement | undefined
  /** How many events one read returns at most; the next read follows at once. */
  mostAtOnce?: number
}

export interface Feed {
  /** All events below this transaction have been delivered: a socket resumes from here. */
  after(): number
  recent: Recent
  stop(): Promise<void>
}

/** Reads that follow each other faster than this are one read: a flood of hints costs a hundred reads a second. */
const leastPauseMs = 10
/** After a read that failed. */
const againMs = 250

/** Until one of the two is aborted. */
function either(one: AbortSignal, other: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const any = AbortSignal.any([one, other])
    if (any.aborted) done()
    else any.addEventListener('abort', () => done(), { once: true })
  })
}

/**
 * Reads `push_event` upon every hint and when the database has moved: each row once, as soon as its transaction has
 * committed. The order of ids is not the order of commits, so the reader asks for all rows from the oldest running transaction on
 * and leaves out those it has delivered.
 */
export async function openFeed(options: FeedOptions): Promise<Feed> {
  const { db, signals, log, deliver, mostAtOnce = 5_000 } = options
  const recent = createRecent(readBackSeconds * 1_000)
  const begin = (await eventsBefore(db)).rows
  let cursor = theRow(begin).xmin
  recent.add(eventsOf(begin))
  recent.beginAt(cursor)
  let seen = new Map<number, number>()
  const over = new AbortController()
  let hint = new AbortController()
  const stopListening = onCommit(db, pushTopic, () => signals.publish(pushTopic, ''))
  signals.subscribe(pushTopic, () => hint.abort())
  const movement = options.movement ?? openMovement({ db, signals })
  const stopWatching = movement.onMove(() => hint.abort())

  const read = async () => {
    const { rows } = await eventsSince(db, cursor, [...seen.keys()], mostAtOnce)
    const events = eventsOf(rows)
    for (const { id, xid } of events) seen.set(id, xid)
    // After a full read older rows may still be missing.
    if (events.length < mostAtOnce) cursor = theRow(rows).xmin
    seen = new Map([...seen].filter(([, xid]) => xid >= cursor))
    recent.add(events)
    if (events.length > 0) deliver(events, cursor)
    return events.length === mostAtOnce
  }

  const watch = async () => {
    let wasFound = true
    while (!over.signal.aborted) {
      hint = new AbortController()
      try {
        while (await read()) continue
        wasFound = true
      } catch (error) {
        if (wasFound && !over.signal.aborted) log.warn('realtime.read-failed', { error })
        wasFound = false
      }
      await pause(leastPauseMs, over.signal)
      if (!wasFound) await pause(againMs, over.signal)
      else if (!hint.signal.aborted) await either(over.signal, hint.signal)
    }
  }
  const watching = watch()
  return {
    after: () => cursor,
    recent,
    stop: async () => {
      stopListening()
      stopWatching()
      over.abort()
      if (movement !== options.movement) await movement.stop()
      await watching
    },
  }
}

import { sql } from 'kysely'
import { onWrite, type DatabaseClock, type Runner, theRow } from '../db/index.ts'
import { pause } from '../pause/index.ts'
import type { Signals } from '../signals/index.ts'

/** Reports that somebody has changed the database, so that nobody who waits for a change has to look meanwhile. */
export interface Movement {
  /** Calls the listener soon after any transaction has committed, but four times a second at most; returns how to stop. */
  onMove(listener: () => void): () => void
  /** How often something has moved: a reader at the same count need not read again. */
  count(): number
  stop(): Promise<void>
}

export interface MovementOptions {
  db: Runner
  /** Tell the other processes of what this one has written. */
  signals: Signals
  /** Learns the database's time from each look. */
  clock?: Pick<DatabaseClock, 'learn'>
  /** Pause between two looks where no signal tells what other processes write. */
  pollMs?: number
  /** The same once nothing has moved for `restAfterMs`. */
  restingPollMs?: number
  restAfterMs?: number
  /** The same while signals reach them: for what is written without a signal, and for a signal that is lost. */
  signalledPollMs?: number
}

const topic = 'moved'
/** Listeners read then: a busy mall is read four times a second, not after each of its commits. */
const leastPauseMs = 250

/**
 * The state of all transactions: as long as it is the same, nothing has been committed by anybody. Costs a tenth of what
 * the listeners read.
 */
function look(db: Runner) {
  return sql<{ state: string; ms: number }>`
    select pg_current_snapshot()::text as state, (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(
    db,
  )
}

/** How long nobody looks, by when something has moved last. */
function pausesOf(options: MovementOptions, pollMs: number) {
  const { signals, signalledPollMs = 5_000, restAfterMs = 5_000 } = options
  const { restingPollMs = Math.max(500, pollMs) } = options
  return (movedAtMs: number): number => {
    if (signals.reachOthers()) return signalledPollMs
    return performance.now() - movedAtMs < restAfterMs ? pollMs : restingPollMs
  }
}

/**
 * Watches the database. What this process writes it knows at once, what others write it learns by a signal or by looking at
 * the state of the transactions.
 */
export function openMovement(options: MovementOptions): Movement {
  const { db, signals, clock, pollMs = 250 } = options
  const pauseAfter = pausesOf(options, pollMs)
  const over = new AbortController()
  const listeners = new Set<() => void>()
  let moves = 0
  let isHinted = false
  let hint = new AbortController()
  let state = ''
  let isOurs = false
  let isPublishing = false
  let movedAtMs = performance.now()
  const wake = () => {
    // Aborting makes an error with its stack, also where it is no news: too dear for each write.
    if (!isHinted) hint.abort()
    isHinted = true
  }
  const stopListening = onWrite(db, () => {
    isOurs = true
    wake()
  })
  // A process gets its own messages, too.
  signals.subscribe(topic, () => isPublishing || wake())

  /** With a hint the state is read too: the change that the hint tells of is not found once more. */
  const hasMoved = async (): Promise<boolean> => {
    const wasHinted = isHinted
    isHinted = false
    hint = new AbortController()
    const askedMs = performance.now()
    const { rows } = await look(db)
    clock?.learn(theRow(rows).ms, askedMs, performance.now())
    const isOther = theRow(rows).state !== state
    state = theRow(rows).state
    return wasHinted || isOther
  }
  const tell = () => {
    moves += 1
    movedAtMs = performance.now()
    for (const listener of listeners) listener()
    if (!isOurs) return
    isOurs = false
    isPublishing = true
    signals.publish(topic, '')
    isPublishing = false
  }
  const watch = async () => {
    while (!over.signal.aborted) {
      // A database that does not answer may have moved: the listeners find out, and report it.
      const moved = await hasMoved().catch(() => true)
      const least = moved ? Math.min(leastPauseMs, pollMs) : 0
      if (moved) tell()
      await pause(least, over.signal)
      await pause(pauseAfter(movedAtMs) - least, AbortSignal.any([over.signal, hint.signal]))
    }
  }
  const watching = watch()
  return {
    onMove: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    count: () => moves,
    stop: async () => {
      stopListening()
      over.abort()
      await watching
    },
  }
}

import type { Log } from '../log/index.ts'
import type { Signals } from './signals.ts'

/** Something in the database of which each process has its own copy. */
export interface Copied<T> {
  /** The signal that it has changed; one of its kind in the whole mall. */
  topic: string
  read: () => Promise<T>
  /** Takes what was read. */
  take: (read: T) => void
  /** A signal may be lost, so it is also read from time to time, when something has moved. */
  everyMs: number
  /** The line of the log when it cannot be read. What was read last stays in use. */
  notRead: string
}

export interface LiveCopy {
  /** Reads anew, and tells the other processes to do so. */
  spread(): Promise<void>
  stop(): void
}

export interface CopyTools {
  log: Log
  signals: Signals
  /** How often the database has moved; left out, it may have moved any time. */
  movement?: { count(): number }
}

/** Reads something once, and again after each signal of a change. Throws when the first reading fails. */
export async function openLiveCopy<T>(
  { log, signals, movement }: CopyTools,
  { topic, read, take, everyMs, notRead }: Copied<T>,
): Promise<LiveCopy> {
  let started = 0
  let taken = 0
  let readAt = -1
  const refresh = async () => {
    const count = movement?.count() ?? -1
    const turn = (started += 1)
    const answer = await read()
    // Of two reads under way the later one counts, whichever ends first.
    if (turn <= taken) return
    taken = turn
    readAt = count
    take(answer)
  }
  await refresh()
  const quietly = () => void refresh().catch((error: unknown) => log.warn(notRead, { error }))
  signals.subscribe(topic, quietly)
  const timer = setInterval(() => {
    if (!movement || movement.count() !== readAt) quietly()
  }, everyMs)
  timer.unref()
  return {
    spread: async () => {
      await refresh()
      signals.publish(topic, '')
    },
    stop: () => clearInterval(timer),
  }
}

import { minuteMs } from '../clock/index.ts'
import { pause } from '../pause/index.ts'

/** Something that runs outside this process and may die there. */
export interface Living {
  /** Settles when it has ended, asked or not, with the reason as far as it is known. */
  ended: Promise<string>
  stop(): Promise<void>
}

export interface KeepAliveOptions<T extends Living> {
  /** Restarts it. A failure counts as another death. */
  start: () => Promise<T>
  /** Called when it has died, or could not be restarted. */
  onDeath: (why: string) => void
  onReturn: (living: T) => void
  /**
   * Called once, at the third death within a minute: whether to continue, with longer pauses. Called again only after
   * it has lived for a minute.
   */
  onManyDeaths: (why: string) => 'goOn' | 'giveUp'
  /** For tests. */
  pausesMs?: readonly number[]
}

interface Supervised {
  stop(): Promise<void>
}

const manyDeaths = 3
const withinMs = minuteMs
const pauses = [0, 1_000, 3_000, 10_000, 30_000]

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** Counts deaths in quick succession: `isMany` is true once, at the third within a minute. */
export function countDeaths() {
  let recent: number[] = []
  let inARow = 0
  let isTold = false
  return (nowMs: number) => {
    const last = recent.at(-1)
    if (last === undefined || nowMs - last >= withinMs) {
      inARow = 0
      isTold = false
    }
    recent = [...recent.filter((at) => nowMs - at < withinMs), nowMs]
    inARow += 1
    const isMany = !isTold && recent.length >= manyDeaths
    isTold ||= isMany
    return { inARow, isMany }
  }
}

/** Restarts what dies, at once the first time and then with pauses, until it is stopped or given up. */
export function keepAlive<T extends Living>(first: T, options: KeepAliveOptions<T>): Supervised {
  const { pausesMs = pauses } = options
  const over = new AbortController()
  const countDeath = countDeaths()
  let current: T | undefined = first

  const watch = async () => {
    let failure: string | undefined
    for (;;) {
      const why: string = failure ?? (await current!.ended)
      if (over.signal.aborted) return
      current = undefined
      options.onDeath(why)
      const { inARow, isMany } = countDeath(performance.now())
      if (isMany && options.onManyDeaths(why) === 'giveUp') return
      const pauseMs = pausesMs[Math.min(inARow, pausesMs.length) - 1] ?? 0
      await pause(pauseMs, over.signal)
      if (over.signal.aborted) return
      try {
        current = await options.start()
        failure = undefined
      } catch (error) {
        current = undefined
        failure = reasonOf(error)
      }
      // It may have come back while it was being stopped.
      if (over.signal.aborted) return current?.stop()
      if (current) options.onReturn(current)
    }
  }

  const watching = watch()
  return {
    stop: async () => {
      over.abort()
      await current?.stop()
      await watching
    },
  }
}

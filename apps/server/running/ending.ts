import type { Log } from '@hojip/platform/log'

/** The exit codes of the process; `docs/operating.md` lists them. */
export const exitCodes = {
  stopped: 0,
  cannotStart: 1,
  /** The embedded database, or processes that serve the mall, have died repeatedly. */
  partsDied: 69,
  /** A newer version has changed the database. */
  outdated: 70,
  /** Another mall runs on the data folder. */
  folderInUse: 75,
} as const

const ofSignal = { SIGINT: 130, SIGTERM: 143 } as const

export interface EndingOptions {
  stop: () => Promise<void>
  log: Log
  /** How long `stop` may take besides what it always may. */
  leadMs?: number
  /** Whether npm started the process: then it ends when npm does, however npm ends. */
  isUnderNpm: boolean
  exit?: (code: number) => void
}

/** A terminal signals the whole process group, and npm signals its child again: both count as one signal. */
const oneWishMs = 1_000
/** Requests and jobs have 15 s; after 30 s the process ends whatever still hangs. */
const patienceMs = 30_000
const lookMs = 500

/** Shuts the process down in order at the first signal, and ends it at once at the second. */
export function endWhenTold({ stop, log, leadMs = 0, isUnderNpm, exit = process.exit }: EndingOptions) {
  const mostMs = patienceMs + leadMs
  let toldAt: number | undefined
  const end = (code: number) => {
    if (toldAt !== undefined) return
    toldAt = performance.now()
    setTimeout(() => {
      log.error('server.stop-late', { seconds: mostMs / 1_000 })
      exit(code || exitCodes.cannotStart)
    }, mostMs).unref()
    stop().then(
      () => exit(code),
      (error: unknown) => {
        log.error('server.stop-failed', { error })
        exit(code || exitCodes.cannotStart)
      },
    )
  }
  const handle = (signal: keyof typeof ofSignal) => {
    if (toldAt !== undefined && performance.now() - toldAt > oneWishMs) exit(ofSignal[signal])
    end(exitCodes.stopped)
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
  if (isUnderNpm) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && end(exitCodes.stopped), lookMs).unref()
  }
  return { end }
}

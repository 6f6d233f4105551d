import type { Log } from '@hojip/platform/log'

/** What the process answers to whoever started it; `docs/operating.md` lists them. */
export const exitCodes = {
  stopped: 0,
  cannotStart: 1,
  /** The database of our own has died again and again. */
  databaseDied: 69,
  /** Another mall runs on the data folder. */
  folderInUse: 75,
} as const

const ofSignal = { SIGINT: 130, SIGTERM: 143 } as const

export interface EndingOptions {
  stop: () => Promise<void>
  log: Log
  /** Under npm the process ends with it, however npm ends. */
  isUnderNpm: boolean
  exit?: (code: number) => void
}

/** A terminal tells the whole group, and npm tells its child once more: both are one wish. */
const oneWishMs = 1_000
/** Requests and jobs have 15 s; whatever hangs after that is not waited for. */
const patienceMs = 30_000
const lookMs = 500

/** Ends the process in good order when it is told to, and at once when it is told again. */
export function endWhenTold({ stop, log, isUnderNpm, exit = process.exit }: EndingOptions) {
  let toldAt: number | undefined
  const end = (code: number) => {
    if (toldAt !== undefined) return
    toldAt = performance.now()
    setTimeout(() => {
      log.error('server.stop-late', { seconds: patienceMs / 1_000 })
      exit(code || exitCodes.cannotStart)
    }, patienceMs).unref()
    stop().then(
      () => exit(code),
      (error: unknown) => {
        log.error('server.stop-failed', { error })
        exit(code || exitCodes.cannotStart)
      },
    )
  }
  const hear = (signal: keyof typeof ofSignal) => {
    if (toldAt !== undefined && performance.now() - toldAt > oneWishMs) exit(ofSignal[signal])
    end(exitCodes.stopped)
  }
  process.on('SIGINT', hear)
  process.on('SIGTERM', hear)
  if (isUnderNpm) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && end(exitCodes.stopped), lookMs).unref()
  }
  return { end }
}

import type { Log } from '../log/index.ts'
import { pause } from '../pause/index.ts'
import type { Position } from './position.ts'

/** How far a server's log is, and which one it is: a replica is a copy of the same system. */
export interface Place {
  position: Position
  system: string
}

/** What shows how far a replica is. */
interface Asked {
  /** The end of the log that a replica may have received, and the end of all of it. */
  primary(): Promise<Place & { end: Position }>
  replica(): Promise<Place>
}

export interface ProofOptions {
  asked: Asked
  log: Log
  /** A replica that is further behind is not read from. */
  mostLagMs?: number
  /** Pause between two looks, as long as somebody reads. */
  everyMs?: number
  /** A replica that does not answer for so long is gone. */
  patienceMs?: number
  /** A monotonic counter. */
  steadyMs?: () => number
}

/** Knows whether a replica may be read from. */
export interface Proof {
  /** To be called for each read: as long as there are any, the replica is looked at. */
  isGood(): boolean
  /** The replica did not answer. */
  failed(error: unknown): void
  /** The answer that somebody waits for; undefined when the replica is given up meanwhile. */
  untilAway<T>(answer: Promise<T>): Promise<T | undefined>
  stop(): Promise<void>
}

interface Sample {
  atMs: number
  position: Position
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const late = () => timeout.reject(new Error(`no answer within ${ms} ms`))
  // What arrived while this process itself was blocked has not been read yet.
  const timer = setTimeout(() => setImmediate(late), ms)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

interface Finding {
  /** Everything that was committed before it is on the replica. */
  provenMs: number
  /** Why nothing is proven. */
  error?: unknown
  /** A single note of the primary's place, taken a moment ago, shows nobody to be behind. */
  isFirst: boolean
}

type LookOptions = Required<Pick<ProofOptions, 'asked' | 'mostLagMs' | 'patienceMs' | 'steadyMs'>>

/** Notes where the primary is, and compares the notes with what the replica has replayed. Rejects without the primary. */
function createLook({ asked, mostLagMs, patienceMs, steadyMs }: LookOptions): () => Promise<Finding> {
  let samples: Sample[] = []
  let reached: Position | undefined
  return async () => {
    const atMs = steadyMs()
    const { position, end, system } = await asked.primary()
    samples = [{ atMs, position }, ...samples.filter((sample) => atMs - sample.atMs <= mostLagMs)]
    const isFirst = samples.length === 1
    const isAhead = reached !== undefined && reached > end
    try {
      const place = await within(patienceMs, asked.replica())
      reached = place.position
      if (place.system !== system) throw new Error('it is a copy of another database')
      // After a failover: it has what the new primary never had, and lacks what came since.
      if (isAhead) throw new Error('its log is not that of the primary')
      // One that was restored from an older state, or another one behind the same address, proves less than before.
      const last = samples.find((sample) => sample.position <= place.position)
      return { provenMs: last?.atMs ?? -Infinity, isFirst }
    } catch (error) {
      return { provenMs: -Infinity, error, isFirst: false }
    }
  }
}

/** Those who wait for an answer of the replica. */
function createWaiting() {
  const waiting = new Set<() => void>()
  const untilAway = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    const given = Promise.withResolvers<undefined>()
    const giveUp = () => given.resolve(undefined)
    waiting.add(giveUp)
    // It may fail when nobody waits for it any more.
    answer.catch(() => undefined)
    try {
      return await Promise.race([answer, given.promise])
    } finally {
      waiting.delete(giveUp)
    }
  }
  const giveUpAll = () => {
    for (const giveUp of waiting) giveUp()
  }
  return { untilAway, giveUpAll }
}

/**
 * Compares what a replica has replayed with where the primary was some moments before, once a second while somebody reads.
 * So it needs no clock of another machine and writes nothing: an idle primary stays where it is, and a replica that has
 * all of it is never behind. Until there is a proof, and once the last one is older than `mostLagMs`, the replica is not
 * read from.
 */
export function watchProof(options: ProofOptions): Proof {
  const { asked, log, mostLagMs = 5_000, everyMs = 1_000, patienceMs = 2_000 } = options
  const { steadyMs = () => performance.now() } = options
  const over = new AbortController()
  const look = createLook({ asked, mostLagMs, patienceMs, steadyMs })
  const { untilAway, giveUpAll } = createWaiting()
  let provenMs = -Infinity
  let told: boolean | undefined
  let reads = 0
  let watching: Promise<void> | undefined

  const isProven = () => steadyMs() - provenMs <= mostLagMs
  const tell = (why: Record<string, unknown>) => {
    const isGood = isProven()
    if (!isGood) giveUpAll()
    if (isGood === told || over.signal.aborted) return
    told = isGood
    if (isGood) log.info('db.replica-serves', {})
    else log.warn('db.replica-away', why)
  }
  const judge = (found: Finding) => {
    ;({ provenMs } = found)
    if (!isProven() && found.isFirst) return
    tell(found.error ? { error: found.error } : { why: `more than ${mostLagMs} ms behind` })
  }
  const watch = async () => {
    let last = -1
    while (!over.signal.aborted && reads !== last) {
      last = reads
      // Without the primary nothing is known, and the proof grows old.
      await look().then(judge, () => tell({ why: 'the primary does not answer' }))
      await pause(everyMs, over.signal)
    }
    watching = undefined
  }
  return {
    isGood: () => {
      reads += 1
      watching ??= over.signal.aborted ? undefined : watch()
      return isProven()
    },
    failed: (error) => {
      provenMs = -Infinity
      tell({ error })
    },
    untilAway,
    stop: async () => {
      over.abort()
      await watching
    },
  }
}

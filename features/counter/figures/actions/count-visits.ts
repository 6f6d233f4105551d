import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { isbot } from 'isbot'
import { insertVisits, visitKey, type Visit } from '../store/visits.ts'
import { visitorHash } from './visitor-hash.ts'

const flushMs = 5_000
/** More than this between two writes is no real traffic of one process. */
const mostSeen = 50_000

interface Day {
  day: string
  key: Promise<Buffer>
  /** What this process has written already, so that a reload is not written again. */
  seen: Set<string>
  waiting: Visit[]
}

export interface VisitCounter {
  count(goodsId: string, context: Pick<CallContext, 'ip' | 'raw'>): void
  /** Writes all that was counted before. */
  flush(): Promise<void>
}

/**
 * Keeps looks in memory and writes them every few seconds in one statement, so that a look costs no statement of its
 * own. A process that dies loses the looks of these seconds.
 */
export function createVisitCounter({ db, clock, log }: Tools): VisitCounter {
  let current: Day | undefined
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const write = async ({ day, key, waiting }: Day) => {
    // Until the key of the day is known, looks do not wait here yet.
    await key.catch(() => undefined)
    const visits = waiting.splice(0)
    if (visits.length > 0) await inTransaction(db, (tx) => insertVisits(tx, day, visits))
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const of = current
    if (of)
      writing = writing
        .then(() => write(of))
        .catch((error: unknown) => log.warn('figures.visits-lost', { error }))
    return writing
  }
  const dayOf = (day: string): Day => {
    if (current?.day !== day) {
      void flush()
      current = { day, key: visitKey(db, day), seen: new Set(), waiting: [] }
    }
    return current
  }
  return {
    flush,
    count: (goodsId, { ip, raw }) => {
      const userAgent = String(raw.headers['user-agent'] ?? '')
      if (userAgent === '' || isbot(userAgent)) return
      const time = wireTime(clock.nowMs())
      const of = dayOf(time.slice(0, 10))
      const hour = Number(time.slice(11, 13))
      of.key
        .then((key) => {
          const visitor = visitorHash(key, { ip, userAgent })
          const name = `${goodsId} ${visitor.toString('base64')}`
          if (of.seen.has(name) || of.seen.size >= mostSeen) return
          of.seen.add(name)
          of.waiting.push({ goodsId, visitor, hour })
          timer ??= setTimeout(() => void flush(), flushMs).unref()
        })
        .catch((error: unknown) => {
          // Asked for anew with the next look.
          if (current === of) current = undefined
          log.warn('figures.no-key', { error })
        })
    },
  }
}

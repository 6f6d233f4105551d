import type { Db } from '@hojip/db'
import { sharedLoads } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import type { Log } from '@hojip/platform/log'
import {
  addSettled,
  bytesOfIndex,
  emptyIndex,
  putChanged,
  settle,
  type Around,
  type FreeFrom,
  type ProductIndex,
} from '../rules/memory/product-index.ts'
import { feedStoredMs } from '../rules/memory/feed.ts'
import {
  countOnSale,
  indexRowsOf,
  nextIndexRows,
  readFeed,
  readFreeFrom,
  type Feed,
} from '../store/index-rows.ts'

/** Products that are read at once: some milliseconds of this process, in which nothing else is answered. */
const pageSize = 100
/** Changed products are read in so many at a time. */
const mostChanged = 500
/** What changed without a new version of the catalogue, such as sales, is at most so old. */
const followMs = 200
/** Fewer bytes than these no product takes: a mall that is surely too large is not even begun to be read. */
const leastBytes = 300
/** A mall that was too large, or whose reading failed, is looked at again after this. */
const retryMs = 15 * 60_000
/** Of more recent rows than these, and more than one in eight, the whole is read anew. */
const fewRecent = 5_000

export interface Remembered {
  index: ProductIndex
  around: Around
}

/** The products in this process's memory, read when they are first asked for. */
export interface ProductMemory {
  /**
   * The index with all that was committed before a version of the catalogue was read; undefined while it is being read,
   * or when it takes more memory than it may.
   */
  at(version: number): Promise<Remembered | undefined>
}

interface Following {
  index: ProductIndex
  horizon: string
  atMs: number
  /** Changes after the horizon that are in the index. */
  known: Set<string>
}

/** Reads all products, a page at a time. Undefined when they take more than `maxBytes`. */
async function readAll(db: Db, maxBytes: number): Promise<Following | undefined> {
  const most = Math.floor(maxBytes / leastBytes)
  if ((await countOnSale(db, most + 1)) > most) return undefined
  // Whatever changes while the pages are read is in the feed from here on.
  const { horizon, atMs } = await readFeed(db)
  const index = emptyIndex()
  let last: { standing: number; goodsId: string } | undefined
  do {
    const rows = await nextIndexRows(db, last, pageSize)
    for (const row of rows) addSettled(index, row)
    if (bytesOfIndex(index) > maxBytes) return undefined
    last = rows.length < pageSize ? undefined : rows.at(-1)
  } while (last)
  settle(index)
  return follow(db, { index, horizon, atMs, known: new Set() })
}

function keyOf({ txid, goodsId }: Feed['changes'][number]): string {
  return `${txid} ${goodsId}`
}

/** The same with what was committed until now; undefined when the feed does not go back that far. */
async function follow(db: Db, { index, known, ...last }: Following): Promise<Following | undefined> {
  const { changes, horizon, atMs } = await readFeed(db, last.horizon)
  if (atMs - last.atMs > feedStoredMs / 2) return undefined
  const ids = [...new Set(changes.filter((one) => !known.has(keyOf(one))).map(({ goodsId }) => goodsId))]
  for (let from = 0; from < ids.length; from += mostChanged) {
    const some = ids.slice(from, from + mostChanged)
    putChanged(index, some, await indexRowsOf(db, some))
  }
  const open = changes.filter(({ txid }) => BigInt(txid) >= BigInt(horizon))
  return { index, horizon, atMs, known: new Set(open.map(keyOf)) }
}

function isWornOut({ settled, recent }: ProductIndex): boolean {
  return recent.size > Math.max(fewRecent, settled.size / 8)
}

export interface MemorySource {
  db: Db
  clock: Clock
  log?: Log
}

/** @param maxBytes what it may take; 0 keeps nothing */
export function openProductMemory({ db, clock, log }: MemorySource, maxBytes: number): ProductMemory {
  let following: Following | undefined
  let reading: Promise<void> | undefined
  let notBeforeMs = -Infinity
  let asked: { version: number; atMs: number; done: Promise<Following | undefined> } | undefined
  const free = sharedLoads<FreeFrom>({
    ...{ clock, maxAgeMs: 15_000, maxEntries: 1, maxBytes: 1, bytesOf: () => 1 },
  })

  const read = () => {
    if (reading || maxBytes === 0 || clock.nowMs() < notBeforeMs) return
    reading = readAll(db, maxBytes)
      .then((found) => {
        if (found) following = found
        else notBeforeMs = clock.nowMs() + retryMs
        asked = undefined
      })
      // The database answers meanwhile.
      .catch((error: unknown) => {
        notBeforeMs = clock.nowMs() + retryMs
        log?.warn('search.index-unread', { error })
      })
      .then(() => (reading = undefined))
  }

  /** One reading of the feed after the other, so that an older one does not undo what a newer one knows. */
  const followed = (version: number) => {
    const nowMs = clock.nowMs()
    if (asked && asked.version === version && nowMs - asked.atMs < followMs) return asked.done
    const before = asked?.done ?? Promise.resolve(following)
    const done = before.then(async (last) => {
      const found = last && (await follow(db, last))
      // What reading all anew has found stays.
      if (asked?.done === done) following = found
      return found
    })
    // What was applied before it failed is applied again.
    done.catch(() => {
      if (asked?.done === done) asked = undefined
    })
    asked = { version, atMs: nowMs, done }
    return done
  }

  return {
    at: async (version) => {
      if (!following) {
        read()
        return undefined
      }
      const now = await followed(version)
      if (!now || isWornOut(now.index)) read()
      if (!now) return undefined
      const freeFrom = await free.get('all', 0, () => readFreeFrom(db))
      return { index: now.index, around: { shared: now.index.shared, freeFrom, nowMs: clock.nowMs() } }
    },
  }
}

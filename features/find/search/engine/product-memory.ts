import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Db, Reads } from '@hojip/db'
import { sharedLoads } from '@hojip/platform/cache'
import { type Clock, minuteMs, hourMs } from '@hojip/platform/clock'
import type { Log } from '@hojip/platform/log'
import { everything, readsOf, type Position } from '@hojip/platform/replica'
import { joined } from './joined.ts'
import {
  addSettled,
  bytesOfIndex,
  emptyIndex,
  putChanged,
  settling,
  type Around,
  type FreeFrom,
  type ProductIndex,
} from '../rules/memory/product-index.ts'
import {
  countOnSale,
  indexRowsOf,
  nextIndexRows,
  readFeed,
  readFreeFrom,
  readMoment,
} from '../store/index-rows.ts'

/** So long the feed of changed products is kept; a process that has not read it for half of that reads all products anew. */
export const feedStoredMs = 6 * hourMs

/** Products that are read at once: some milliseconds of this process, in which nothing else is answered. */
const pageSize = 100
/** What changed without a new version of the catalogue, such as sales, is at most so old. */
const followMs = 200
/** Who asks waits so long for what has changed; then the database answers. */
const usualPatienceMs = 100
/** Fewer bytes than these no product takes: a mall that is surely too large is not even begun to be read. */
const leastBytes = 300
/** A mall that was too large, or whose reading failed, is looked at again after this. */
const retryMs = 15 * minuteMs
/** Of more recent rows than these, and more than one in eight, the whole is read anew. */
const usualFewRecent = 5_000
/** After so many failures in a row it is read anew, later. */
const mostFailures = 3

export interface Remembered {
  index: ProductIndex
  around: Around
}

/** The products in this process's memory, read when they are first asked for. */
export interface ProductMemory {
  /**
   * The index with all that was committed before a version of the catalogue was read; undefined while it is being read or
   * is behind, and when it takes more memory than it may. Never rejects.
   */
  at(version: number): Promise<Remembered | undefined>
}

interface Following {
  index: ProductIndex
  /** What was committed in it is in the index. */
  snapshot: string
  /** When it was read. */
  atMs: number
  /** The version of the catalogue that it contains for sure. */
  version: number
}

/** Reads all products, a page at a time. Undefined when they take more than `maxBytes`. */
async function readAll(
  { clock, readNow, rowsOf: db }: Reading,
  maxBytes: number,
): Promise<Following | undefined> {
  const most = Math.floor(maxBytes / leastBytes)
  if ((await countOnSale(db, most + 1)) > most) return undefined
  // Whatever changes while the pages are read is in the feed from here on.
  const begun = { atMs: clock.nowMs(), snapshot: await readNow(), version: -1 }
  const index = emptyIndex()
  let reading = nextIndexRows(db, undefined, pageSize)
  for (let isMore = true; isMore;) {
    const rows = await reading
    isMore = rows.length === pageSize
    // While the database reads the next page. Its failure is handled when it is awaited.
    if (isMore) (reading = nextIndexRows(db, rows.at(-1), pageSize)).catch(() => undefined)
    for (const row of rows) addSettled(index, row)
    if (bytesOfIndex(index) > maxBytes) return undefined
  }
  for (const _ of settling(index)) await setImmediate()
  return { ...begun, index }
}

interface Limits {
  /** What it may take; 0 stores nothing. */
  maxBytes: number
  patienceMs?: number
  fewRecent?: number
}

/** Whole, since it bounds what is read from the database. */
function mostRecent({ settled }: ProductIndex, fewRecent: number): number {
  return Math.max(fewRecent, Math.floor(settled.size / 8))
}

/** Whether it may not be used any longer, also when reading all anew fails. */
function isOverfull(index: ProductIndex, most: number, maxBytes: number): boolean {
  return index.recent.size > 2 * most || bytesOfIndex(index) > maxBytes
}

/**
 * Puts what has changed into the index. When it fails in between, the same is put there again.
 * @returns undefined when reading all anew is less work
 */
async function follow(
  { feedSince, rowsOf }: Reading,
  { index, ...last }: Following,
  most: number,
): Promise<{ snapshot: string } | undefined> {
  const { goodsIds, snapshot } = await feedSince(last.snapshot, most + 1)
  if (goodsIds.length > most) return undefined
  for (let from = 0; from < goodsIds.length; from += pageSize) {
    const some = goodsIds.slice(from, from + pageSize)
    putChanged(index, some, await indexRowsOf(rowsOf, some))
  }
  return { snapshot }
}

export interface MemorySource {
  db: Db
  clock: Clock
  log?: Log
  reads?: Reads
}

/** What is known of the primary by a snapshot, and where the rows of products are read, which have at least all of that. */
interface Reading {
  clock: Clock
  readNow(): Promise<string>
  feedSince(snapshot: string, most: number): Promise<{ goodsIds: string[]; snapshot: string }>
  rowsOf: Db
}

function openReading(source: MemorySource): Reading {
  const { db, clock } = source
  const reads = readsOf(source)
  const { hasReplica } = reads
  let known: Position | undefined
  // Two readings may overtake each other: what the later one needs, the earlier one may have as well.
  const learn = (position: Position | undefined) => {
    if (position !== undefined && (known === undefined || position > known)) known = position
  }
  return {
    clock,
    readNow: async () => {
      const { snapshot, position } = await readMoment(db, hasReplica)
      learn(position)
      return snapshot
    },
    feedSince: async (since, most) => {
      const { position, ...feed } = await readFeed(db, { since, most, hasReplica })
      learn(position)
      return feed
    },
    rowsOf: reads.from(() => known ?? everything),
  }
}

/** The terms of delivery of a version of the catalogue, which change with it. */
function openFreeFrom({ db, clock }: MemorySource): (version: number) => Promise<FreeFrom> {
  const one = { clock, maxAgeMs: 15_000, maxEntries: 1, maxBytes: 1, bytesOf: () => 1 }
  const loads = sharedLoads<FreeFrom>(one)
  return (version) => loads.get('all', version, () => readFreeFrom(db))
}

export function openProductMemory(
  source: MemorySource,
  { maxBytes, patienceMs = usualPatienceMs, fewRecent = usualFewRecent }: Limits,
): ProductMemory {
  const { clock, log } = source
  const from = openReading(source)
  let following: Following | undefined
  let reading: Promise<void> | undefined
  let [newest, failures, notBeforeMs] = [0, 0, -Infinity]
  const freeFromAt = openFreeFrom(source)
  const later = () => (notBeforeMs = clock.nowMs() + retryMs)

  const read = () => {
    if (reading || maxBytes === 0 || clock.nowMs() < notBeforeMs) return
    // Two of them would take more than they may.
    if (following && 2 * bytesOfIndex(following.index) > maxBytes) following = undefined
    reading = readAll(from, maxBytes)
      .then((found) => {
        following = found
        if (found) return
        later()
        log?.info('search.index-too-large', { maxBytes })
      })
      // The database answers meanwhile.
      .catch((error: unknown) => {
        later()
        log?.warn('search.index-unread', { error })
      })
      .then(() => (reading = undefined))
  }

  const catchUp = async () => {
    const last = following
    if (!last) return
    const [atMs, version] = [clock.nowMs(), newest]
    // The feed may not go back that far.
    const isTooOld = atMs - last.atMs > feedStoredMs / 2
    try {
      const most = mostRecent(last.index, fewRecent)
      const now = isTooOld ? undefined : await follow(from, last, most)
      failures = 0
      if (now && !isOverfull(last.index, most, maxBytes)) Object.assign(last, now, { atMs, version })
      else if (following === last) following = undefined
    } catch (error) {
      failures += 1
      log?.warn('search.index-behind', { error })
      if (failures < mostFailures || following !== last) return
      following = undefined
      failures = 0
      later()
    }
  }
  const caughtUp = joined(catchUp)

  return {
    at: async (version) => {
      newest = Math.max(newest, version)
      const askedMs = clock.nowMs()
      const isCurrent = (one: Following) => one.version >= version && askedMs - one.atMs < followMs
      if (following && !isCurrent(following))
        await Promise.race([caughtUp(), sleep(patienceMs, undefined, { ref: false })])
      const now = following
      if (!now || now.index.recent.size > mostRecent(now.index, fewRecent)) read()
      if (!now || !isCurrent(now)) return undefined
      const freeFrom = await freeFromAt(version).catch(() => undefined)
      if (!freeFrom) return undefined
      return { index: now.index, around: { shared: now.index.shared, freeFrom, nowMs: clock.nowMs() } }
    },
  }
}

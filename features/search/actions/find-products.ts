import type { Db } from '@hojip/db'
import { shapes } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { ProductSummary } from '@hojip/catalog/contract'
import type { SearchCache } from '../search-cache.ts'
import { readingsOf, type FilterAsked, type ProductFilter } from '../rules/product-filter.ts'
import { cachedCards } from '@hojip/catalog'
import { findIds, maxListed, type FoundIds } from '../store/find-ids.ts'

export interface FoundProducts {
  list: ProductSummary[]
  total: number
  pageNum: number
  pageSize: number
  pages: number
  /** The words that were searched for instead, because those of the caller matched nothing. */
  corrected?: string
  /** Set when there are more products than `total` says. */
  isMore?: true
}

/** The ids of so many products are read at first; only who turns further pages has the others read. */
const firstListed = 400

/**
 * A page of products. The ordered ids of the list are cached for up to 30 s, so that every page costs the same, and
 * pages neither overlap nor skip while the user turns them.
 */
export async function findProducts(
  cache: SearchCache,
  db: Db,
  asked: FilterAsked & { pageNum: number; pageSize: number },
  locale: Locale,
): Promise<FoundProducts> {
  const from = (asked.pageNum - 1) * asked.pageSize
  const found = await listOf(cache, db, asked, from + asked.pageSize)
  if (!found) return shapes.page([], 0, asked)
  const { ids, total, isMore, corrected } = found
  const list = await cachedCards(cache.catalog, db, idsOf(ids, from, asked.pageSize), locale)
  const pages = Math.ceil(Math.min(total, maxListed) / asked.pageSize)
  return {
    ...shapes.page(list, total, asked),
    pages,
    ...(isMore && { isMore }),
    ...(corrected && { corrected }),
  }
}

/** The cached or loaded list of the first reading of the query that finds something. */
async function listOf(
  cache: SearchCache,
  db: Db,
  asked: FilterAsked,
  until: number,
): Promise<(FoundIds & { corrected?: string }) | undefined> {
  const [version, dictionary] = await Promise.all([cache.catalog.version(), cache.dictionary()])
  let last: FoundIds | undefined
  for (const { filter, corrected } of readingsOf(asked, dictionary)) {
    last = await idsUpTo(cache, db, filter, { version, until })
    if (last.total > 0) return { ...last, ...(corrected && { corrected }) }
  }
  return last
}

/** A list that is long enough. The longer one begins with the shorter, so that pages of both fit together. */
async function idsUpTo(
  cache: SearchCache,
  db: Db,
  filter: ProductFilter,
  { version, until }: { version: number; until: number },
): Promise<FoundIds> {
  const key = JSON.stringify(filter)
  const read = async (limit: number) => findIds(db, filter, limit, await cache.steps())
  const first = await cache.lists.get(key, version, () => read(firstListed))
  const isWhole = first.ids.length / idBytes >= first.total
  if (isWhole || until <= firstListed) return first
  return cache.lists.get(`all ${key}`, version, async () => {
    const all = await read(maxListed)
    const known = new Set(idsOf(first.ids, 0, firstListed))
    const others = idsOf(all.ids, 0, maxListed).filter((id) => !known.has(id))
    const rest = Buffer.from(others.join('').replaceAll('-', ''), 'hex')
    return { ...all, ids: Buffer.concat([first.ids, rest]).subarray(0, maxListed * idBytes) }
  })
}

const idBytes = 16

function idsOf(packed: Buffer, from: number, count: number): string[] {
  const ids: string[] = []
  for (let at = from * 16; at < Math.min(packed.length, (from + count) * 16); at += 16) {
    const hex = packed.toString('hex', at, at + 16)
    ids.push(
      `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    )
  }
  return ids
}

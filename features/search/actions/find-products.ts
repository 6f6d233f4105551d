import type { Db } from '@hojip/db'
import { shapes, type OutputOf } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { SearchCache } from '../search-cache.ts'
import type { SearchCalls } from '../contract.ts'
import { keyOfFilter } from '../rules/filter-groups.ts'
import { readingsOf, type FilterAsked, type ProductFilter, type Reading } from '../rules/product-filter.ts'
import { nearWords } from '../rules/words/near.ts'
import { cachedCards } from '@hojip/catalog'
import { withCurrentCategory } from './current-category.ts'
import { explainProducts } from '../store/explain.ts'
import { findIds, maxListed, type FoundIds } from '../store/find-ids.ts'

export type FoundProducts = OutputOf<SearchCalls['POST /bizGoods/findAll']>

/** The ids of so many products are read at first; only who turns further pages has the others read. */
const firstListed = 100

/**
 * A page of products. The ordered ids of the list are cached for up to 30 s, so that every page costs the same, and
 * pages neither overlap nor skip while the user turns them.
 */
export async function findProducts(
  cache: SearchCache,
  db: Db,
  given: FilterAsked & { pageNum: number; pageSize: number },
  { locale, isExplained }: { locale: Locale; isExplained: boolean },
): Promise<FoundProducts> {
  const asked = withCurrentCategory(await cache.catalog.tree(), given)
  const from = (asked.pageNum - 1) * asked.pageSize
  const found = await listOf(cache, db, asked, from + asked.pageSize)
  if (!found) return nothingFound(cache, asked)
  const { ids, total, isMore, reading } = found
  const shown = idsOf(ids, from, asked.pageSize)
  const list = await cachedCards(cache.catalog, db, shown, locale)
  const pages = Math.ceil(Math.min(total, maxListed) / asked.pageSize)
  return {
    ...shapes.page(list, total, asked),
    pages,
    ...(isMore && { isMore }),
    ...(reading.corrected && { corrected: reading.corrected }),
    ...(reading.intents && { understood: reading.intents }),
    ...(isExplained && { explained: await explained(db, reading, shown) }),
  }
}

async function nothingFound(
  cache: SearchCache,
  asked: FilterAsked & { pageNum: number; pageSize: number },
): Promise<FoundProducts> {
  const near = asked.goodsName ? nearWords(asked.goodsName, await cache.dictionary()) : []
  return { ...shapes.page([], 0, asked), ...(near.length > 0 && { near }) }
}

/** Why the products of a page stand where they do, in their order. */
async function explained(db: Db, { how, filter }: Reading, ids: readonly string[]) {
  const byId = new Map((await explainProducts(db, filter, ids)).map((one) => [one.goodsId, one]))
  return ids.flatMap((pkId) => {
    const one = byId.get(pkId)
    if (!one) return []
    const { goodsId: _, ...why } = one
    return [{ pkId, reading: how, ...why }]
  })
}

/** The cached or loaded list of the first reading of the query that finds something. */
async function listOf(
  cache: SearchCache,
  db: Db,
  asked: FilterAsked,
  until: number,
): Promise<(FoundIds & { reading: Reading }) | undefined> {
  const [version, dictionary] = await Promise.all([cache.catalog.version(), cache.dictionary()])
  for (const reading of readingsOf(asked, dictionary)) {
    const found = await idsUpTo(cache, db, reading.filter, { version, until })
    if (found.total > 0) return { ...found, reading }
  }
  return undefined
}

/** A list that is long enough. The longer one begins with the shorter, so that pages of both fit together. */
async function idsUpTo(
  cache: SearchCache,
  db: Db,
  filter: ProductFilter,
  { version, until }: { version: number; until: number },
): Promise<FoundIds> {
  const key = keyOfFilter(filter)
  const read = async (limit: number) => findIds(db, filter, { limit, steps: await cache.steps() })
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

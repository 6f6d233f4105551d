import type { Db } from '@hojip/db'
import { offsetOf, type PageRequest } from '@hojip/platform/db'
import { ownMemory } from '@hojip/platform/cache'
import { shapes, writtenOnce, type OutputOf } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { ReadList, SearchCache } from '../search-cache.ts'
import type { SearchCalls } from '../contract.ts'
import { keyOfFilter } from '../rules/filter-groups.ts'
import { readingsOf, type FilterAsked, type ProductFilter, type Reading } from '../rules/product-filter.ts'
import type { Dictionary } from '../rules/words/dictionary.ts'
import { nearWords } from '../rules/words/near.ts'
import { cachedCards } from '@hojip/catalog'
import { withCurrentCategory } from './current-category.ts'
import { explainProducts } from '../store/explain.ts'
import { maxListed, type FoundIds } from '../store/find-ids.ts'

export type FoundProducts = OutputOf<SearchCalls['POST /bizGoods/findAll']>

/** A page is sent again unlooked at for so long. The figures on its cards may be 400 ms older. */
const momentMs = 100

/** The ids of so many products are read at first; only who turns further pages has the others read. */
const firstListed = 100

/**
 * A page of products. The ordered ids of the list are cached for up to 30 s, so that every page costs the same, and
 * pages neither overlap nor skip while the user turns them.
 */
export async function findProducts(
  cache: SearchCache,
  db: Db,
  given: FilterAsked & PageRequest,
  { locale, isExplained }: { locale: Locale; isExplained: boolean },
): Promise<FoundProducts> {
  const asked = withCurrentCategory(await cache.catalog.tree(), given)
  const key = `${locale} ${JSON.stringify(asked)}`
  const last = cache.pages.get(key)
  const atMs = cache.nowMs()
  const [version, dictionary] = await Promise.all([cache.catalog.version(), cache.dictionary()])
  const read = last?.version === version && last.dictionary === dictionary ? last : undefined
  if (read && atMs - read.atMs < momentMs && !isExplained) return read.page
  const from = offsetOf(asked)
  const found = await listOf(cache, asked, { until: from + asked.pageSize, version, dictionary, read })
  if (!found) return nothingFound(cache, asked)
  const { list, reading } = found
  const shown = last?.list === list ? last.shown : idsOf(list.ids, from, asked.pageSize)
  const cards = await cachedCards(cache.catalog, shown, locale)
  if (isExplained) return { ...pageOf(found, cards, asked), explained: await explained(db, reading, shown) }
  // Most lists are asked for once: only what is asked for again is worth its place and its bytes.
  if (!cache.asked.get(key)) {
    cache.asked.set(key, true)
    return pageOf(found, cards, asked)
  }
  const isSame = last?.list === list && last.reading === reading && isEqual(cards, last.page.list)
  const page = isSame ? last.page : writtenOnce(pageOf(found, cards, asked))
  cache.pages.set(key, { ...found, version, dictionary, shown, page, atMs })
  return page
}

/** Cards are the same objects as long as they show the same. */
function isEqual(some: FoundProducts['list'], others: FoundProducts['list']): boolean {
  return some.length === others.length && some.every((card, i) => card === others[i])
}

function pageOf(
  { list: { total, isMore }, reading: { corrected, intents } }: ReadList,
  cards: FoundProducts['list'],
  asked: PageRequest,
): FoundProducts {
  return {
    ...shapes.page(cards, total, asked),
    pages: Math.ceil(Math.min(total, maxListed) / asked.pageSize),
    ...(isMore && { isMore }),
    ...(corrected && { corrected }),
    ...(intents && { understood: intents }),
  }
}

async function nothingFound(cache: SearchCache, asked: FilterAsked & PageRequest): Promise<FoundProducts> {
  const near = asked.goodsName ? nearWords(asked.goodsName, await cache.dictionary()) : []
  return { ...shapes.page([], 0, asked), ...(near.length > 0 && { near }) }
}

/** Why the products of a page have their places, in their order. */
async function explained(db: Db, { how, filter }: Reading, ids: readonly string[]) {
  const byId = new Map((await explainProducts(db, filter, ids)).map((one) => [one.goodsId, one]))
  return ids.flatMap((pkId) => {
    const one = byId.get(pkId)
    if (!one) return []
    const { goodsId: _, ...why } = one
    return [{ pkId, reading: how, ...why }]
  })
}

interface Reader {
  version: number
  dictionary: Dictionary
  until: number
  /** How the same query was read under the same version and dictionary. */
  read: ReadList | undefined
}

/** The cached or loaded list of the first reading of the query that finds something. */
async function listOf(
  cache: SearchCache,
  asked: FilterAsked,
  { read, ...reader }: Reader,
): Promise<ReadList | undefined> {
  for (const reading of read ? [read.reading] : readingsOf(asked, reader.dictionary)) {
    const list = await idsUpTo(cache, reading.filter, reader)
    if (list.total > 0) return { list, reading }
  }
  return read ? listOf(cache, asked, { ...reader, read: undefined }) : undefined
}

/** A list that is long enough. The longer one begins with the shorter, so that pages of both fit together. */
async function idsUpTo(
  cache: SearchCache,
  filter: ProductFilter,
  { version, until }: { version: number; until: number },
): Promise<FoundIds> {
  const key = keyOfFilter(filter)
  const read = async (limit: number) => {
    const [engine, steps] = await Promise.all([cache.engine(version), cache.steps()])
    const found = await engine.findIds(filter, { limit, steps })
    return { ...found, ids: ownMemory(found.ids) }
  }
  const first = await cache.lists.get(key, version, () => read(firstListed))
  const isWhole = first.ids.length / idBytes >= first.total
  if (isWhole || until <= firstListed) return first
  return cache.lists.get(`all ${key}`, version, async () => {
    const all = await read(maxListed)
    const known = new Set(idsOf(first.ids, 0, firstListed))
    const others = idsOf(all.ids, 0, maxListed).filter((id) => !known.has(id))
    const rest = Buffer.from(others.join('').replaceAll('-', ''), 'hex')
    const ids = Buffer.concat([first.ids, rest]).subarray(0, maxListed * idBytes)
    return { ...all, ids: ownMemory(ids) }
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

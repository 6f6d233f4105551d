import { chances, pick } from './mall/chance.ts'
import { searchWords } from './mall/products.ts'
import type { Known } from './mall/known.ts'
import type { Request } from './load/request.ts'
import { listSize } from './mall/sizes.ts'

/** One row of the table, with all requests of a round. */
export interface Measure {
  what: string
  requests: (round: number) => Request[]
  /** The p99 in ms has to stay below. */
  goalMs?: number
}

/** Measures that run in the same rounds, so that they can be compared with each other. */
export type Group = readonly Measure[]

const json = { 'accept-language': 'zh-CN' }
const browser = { 'accept-language': 'zh-CN', 'accept-encoding': 'gzip, br' }

function page(path: string): Request {
  return { method: 'GET', path, headers: browser }
}

function findAll(asked: object): Request {
  return {
    method: 'POST',
    path: '/v1/bizGoods/findAll',
    headers: json,
    body: { pageSize: listSize, ...asked },
  }
}

/** Lower price bounds that every product meets; each is requested once, so that no cache holds the response. */
const priceBounds = 280
function unasked<T>(values: readonly T[], round: number): { value: T; minPrice: string }[] {
  const chance = chances(round)
  const bounds = Array.from({ length: 40 }, (_, i) => (round * 40 + i) % priceBounds)
  return bounds
    .flatMap((bound) => values.map((value) => ({ value, minPrice: (0.01 + bound / 100).toFixed(2) })))
    .map((one) => ({ one, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

/** A Zipf distribution: the n-th thing is requested 1/n times as often as the first. */
function asWanted<T>(things: readonly T[], count: number): T[] {
  const chance = chances(things.length)
  const mixed = things.map((thing) => ({ thing, place: chance() })).sort((a, b) => a.place - b.place)
  return Array.from({ length: count }, () => mixed[Math.floor(things.length ** chance()) - 1]!.thing)
}

function detailPath(id: string) {
  return `/v1/bizGoods/queryGoodsInfo?goodsId=${id}`
}

function searches(): Group[] {
  return Object.entries(searchWords).map(([kind, words]) => {
    const typed = asWanted(words, 2_000).map((goodsName) => findAll({ goodsName }))
    return [{ what: `search (${kind})`, requests: () => typed, goalMs: 25 }]
  })
}

function get(path: string, asked: Record<string, string>): Request {
  return { method: 'GET', path: `/v1${path}?${new URLSearchParams(asked).toString()}`, headers: json }
}

/** What shoppers have in the search field while they type the second of two words: other texts in each round. */
function typedTexts(round: number): string[] {
  const chance = chances(1_000 + round)
  const kinds = Object.values(searchWords)
  return Array.from({ length: 4_000 }, () => {
    const words = pick(kinds, chance())
    const letters = [...pick(words, chance())]
    return `${pick(words, chance())} ${letters.slice(0, 1 + Math.floor(chance() * letters.length)).join('')}`
  })
}

function neverAsked(known: Known): Group[] {
  const words = Object.values(searchWords).flat()
  const ids = known.categories.map(({ id, level }) => ({ [`category${level}Id`]: id }))
  const goalMs = known.goods > 500_000 ? 50 : 25
  const group = (what: string, requests: Measure['requests']): Group => [
    { what: `${what}, never asked for before`, requests, goalMs },
  ]
  return [
    group('category list', (round) =>
      unasked(ids, round).map(({ value, minPrice }) => findAll({ ...value, minPrice })),
    ),
    group('search (all kinds)', (round) =>
      unasked(words, round).map(({ value, minPrice }) => findAll({ goodsName: value, minPrice })),
    ),
    group('suggestions while typing', (round) =>
      typedTexts(round).map((goodsName) => get('/bizGoods/likeGoodsName', { goodsName })),
    ),
    group('filters of a category', (round) =>
      unasked(ids, round).map(({ value, minPrice }) =>
        get('/sysCategory/queryFilters', { ...value, minPrice, facets: '1' }),
      ),
    ),
    group('filters of a search', (round) =>
      unasked(words, round).map(({ value, minPrice }) =>
        get('/sysCategory/queryFilters', { keyword: value, minPrice, facets: '1' }),
      ),
    ),
  ]
}

/** The number of the deep page: 400, or the last page. */
export function deepPage({ largest }: Known): number {
  return Math.max(1, Math.min(400, Math.floor(largest.goods / listSize)))
}

/** All measures over HTTP that need no session. */
export function publicMeasures(known: Known): Group[] {
  const deep = deepPage(known)
  const inLargest = (pageNum: number) => [findAll({ category1Id: known.largest.id, pageNum })]
  const ids = known.categories.map(({ id, level }) => ({ [`category${level}Id`]: id }))
  const chance = chances(3)
  const lists = Array.from({ length: 2_000 }, () => pick(ids, chance()))
  const detail = (id: string): Request => ({ method: 'GET', path: detailPath(id), headers: json })
  const wanted = asWanted(known.goodsIds, 20_000).map(detail)
  const each = known.goodsIds.map(detail)
  return [
    [{ what: 'product detail', requests: () => wanted, goalMs: 25 }],
    [{ what: 'product detail, all products equally often', requests: () => each, goalMs: 25 }],
    [{ what: 'category list', requests: () => lists.map(findAll), goalMs: 25 }],
    [
      { what: 'largest category, page 1', requests: () => inLargest(1), goalMs: 25 },
      { what: `largest category, page ${deep}`, requests: () => inLargest(deep), goalMs: 25 },
    ],
    ...searches(),
    ...neverAsked(known),
    [{ what: 'page: home', requests: () => [page('/')] }],
    [
      {
        what: 'page: category list',
        requests: () =>
          lists.slice(0, 500).map((one) => page(`/goods?${new URLSearchParams(one).toString()}`)),
      },
    ],
    [
      {
        what: 'page: product',
        requests: () => known.goodsIds.slice(0, 2_000).map((id) => page(`/goods/info/${id}`)),
      },
    ],
  ]
}

/** Each connection is one shopper, who adds the same twenty SKUs repeatedly. */
export function cartRequests(known: Known, tokens: readonly string[]): Request[] {
  return tokens.flatMap((token, i) =>
    known.skuIds.slice(i * 20, i * 20 + 20).map((goodsSpecId): Request => {
      const headers = { ...json, authorization: token }
      return { method: 'POST', path: '/v1/appUserCart/saveCart', headers, body: { goodsSpecId, goodsNum: 1 } }
    }),
  )
}

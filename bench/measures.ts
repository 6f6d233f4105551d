import { chances, pick } from './mall/chance.ts'
import { searchWords } from './mall/products.ts'
import type { Known } from './mall/known.ts'
import type { Request } from './load/request.ts'
import type { Reference } from './references/references.ts'
import { listSize } from './mall/sizes.ts'

/** One row of the table, with all requests of a round. */
export interface Measure {
  what: string
  requests: (round: number) => Request[]
  /** The first one makes the ratio. */
  references: readonly Reference[]
  /** Each request is sent once in a round, so that no cache has the answer. */
  isOnce?: boolean
  /** The p99 in ms has to stay below. */
  goalMs?: number
  /** The least answers per second, divided by those of the first reference. */
  goalRatio?: number
}

/** Measures that run in the same rounds, so that they can be compared with each other. */
export type Group = readonly Measure[]

const plain = { 'accept-language': 'zh-CN' }
const asBrowsers = { ...plain, 'accept-encoding': 'gzip, deflate, br, zstd' }
type Headers = Record<string, string>

function page(path: string, headers: Headers): Request {
  return { method: 'GET', path, headers }
}

function listPage(query: Record<string, string>, headers: Headers): Request {
  return page(`/goods?${new URLSearchParams(query).toString()}`, headers)
}

function findAll(asked: object, headers: Headers = plain): Request {
  return { method: 'POST', path: '/v1/bizGoods/findAll', headers, body: { pageSize: listSize, ...asked } }
}

function detail(id: string, headers: Headers = plain): Request {
  return get('/bizGoods/queryGoodsInfo', { goodsId: id }, headers)
}

function get(path: string, asked: Record<string, string>, headers: Headers = plain): Request {
  return { method: 'GET', path: `/v1${path}?${new URLSearchParams(asked).toString()}`, headers }
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

const words = Object.values(searchWords).flat()

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

/** Answers that no cache has, beside the same queries without the mall. */
function neverAsked(known: Known): Group[] {
  const group = (what: string, requests: Measure['requests']): Group => [
    {
      what: `${what}, never asked before`,
      requests,
      isOnce: true,
      references: ['index query'],
      goalMs: known.goods > 500_000 ? 50 : 25,
      goalRatio: 0.5,
    },
  ]
  return [
    group('product detail', (round) => partOf(known.goodsIds, round, 20_000).map((id) => detail(id))),
    group('category list', (round) =>
      unasked(ofCategories(known), round).map(({ value, minPrice }) => findAll({ ...value, minPrice })),
    ),
    group('search', (round) =>
      unasked(words, round).map(({ value, minPrice }) => findAll({ goodsName: value, minPrice })),
    ),
    group('suggestions while typing', (round) =>
      typedTexts(round).map((goodsName) => get('/bizGoods/likeGoodsName', { goodsName })),
    ),
    group('filters of a category', (round) =>
      unasked(ofCategories(known), round).map(({ value, minPrice }) =>
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

/** Lists and products that no cache has, and pages of products, which are rendered. */
export function overloadRequests(known: Known): Request[] {
  const lists = unasked(ofCategories(known), 100).map(({ value, minPrice }) =>
    findAll({ ...value, minPrice }),
  )
  const ids = known.goodsIds.toReversed()
  return lists.flatMap((list, i) => {
    const id = ids[i % ids.length]!
    return [list, detail(id), page(`/goods/info/${id}`, asBrowsers)]
  })
}

/** Another part in each round, as far as there are enough. */
function partOf<T>(all: readonly T[], round: number, size: number): T[] {
  const most = Math.max(1, Math.min(size, Math.floor(all.length / 8)))
  return all.slice(round * most, (round + 1) * most)
}

/** Pages that were asked for before come from a cache: beside the same bytes. The others are rendered: beside React. */
function pages(known: Known): Group[] {
  const ids = known.goodsIds.slice(0, 200)
  const queries = ofCategories(known).slice(0, 100)
  const kinds: [what: string, again: Request[], once: (round: number, headers: Headers) => Request[]][] = [
    [
      'product',
      ids.map((id) => page(`/goods/info/${id}`, asBrowsers)),
      (round, headers) =>
        // The other end, whose details nobody asked for.
        partOf(known.goodsIds.toReversed(), round, 2_500).map((id) => page(`/goods/info/${id}`, headers)),
    ],
    [
      'category list',
      queries.map((query) => listPage(query, asBrowsers)),
      (round, headers) =>
        unasked(ofCategories(known), round)
          .slice(0, 2_500)
          .map(({ value, minPrice }) => listPage({ ...value, minPrice }, headers)),
    ],
  ]
  return [
    [{ what: 'page: home', requests: () => [page('/', asBrowsers)], references: ['Fastify', 'static file'] }],
    ...kinds.flatMap(([what, again, once]): Group[] => [
      [{ what: `page: ${what}`, requests: () => again, references: ['Fastify', 'static file'] }],
      [
        {
          what: `page: ${what}, never asked before`,
          isOnce: true,
          goalRatio: 0.5,
          requests: (round) => once(round, plain),
          references: ['React', 'static file'],
        },
      ],
      [
        {
          what: `page: ${what}, never asked before, as browsers ask`,
          isOnce: true,
          // Addresses that the same page without compression has not asked for.
          requests: (round) => differing(once(round, asBrowsers)),
          references: ['React', 'static file'],
        },
      ],
    ]),
  ]
}

function differing(requests: readonly Request[]): Request[] {
  return requests.map((one) => ({
    ...one,
    path: `${one.path}${one.path.includes('?') ? '&' : '?'}from=browser`,
  }))
}

function ofCategories({ categories }: Known): Record<string, string>[] {
  return categories.map(({ id, level }) => ({ [`category${level}Id`]: id }))
}

/** The same answers again, as programs and as browsers ask for them, beside the same bytes. */
function again(known: Known): Group[] {
  const wanted = asWanted(known.goodsIds.slice(0, known.wanted), 20_000)
  const chance = chances(3)
  const lists = Array.from({ length: 2_000 }, () => pick(ofCategories(known), chance()))
  const typed = asWanted(words, 2_000)
  const kinds: [what: string, requests: (headers: Headers) => Request[], goalRatio?: number][] = [
    ['product detail', (headers) => wanted.map((id) => detail(id, headers)), 0.3],
    ['category list', (headers) => lists.map((query) => findAll(query, headers))],
    ['search', (headers) => typed.map((goodsName) => findAll({ goodsName }, headers))],
  ]
  return kinds.flatMap(([what, requests, goalRatio]): Group[] => {
    const common = { references: ['Fastify'], goalMs: 25, ...(goalRatio && { goalRatio }) } as const
    return [
      [{ what, requests: () => requests(plain), ...common }],
      [{ what: `${what}, as browsers ask`, requests: () => requests(asBrowsers), ...common }],
    ]
  })
}

/** The number of the deep page: 400, or the last page. */
function deepPage({ largest }: Known): number {
  return Math.max(1, Math.min(400, Math.floor(largest.goods / listSize)))
}

/** All measures over HTTP that need no session. */
export function publicMeasures(known: Known): Group[] {
  const deep = deepPage(known)
  const inLargest = (pageNum: number) => [findAll({ category1Id: known.largest.id, pageNum })]
  const common = { references: ['Fastify'], goalMs: 25 } as const
  return [
    ...again(known),
    [
      { what: 'largest category, page 1', requests: () => inLargest(1), ...common },
      { what: `largest category, page ${deep}`, requests: () => inLargest(deep), ...common },
    ],
    ...neverAsked(known),
    ...pages(known),
  ]
}

/** Each connection is one shopper, who adds the same twenty SKUs repeatedly. */
export function cartRequests(known: Known, tokens: readonly string[]): Request[] {
  return tokens.flatMap((token, i) =>
    known.skuIds.slice(i * 20, i * 20 + 20).map((goodsSpecId): Request => {
      const headers = { ...plain, authorization: token }
      return { method: 'POST', path: '/v1/appUserCart/saveCart', headers, body: { goodsSpecId, goodsNum: 1 } }
    }),
  )
}

import type { CheckoutLoad } from '../load/checkouts.ts'
import type { LoadOrder } from '../load/main.ts'
import type { Request } from '../load/request.ts'
import { connections } from '../mall/sizes.ts'
import { searchWords } from '../mall/products.ts'
import type { Seen } from './known-by-calls.ts'
import type { Side } from './side.ts'

/** One row: what the load does against either mall in a round. */
export interface Path {
  what: string
  order(asked: { side: Side; seen: Seen; tokens: readonly string[]; round: number; ms: number }): LoadOrder
}

const plain = { 'accept-language': 'zh-CN' }
const asBrowsers = { ...plain, 'accept-encoding': 'gzip, br' }
const asSomeBrowsers = { ...plain, 'accept-encoding': 'gzip' }
type Headers = Record<string, string>

const wanted = 200
const repeated = 100

function detail(headers: Headers, id: string): Request {
  return { method: 'GET', path: `/v1/bizGoods/queryGoodsInfo?goodsId=${id}`, headers }
}

function found(headers: Headers, asked: object): Request {
  return { method: 'POST', path: '/v1/bizGoods/findAll', headers, body: { pageSize: 20, ...asked } }
}

function page(path: string): Request {
  return { method: 'GET', path, headers: asSomeBrowsers }
}

function listPage(query: Record<string, string>): Request {
  return page(`/goods?${new URLSearchParams(query).toString()}`)
}

/** Bounds that every product meets, others for each request of each round, so that no cache has the answer. */
function bound(round: number, i: number): { minPrice: string } {
  return { minPrice: ((1 + ((round * 97 + i) % 270)) / 100).toFixed(2) }
}

function neverAsked(seen: Seen, round: number, count: number) {
  return Array.from({ length: count }, (_, i) => ({
    ...seen.categories[(round * 31 + i) % seen.categories.length]!,
    ...bound(round, Math.floor(i / seen.categories.length)),
  }))
}

/** Addresses that nobody asked for in this run: each round has its own. */
function freshQueries(seen: Seen, round: number, what: string): Request[] {
  return seen.goodsIds.map((id, i) => page(`/goods/info/${id}?${what}=${round}-${i}`))
}

const words = Object.values(searchWords).flat()

function reads(what: string, requests: (seen: Seen, round: number) => Request[]): Path {
  return {
    what,
    order: ({ side: { port, pid }, seen, round, ms }) => ({
      kind: 'requests',
      load: { port, pid, requests: requests(seen, round), connections, ms },
    }),
  }
}

function buys(what: string, until: CheckoutLoad['until']): Path {
  return {
    what,
    order: ({ side: { pid }, seen: { skuIds }, round, ms }) => ({
      kind: 'checkouts',
      load: { pid, skuIds, ms, seed: round, connections, until },
    }),
  }
}

function again(what: string, ofHeaders: (headers: Headers, seen: Seen) => Request[]): Path[] {
  return [
    reads(`${what}, again`, (seen) => ofHeaders(plain, seen)),
    reads(`${what}, again, as browsers ask`, (seen) => ofHeaders(asBrowsers, seen)),
  ]
}

export const paths: readonly Path[] = [
  ...again('product detail', (headers, { goodsIds }) =>
    goodsIds.slice(0, wanted).map((id) => detail(headers, id)),
  ),
  ...again('list of a category', (headers, { categories }) =>
    categories.slice(0, repeated).map((query) => found(headers, query)),
  ),
  ...again('search', (headers) => words.slice(0, repeated).map((goodsName) => found(headers, { goodsName }))),
  reads('page of a product, repeated', ({ goodsIds }) =>
    goodsIds.slice(0, wanted).map((id) => page(`/goods/info/${id}`)),
  ),
  reads('page of a category, repeated', ({ categories }) => categories.slice(0, repeated).map(listPage)),
  reads('list of a category, never asked before', (seen, round) =>
    neverAsked(seen, round, 20_000).map((query) => found(plain, query)),
  ),
  reads('search, never asked before', (_, round) =>
    Array.from({ length: 12_000 }, (_, i) => {
      const goodsName = words[(i + round * 13) % words.length]!
      return found(plain, { goodsName, ...bound(round, Math.floor(i / words.length)) })
    }),
  ),
  reads('page of a product, never asked before', (seen, round) => freshQueries(seen, round, 'from')),
  reads('page of a category, never asked before', (seen, round) =>
    neverAsked(seen, round, 1_000).map(listPage),
  ),
  {
    what: 'add to cart',
    order: ({ side: { port, pid }, seen, tokens, ms }) => {
      const requests = tokens.flatMap((token, i) =>
        seen.skuIds.slice(i * 20, i * 20 + 20).map((goodsSpecId): Request => {
          const headers = { ...plain, authorization: token }
          const body = { goodsSpecId, goodsNum: 1 }
          return { method: 'POST', path: '/v1/appUserCart/saveCart', headers, body }
        }),
      )
      return { kind: 'requests', load: { port, pid, requests, connections, ms } }
    },
  },
  buys('order placed', 'placed'),
  buys('order paid', 'paid'),
]

import type { Db } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import type { ProductFilter, ProductSort } from '../rules/product-filter.ts'
import { stepsInFront, type StepCounts } from '../rules/steps.ts'
import { all, conditionsOf } from './conditions.ts'

/** How far a shopper can turn the pages, and up to where matches are counted. */
export const maxListed = 10_000

export interface FoundIds {
  /** Exact up to `maxListed`. */
  total: number
  /** Whether there are more than `total`. */
  isMore: boolean
  /** 16 bytes per id, in order. */
  ids: Buffer
}

/** Each order ends in the id, so that pages never overlap. */
const orders: Record<ProductSort, RawBuilder<unknown>> = {
  standing: sql`g.standing desc, g.goods_id desc`,
  sales: sql`g.sales_count desc, g.goods_id desc`,
  newest: sql`g.goods_id desc`,
  cheapest: sql`g.price_fen, g.goods_id`,
  dearest: sql`g.price_fen desc, g.goods_id desc`,
  score: sql`g.rating desc, g.rated_count desc, g.goods_id desc`,
}

/** Whether the products have to be found by the index of words and facets. */
function isMatched(f: ProductFilter): boolean {
  return f.words !== undefined || (f.codes ?? []).length > 0
}

/**
 * The ids of the first products of a filter in their order. Never reads more than some thousands of rows: a list in the
 * order of an index is read from its beginning, up to ten thousand matches are sorted, and of more only those in the
 * steps in front.
 */
export async function findIds(
  db: Db,
  f: ProductFilter,
  limit: number,
  counts: StepCounts,
): Promise<FoundIds> {
  if (f.sort === 'standing' && !isMatched(f)) return inStandingOrder(db, f, limit)
  const sorted = await upToMost(db, f, limit)
  if (sorted) return sorted
  return { total: maxListed, isMore: true, ids: await inFront(db, f, limit, counts) }
}

const packed = sql`string_agg(uuid_send(listed.goods_id), ''::bytea)`
const none = Buffer.alloc(0)

async function inStandingOrder(db: Db, f: ProductFilter, limit: number): Promise<FoundIds> {
  const where = all(conditionsOf(f))
  const { rows } = await sql<{ ids: Buffer | null; n: number }>`
    select (select ${packed} from (
        select g.goods_id from search_goods g where ${where} order by ${orders.standing} limit ${limit}) as listed) as ids,
      (select count(*)::int from (select from search_goods g where ${where} limit ${maxListed + 1}) as counted) as n`.execute(
    db,
  )
  const { ids, n } = rows[0]!
  return { total: Math.min(n, maxListed), isMore: n > maxListed, ids: ids ?? none }
}

/** Where the words match: 2 in the name as typed, 1 in the name by other words, 0 elsewhere. */
function ranked(f: ProductFilter, where: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!f.isRanked || !f.words) return sql`m`
  const named = (query: string) =>
    sql`(m.goods_id in (select g.goods_id from search_goods g where ${where} and g.names @@ ${query}::tsquery))::int`
  const { own, any } = f.words
  const rank = own === any ? named(any) : sql`${named(any)} + ${named(own)}`
  return sql`(select m.*, ${rank} as rank from m)`
}

/** All products of a filter in their order, or undefined when there are more than `maxListed`. */
async function upToMost(db: Db, f: ProductFilter, limit: number): Promise<FoundIds | undefined> {
  const where = all(conditionsOf(f))
  const first = f.isRanked && f.words ? sql`g.rank desc, ` : sql``
  const { rows } = await sql<{ n: number; ids: Buffer | null }>`
    with m as materialized (
      select g.goods_id, g.standing, g.sales_count, g.price_fen, g.rating, g.rated_count
      from search_goods g where ${where} limit ${maxListed + 1})
    select c.n, case when c.n <= ${maxListed} then (select ${packed} from (
        select g.goods_id from ${ranked(f, where)} g order by ${first}${orders[f.sort]} limit ${limit}) as listed) end as ids
    from (select count(*)::int as n from m) as c`.execute(db)
  const { n, ids } = rows[0]!
  return n > maxListed ? undefined : { total: n, isMore: false, ids: ids ?? none }
}

/** The first of many: by where the words match, and of each kind first the products in the steps in front. */
async function inFront(db: Db, f: ProductFilter, limit: number, counts: StepCounts): Promise<Buffer> {
  const { own, any } = f.words ?? { own: '', any: '' }
  const isRanked = f.isRanked && f.words
  const kinds = isRanked
    ? [...new Set([own, any])].map((query) => sql` and g.names @@ ${query}::tsquery`)
    : []
  const found = new Set<string>()
  for (const kind of [...kinds, sql``])
    for (const steps of [...stepsInFront(f.sort, counts), undefined]) {
      const ids = await readInFront(db, f, limit, kind, steps)
      // A kind is complete only when its front alone fills the list.
      if (steps && ids.length < limit) continue
      for (const id of ids) if (found.size < limit) found.add(id)
      if (found.size >= limit) return idsPacked(found)
      break
    }
  return idsPacked(found)
}

async function readInFront(
  db: Db,
  f: ProductFilter,
  limit: number,
  kind: RawBuilder<unknown>,
  steps: number[] | undefined,
): Promise<string[]> {
  const inSteps = steps ? sql` and g.facets && ${steps}::bigint[]` : sql``
  const { rows } = await sql<{ ids: Buffer | null }>`
    select ${packed} as ids from (
      select g.goods_id from (
        select g.goods_id, g.standing, g.sales_count, g.price_fen, g.rating, g.rated_count
        from search_goods g where ${all(conditionsOf(f))}${kind}${inSteps} offset 0) as g
      order by ${orders[f.sort]} limit ${limit}) as listed`.execute(db)
  const ids = rows[0]!.ids?.toString('hex') ?? ''
  return ids.match(/.{32}/g) ?? []
}

function idsPacked(ids: ReadonlySet<string>): Buffer {
  return Buffer.from([...ids].join(''), 'hex')
}

import type { Db } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import type { ProductFilter, ProductSort } from '../rules/product-filter.ts'
import { stepsInFront, type StepCounts } from '../rules/steps.ts'
import { all, conditionsOf } from './conditions.ts'
import { theRow } from '@hojip/platform/db'

/** How far a shopper can turn the pages, and up to where a list is counted that an index has in its order. */
export const maxListed = 10_000
/** The same for products that have to be fetched before they can be counted or sorted, such as those of a search. */
const maxSorted = 3_000

export interface FoundIds {
  /** Exact unless `isMore`. */
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

export interface Wanted {
  /** So many ids at most. */
  limit: number
  /** The same where there are more products than are counted. */
  limitOfMore?: number
  steps: StepCounts
  /** Products are counted up to here. */
  countTo?: number
}

/**
 * The ids of the first products of a filter in their order. Never reads more than some thousands of rows: a list in the
 * order of an index is read from its beginning, up to three thousand matches are sorted, and of more only those in the
 * steps in front.
 */
export async function findIds(db: Db, f: ProductFilter, wanted: Wanted): Promise<FoundIds> {
  const index = indexOf(f)
  if (index) return inOrderOf(index, db, f, wanted)
  const sorted = await upToMost(db, f, wanted.limit)
  if (sorted) return sorted
  const limit = Math.min(wanted.limitOfMore ?? wanted.limit, maxSorted)
  return { total: maxSorted, isMore: true, ids: await inFront(db, f, limit, wanted.steps) }
}

const packed = sql`string_agg(uuid_send(listed.goods_id), ''::bytea)`
const none = Buffer.alloc(0)

/** A list that an index has in its order: the rows `g` in their order, with `id`. */
type OrderedIndex = (where: RawBuilder<unknown>, limit: number) => RawBuilder<unknown>

const byStanding: OrderedIndex = (where, limit) => sql`
  select g.goods_id as id from search_goods g where ${where} order by ${orders.standing} limit ${limit}`

/** The products themselves have an index of their categories for these orders; see `goods_c1_price` and the like. */
const ownOrders = {
  sales: sql`g.sales_count desc, g.id desc`,
  newest: sql`g.id desc`,
  cheapest: sql`g.price_fen, g.id`,
  dearest: sql`g.price_fen desc, g.id desc`,
} as const

/** The index that has a list in its order; undefined when its products have to be sorted. */
function indexOf(f: ProductFilter): OrderedIndex | undefined {
  if (isMatched(f)) return undefined
  if (f.sort === 'standing') return byStanding
  const isOther =
    f.inStock ||
    f.freeShipping ||
    f.reduced ||
    f.unreachable ||
    f.minRating !== undefined ||
    f.sort === 'score'
  const isUnindexed =
    f.sort !== 'sales' && (f.shopId || (f.sort === 'newest' && (f.category2Id || f.category3Id)))
  if (isOther || isUnindexed) return undefined
  const order = ownOrders[f.sort as keyof typeof ownOrders]
  return (where, limit) => sql`select g.id from goods g where ${where} order by ${order} limit ${limit}`
}

async function inOrderOf(
  index: OrderedIndex,
  db: Db,
  f: ProductFilter,
  { limit, countTo = maxListed }: Wanted,
): Promise<FoundIds> {
  const where = all(conditionsOf(f))
  const { rows } = await sql<{ ids: Buffer | null; n: number }>`
    select (select string_agg(uuid_send(listed.id), ''::bytea) from (${index(where, limit)}) as listed) as ids,
      (select count(*)::int from (select from search_goods g where ${where} limit ${countTo + 1}) as counted) as n`.execute(
    db,
  )
  const { ids, n } = theRow(rows)
  return { total: Math.min(n, countTo), isMore: n > countTo, ids: ids ?? none }
}

/** Of the products whose name has the words. The words of a product include those of its name. */
function namedConditions({ words: _, ...f }: ProductFilter, query: string): RawBuilder<unknown> {
  return sql`${all(conditionsOf(f))} and g.names @@ ${query}::tsquery`
}

/** Without what is looked up for each product, such as the shipping: for products that are known to fulfil it. */
function byIndex(f: ProductFilter): ProductFilter {
  const { inStock, freeShipping, reduced, unreachable, minFen, maxFen, minRating, ...indexed } = f
  return indexed
}

/** Whether a product of a list of the filter has the words in its name. Among what is selected it is asked once for all. */
function isNamed(list: 'm' | 'r', f: ProductFilter, query: string): RawBuilder<unknown> {
  return sql`${sql.ref(list)}.goods_id in (
    select g.goods_id from search_goods g where ${namedConditions(byIndex(f), query)})`
}

/**
 * Where the words match: 2 in the name as typed, 1 in the name by other words, and 2 more when they name the thing itself
 * and not what it is made of or for. Names by other words are not told apart when the typed ones are enough.
 */
function ranked(f: ProductFilter, limit: number): RawBuilder<unknown> {
  if (!f.isRanked || !f.words) return sql`m`
  const { own, any, heads } = f.words
  const isThing = heads === undefined ? sql`false` : isNamed('m', f, heads)
  const byOthers =
    own === any
      ? sql``
      : sql`when (select count(*) from r where is_own) < ${limit} and ${isNamed('r', f, any)} then 1`
  return sql`(with r as materialized (select m.*, ${isThing} as is_thing, ${isNamed('m', f, own)} as is_own from m)
    select r.*, case when is_thing then 2 else 0 end + case when is_own then 2 ${byOthers} else 0 end as rank
    from r)`
}

/** The first of the samples (see `search_steps` of the schema). */
const sampleCode = 6000
/** Of more than so many products in one sample of 64 the chance that the list has 3,000 or fewer is one in a million. */
const surelyMore = 82

/** Whether a sample shows that there are more products than are sorted; false when they have to be counted. */
function isSurelyMore(f: ProductFilter, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const inSample = isMatched(f)
    ? sql`and g.facets && array[${sampleCode}]::bigint[] limit ${surelyMore + 1}`
    : // Counted by the index of the category or shop, mostly without the rows.
      sql`limit ${maxSorted + 1}`
  const many = isMatched(f) ? surelyMore : maxSorted
  return sql`(select count(*) > ${many} from (select from search_goods g where ${where} ${inSample}) as sample)`
}

/** All products of a filter in their order, or undefined when there are more than `maxSorted`. */
async function upToMost(db: Db, f: ProductFilter, limit: number): Promise<FoundIds | undefined> {
  const where = all(conditionsOf(f))
  const first = f.isRanked && f.words ? sql`g.rank desc, ` : sql``
  const { rows } = await sql<{ n: number; ids: Buffer | null }>`
    with m as materialized (
      select g.goods_id, g.standing, g.sales_count, g.price_fen, g.rating, g.rated_count
      from search_goods g where ${where} limit ${maxSorted + 1})
    select c.n, case when c.n <= ${maxSorted} then (select ${packed} from (
        select g.goods_id from ${ranked(f, limit)} g order by ${first}${orders[f.sort]} limit ${limit}) as listed)
      end as ids
    from (select case when ${isSurelyMore(f, where)} then ${maxSorted + 1}::int
      else (select count(*)::int from m) end as n offset 0) as c`.execute(db)
  const { n, ids } = theRow(rows)
  return n > maxSorted ? undefined : { total: n, isMore: false, ids: ids ?? none }
}

/** The first of many: by where the words match, and of each kind first the products in the steps in front. */
async function inFront(db: Db, f: ProductFilter, limit: number, counts: StepCounts): Promise<Buffer> {
  const { own, any, heads } = f.words ?? { own: '', any: '' }
  const kinds =
    f.isRanked && f.words ? [...new Set([own, any])].map((query) => namedConditions(f, query)) : []
  const things = f.isRanked && heads !== undefined ? namedConditions(byIndex(f), heads) : undefined
  const found = new Set<string>()
  for (const kind of [...kinds, all(conditionsOf(f))])
    for (const steps of [...stepsInFront(f.sort, counts), undefined]) {
      const ids = await readInFront(db, kind, { sort: f.sort, limit, steps, things })
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
  where: RawBuilder<unknown>,
  {
    sort,
    limit,
    steps,
    things,
  }: {
    sort: ProductSort
    limit: number
    steps: number[] | undefined
    /** Those of them that come first. */
    things: RawBuilder<unknown> | undefined
  },
): Promise<string[]> {
  const inSteps = steps ? sql` and g.facets && ${steps}::bigint[]` : sql``
  const first = things
    ? sql`(g.goods_id in (select g.goods_id from search_goods g where ${things}${inSteps})) desc, `
    : sql``
  const { rows } = await sql<{ ids: Buffer | null }>`
    select ${packed} as ids from (
      select g.goods_id from (
        select g.goods_id, g.standing, g.sales_count, g.price_fen, g.rating, g.rated_count
        from search_goods g where ${where}${inSteps} offset 0) as g
      order by ${first}${orders[sort]} limit ${limit}) as listed`.execute(db)
  const ids = theRow(rows).ids?.toString('hex') ?? ''
  return ids.match(/.{32}/g) ?? []
}

function idsPacked(ids: ReadonlySet<string>): Buffer {
  return Buffer.from([...ids].join(''), 'hex')
}

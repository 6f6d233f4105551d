import { openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { aShop } from '@hojip/shops/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countedFilters } from '../actions/counted-filters.ts'
import { countWords } from '../index.ts'
import { bytesOfIndex, placeOf } from '../rules/memory/product-index.ts'
import type { ProductFilter, ProductSort } from '../rules/product-filter.ts'
import { all, conditionsOf } from '../store/conditions.ts'
import { databaseEngine } from './engine.ts'
import { openProductMemory, type Remembered } from './product-memory.ts'
import { memoryEngine, openFacetNames } from './memory-engine.ts'
import { openProductNames } from './product-names.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let shops: string[]
let categories: string[]
let codes: number[]
let version = 0
const many = 1_500
const clock = systemClock
const plenty = 2 ** 28
const vocabulary = ['tee', 'wein', 'rot', 'weiss', 'dose', 'mild', 'teedose', 'weinrot']

/** Copies a product with other words, prices, places and figures, of which many are equal. */
async function copyRows(template: string) {
  await sql`
    create table copies as
    select i, test.id_at(now() - interval '1 minute' * i) as id, hashint4(i) & 65535 as a, hashint4(i + 77777) & 65535 as b
    from generate_series(1, ${many}) i`.execute(db)
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen, sales_count)
    select c.id, (${shops}::uuid[])[1 + a % 3], 'copy-' || i, 'c' || i, g.category1_id, g.name, 100 + b % 50 * 100, a % 40
    from copies c, goods g where g.id = ${template}`.execute(db)
  await sql`insert into sku (id, goods_id, sn, choice, price_fen, line_price_fen, line_price_until)
    select test.id_at(), id, 's' || i, '{}', 100 + b % 50 * 100, case when i % 7 = 0 then 9900 end,
      case when i % 7 = 0 then now() + interval '1 hour' * (1 - i % 2 * 2) end from copies`.execute(db)
  const some = (from: string) => sql`array_to_tsvector(array(
    select w from unnest(${vocabulary}::text[]) with ordinality as v (w, n)
    where (${sql.raw(from)} >> n::int) & 1 = 1 or n = 1 + i % 8))`
  await sql`
    insert into search_goods (goods_id, shop_id, category1_id, category2_id, is_on_sale, is_sold_out, standing, price_fen,
      sales_count, rating, rated_count, facets, words, names)
    select c.id, (${shops}::uuid[])[1 + a % 3], s.category1_id, (${categories}::uuid[])[1 + b % 4], i % 50 <> 0, a % 9 = 0,
      a % 60, 100 + b % 50 * 100, a % 40, (a % 11) / 2.0, b % 13,
      search_steps(c.id, (a % 60)::smallint, 100 + b % 50 * 100, a % 40, now(), ((a % 11) / 2.0)::real)
        || (${codes}::bigint[])[1 + a % 3:1 + a % 3] || (${codes}::bigint[])[4 + b % 3:4 + b % 3],
      ${some('a')} || ${some('b')} || case when a % 5 = 0 then array_to_tsvector(array['^tee']) else '' end,
      ${some('a')} || case when a % 5 = 0 then array_to_tsvector(array['^tee']) else '' end
    from copies c join search_goods s on s.goods_id = ${template}`.execute(db)
}

beforeAll(async () => {
  ;({ db, drop } = await aDatabase(3))
  shops = [await aShop(db, { freeShippingFromFen: 2_000 }), await aShop(db), await aShop(db)]
  categories = Array.from({ length: 4 }, () => crypto.randomUUID())
  codes = [11, 12, 13, 21, 22, 23]
  await sql`insert into search_facet (code, kind, axis, name, value)
    select code, case when code < 20 then 'brand' else 'option' end, case when code < 20 then 0 else 7 end,
      '{"zh-CN": "尺寸"}', jsonb_build_object('zh-CN', code::text) from unnest(${codes}::bigint[]) as c (code)`.execute(
    db,
  )
  await copyRows((await aProduct(db, { shopId: shops[0]!, name: 'Vorlage' })).goodsId)
  await countWords(db)
})
afterAll(() => drop())

async function readMemory(maxBytes = plenty) {
  // Few, so that a part of all products bounds what changed, as in a large mall.
  const memory = openProductMemory({ db, clock }, { maxBytes, patienceMs: 60_000, fewRecent: 1 })
  await memory.at((version += 1))
  const remembered = await vi.waitFor(
    async () => (await memory.at((version += 1))) ?? Promise.reject(new Error('the index is not ready')),
    { timeout: 20_000, interval: 5 },
  )
  return { memory, remembered }
}

async function engineOf(remembered: Remembered) {
  const tree = await openCatalogCache({ db, clock }, 0).tree()
  const products = openProductNames(db)
  const named = (ids: readonly string[]) => products(version, ids)
  return memoryEngine({ db, tree, names: openFacetNames({ db, clock }), named }, remembered)
}

async function anEngine() {
  return engineOf((await readMemory()).remembered)
}

const sorts: ProductSort[] = ['standing', 'sales', 'newest', 'cheapest', 'dearest', 'score']
const word = fc.constantFrom(...vocabulary).map((one) => `'${one}'`)
const words = fc
  .tuple(word, word, word)
  .chain(([a, b, c]) =>
    fc.constantFrom(
      { own: a, any: a },
      {
        own: `${a} & ${b}`,
        any: `${a} & (${b} | ${c})`,
        heads: `${a} & ((${b} & '^tee') | (${c} & '^tee'))`,
      },
      { own: a, any: `(${a}) | (${b} & ${c})`, heads: `${a} & '^tee'` },
      { own: `${a} & 'nirgends'`, any: `${a} & 'wein':*` },
    ),
  )
function maybe<T>(one: fc.Arbitrary<T>) {
  return fc.option(one, { nil: undefined })
}

function choice(group: 'brands' | number, from: number) {
  return fc.subarray([from, from + 1, from + 2], { minLength: 1 }).map((chosen) => ({ group, codes: chosen }))
}

const filters = fc
  .record({
    sort: fc.constantFrom(...sorts),
    isRanked: fc.boolean(),
    words: maybe(words),
    category: maybe(fc.nat(3)),
    shop: maybe(fc.nat(2)),
    minFen: maybe(fc.constantFrom(500, 1_000)),
    maxFen: maybe(fc.constantFrom(3_000, 4_000)),
    minRating: maybe(fc.constantFrom(3.5, 4)),
    codes: maybe(fc.tuple(choice('brands', 11), choice(7, 21)).map((both) => [...both])),
    flags: fc.subarray(['inStock', 'freeShipping', 'reduced'] as const, { maxLength: 1 }),
    far: maybe(fc.nat(2)),
  })
  .map(({ category, shop, flags, far, ...rest }): ProductFilter => {
    const given = Object.entries(rest).filter(([, value]) => value !== undefined)
    return {
      ...(Object.fromEntries(given) as unknown as ProductFilter),
      ...(category !== undefined && { category2Id: categories[category]! }),
      ...(shop !== undefined && { shopId: shops[shop]! }),
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      ...(far !== undefined && {
        unreachable: { templateIds: [], shopIds: [shops[far]!], key: String(far) },
      }),
    }
  })

const plainOrders = {
  standing: sql`g.standing desc, g.goods_id desc`,
  sales: sql`g.sales_count desc, g.goods_id desc`,
  newest: sql`g.goods_id desc`,
  cheapest: sql`g.price_fen, g.goods_id`,
  dearest: sql`g.price_fen desc, g.goods_id desc`,
  score: sql`g.rating desc, g.rated_count desc, g.goods_id desc`,
}

/** The definition: everything that fits, sorted. */
async function plainIds(f: ProductFilter): Promise<string> {
  const named = (query: string | undefined) =>
    query === undefined ? sql`0` : sql`(g.names @@ ${query}::tsquery)::int`
  const rank =
    f.isRanked && f.words
      ? sql`2 * ${named(f.words.heads)} + ${named(f.words.own)} + ${named(f.words.any)} desc, `
      : sql``
  const { rows } = await sql<{ id: string }>`
    select g.goods_id as id from search_goods g where ${all(conditionsOf(f))} order by ${rank}${plainOrders[f.sort]}`.execute(
    db,
  )
  return rows.map(({ id }) => id.replaceAll('-', '')).join('')
}

test('finds the same as sorting everything, in the same order', async () => {
  const engine = await anEngine()
  await fc.assert(
    fc.asyncProperty(filters, async (f) => {
      const plain = await plainIds(f)
      const found = await engine.findIds(f, { limit: 10_000, steps: [] })
      expect(found.ids.toString('hex')).toBe(plain)
      expect(found).toMatchObject({ total: plain.length / 32, isMore: false })
      const first = await engine.findIds(f, { limit: 20, steps: [], countTo: 30 })
      expect(first.ids.toString('hex')).toBe(plain.slice(0, 20 * 32))
      expect(first).toMatchObject({ total: Math.min(30, plain.length / 32), isMore: plain.length > 30 * 32 })
    }),
    { numRuns: 150 },
  )
})

test('counts the same as the database', async () => {
  const engine = await anEngine()
  const keep = (_f: ProductFilter, read: () => Promise<never>) => read()
  const database = databaseEngine(db)
  await fc.assert(
    fc.asyncProperty(filters, async (f) => {
      const counted = (by: typeof database) =>
        countedFilters(by, f, 'zh-CN', { steps: [], keep: keep as never })
      const [ours, theirs] = [await counted(engine), await counted(database)]
      const sorted = ({ categories: some, chosenBrands, ...rest }: typeof ours) => ({
        ...rest,
        categories: some.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        chosenBrands: chosenBrands.toSorted((a, b) => a.code - b.code),
      })
      expect(sorted(ours)).toEqual(sorted(theirs))
    }),
    { numRuns: 60 },
  )
})

describe('what changes', () => {
  const priceOf = async (memory: Awaited<ReturnType<typeof readMemory>>['memory'], id: string) => {
    const { index } = (await memory.at((version += 1)))!
    const place = placeOf(index, id)
    return place && place[0].prices[place[1]]
  }

  test('is found at the next version: a new product, its price, and that it is gone', async () => {
    const { memory } = await readMemory()
    const { goodsId } = await aProduct(db, { shopId: shops[0]!, name: 'Neu' })
    expect(await priceOf(memory, goodsId)).toBeGreaterThan(0)
    await sql`update goods set price_fen = 4711 where id = ${goodsId}`.execute(db)
    expect(await priceOf(memory, goodsId)).toBe(4_711)
    await sql`update goods set is_on_sale = false where id = ${goodsId}`.execute(db)
    expect(await priceOf(memory, goodsId)).toBeUndefined()
    await sql`update goods set is_on_sale = true, price_fen = 815 where id = ${goodsId}`.execute(db)
    expect(await priceOf(memory, goodsId)).toBe(815)
  })

  test('is found although a transaction that began earlier is committed later', async () => {
    const { memory } = await readMemory()
    const [one, other] = [
      await aProduct(db, { shopId: shops[0]!, name: 'Eins' }),
      await aProduct(db, { shopId: shops[0]!, name: 'Zwei' }),
    ]
    await inTransaction(db, async (tx) => {
      await sql`update goods set price_fen = 111 where id = ${one.goodsId}`.execute(tx)
      await sql`update goods set price_fen = 222 where id = ${other.goodsId}`.execute(db)
      expect(await priceOf(memory, other.goodsId)).toBe(222)
      expect(await priceOf(memory, one.goodsId)).not.toBe(111)
    })
    expect(await priceOf(memory, one.goodsId)).toBe(111)
  })

  test('is found when a SKU is reduced and the product costs the same', async () => {
    const { goodsId, skuIds } = await aProduct(db, { shopId: shops[1]!, name: 'Rabatt' })
    const { memory } = await readMemory()
    const reduced = async () => {
      const now = (await memory.at((version += 1)))!
      const engine = await engineOf(now)
      const { ids } = await engine.findIds(
        { sort: 'newest', shopId: shops[1]!, reduced: true },
        { limit: 9_000, steps: [] },
      )
      return ids.toString('hex').includes(goodsId.replaceAll('-', ''))
    }
    expect(await reduced()).toBe(false)
    await sql`update sku set line_price_fen = price_fen + 1, line_price_until = now() + interval '1 day'
      where id = ${skuIds[0]!}`.execute(db)
    expect(await reduced()).toBe(true)
  })
})

describe('the database answers', () => {
  test('while the feed cannot be read in time; then all who asked have waited for one reading, or for the next', async () => {
    await readMemory()
    const memory = openProductMemory({ db, clock }, { maxBytes: plenty, patienceMs: 50 })
    await vi.waitUntil(() => memory.at((version += 1)), { timeout: 60_000 })
    await inTransaction(db, async (tx) => {
      await sql`lock table search_feed in access exclusive mode`.execute(tx)
      for (let i = 0; i < 10; i++) expect(await memory.at((version += 1))).toBeUndefined()
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_locks where relation = 'search_feed'::regclass and not granted`.execute(
        tx,
      )
      expect(rows).toEqual([{ n: 1 }])
    })
    await vi.waitUntil(() => memory.at((version += 1)), { timeout: 60_000 })
  })

  test('while the feed cannot be read at all', async () => {
    const { memory } = await readMemory()
    await sql`alter table search_feed rename to away`.execute(db)
    for (let i = 0; i < 2; i++) expect(await memory.at((version += 1))).toBeUndefined()
    await sql`alter table away rename to search_feed`.execute(db)
    expect(await memory.at((version += 1))).toBeDefined()
  })

  test('once the products have outgrown the memory', async () => {
    const { remembered } = await readMemory()
    const { memory } = await readMemory(5 * bytesOfIndex(remembered.index))
    const changed = async () => {
      await sql`update search_goods set sales_count = sales_count + 1`.execute(db)
      return memory.at((version += 1))
    }
    for (let turn = 0; turn < 20 && (await changed()); turn++);
    expect(await memory.at((version += 1))).toBeUndefined()
  })
})

test('a longer list in another order is left to the database', async () => {
  const { remembered } = await readMemory()
  const { settled } = remembered.index
  const long = { ...remembered, index: { ...remembered.index, settled: { ...settled, size: 1_000_000 } } }
  const engine = await engineOf(long)
  const f: ProductFilter = { sort: 'cheapest' }
  const { ids } = await engine.findIds(f, { limit: 20, steps: [] })
  expect(ids.toString('hex')).toBe((await plainIds(f)).slice(0, 20 * 32))
})

test('a value gets its name as soon as it has one', async () => {
  const names = openFacetNames({ db, clock })
  expect(await names.of([99])).toEqual([])
  await sql`insert into search_facet (code, kind, axis, name, value)
    values (99, 'brand', 0, '{"zh-CN": "牌"}', '{"zh-CN": "新"}')`.execute(db)
  expect(await names.of([99])).toMatchObject([{ code: 99 }])
})

test('a mall that is too large is left to the database, and so is every mall without memory for it', async () => {
  for (const maxBytes of [0, 1_000, 400_000]) {
    const memory = openProductMemory({ db, clock }, { maxBytes })
    for (let i = 0; i < 20; i++) {
      expect(await memory.at((version += 1))).toBeUndefined()
      await new Promise((done) => setTimeout(done, 10))
    }
  }
})

test('names that changed with a version of the catalogue are read again, others are not', async () => {
  const { goodsId } = await aProduct(db, { shopId: shops[1]!, name: 'Dose alt' })
  const products = openProductNames(db)
  const named = async (at: number) =>
    (await products(at, [goodsId, crypto.randomUUID()])).get(goodsId)?.name['zh-CN']
  expect(await named(1)).toBe('Dose alt')
  await sql`update goods set name = jsonb_build_object('zh-CN', 'Dose neu') where id = ${goodsId}`.execute(db)
  expect(await named(1)).toBe('Dose alt')
  expect(await named(2)).toBe('Dose neu')
})

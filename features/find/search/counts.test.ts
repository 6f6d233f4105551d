import { openCatalogCache, countComments } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countWords, searchRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let shopId: string

function inLanguages(zh: string, en: string) {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': `${en} ko` }
}
const colour = inLanguages('颜色', 'Colour')
const size = inLanguages('尺码', 'Size')
const values = {
  red: inLanguages('红色', 'Red'),
  blue: inLanguages('蓝色', 'Blue'),
  s: inLanguages('小', 'S'),
  l: inLanguages('大', 'L'),
}

interface Shirt {
  colours: ('red' | 'blue')[]
  sizes: ('s' | 'l')[]
  brand: 'A' | 'B'
  origin: '延吉' | '首尔'
  yuan: number
  stars?: number
  stock?: number
}

async function aShirt({ colours, sizes, brand, origin, yuan, stars, stock = 5 }: Shirt) {
  const choices = colours.flatMap((_, i) => sizes.map((__, j) => [i, j] as [number, number]))
  const { goodsId } = await aProduct(db, {
    shopId,
    name: `衬衫 ${colours.join('')} ${sizes.join('')} ${brand}`,
    brand: inLanguages(`${brand}牌`, `Brand ${brand}`),
    options: [
      { name: colour, values: colours.map((one) => values[one]) },
      { name: size, values: sizes.map((one) => values[one]) },
    ],
    skus: choices.map((choice) => ({ choice, priceFen: yuan * 100, stock })),
    params: [{ name: { 'zh-CN': '产地' }, value: { 'zh-CN': origin } }],
  })
  if (stars)
    await inTransaction(db, (tx) =>
      countComments(tx, [{ goodsId, count: 1, ratedCount: 1, scoreSum: stars }]),
    )
}

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  shopId = await aShop(db, { freeShippingFromFen: 10_000 })
  const shirts: Shirt[] = [
    { colours: ['red', 'blue'], sizes: ['s', 'l'], brand: 'A', origin: '延吉', yuan: 50, stars: 5 },
    { colours: ['red'], sizes: ['s'], brand: 'A', origin: '首尔', yuan: 150, stars: 4 },
    { colours: ['blue'], sizes: ['l'], brand: 'A', origin: '延吉', yuan: 150 },
    { colours: ['blue'], sizes: ['s', 'l'], brand: 'B', origin: '首尔', yuan: 250, stars: 5, stock: 0 },
    { colours: ['red'], sizes: ['l'], brand: 'B', origin: '首尔', yuan: 20, stars: 3 },
  ]
  for (const shirt of shirts) await aShirt(shirt)
  await countWords(db)
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
})
afterAll(async () => {
  await api.close()
  await drop()
})

type Asked = Record<string, unknown>

/** What is chosen, as `findAll` takes it. */
interface Chosen {
  options?: string[]
  origins?: string[]
  brands?: string[]
  minPrice?: string
  maxPrice?: string
  minScore?: string
  inStock?: true
  freeShipping?: true
  reduced?: true
}

async function filters(chosen: Chosen = {}, more: Asked = {}) {
  const inQuery = Object.entries(chosen).map(([name, value]: [string, unknown]) => [
    name,
    value === true ? '1' : Array.isArray(value) ? JSON.stringify(value) : value,
  ])
  const asked = { shopId, facets: '1', ...more, ...Object.fromEntries(inQuery) } as Asked
  return (await api.send('GET /sysCategory/queryFilters', asked, { locale: 'en-US' })).data
}

async function total(chosen: Chosen) {
  return (await api.send('POST /bizGoods/findAll', { shopId, ...chosen })).data.total
}

/** The key of each value, by its name. */
async function keys() {
  const { options, origins } = await filters()
  const ofOptions = options!.flatMap((axis) => axis.values.map((one) => [one.name, `${axis.key}.${one.key}`]))
  return Object.fromEntries([...ofOptions, ...origins!.map(({ name, key }) => [name, key])]) as Record<
    'Red' | 'Blue' | 'S' | 'L' | '延吉' | '首尔',
    string
  >
}

function add(list: string[] | undefined, value: string) {
  return [...new Set([...(list ?? []), value])]
}

/** Every count of an answer, with the choices of the list whose products it counts. */
function counted(found: Awaited<ReturnType<typeof filters>>, chosen: Chosen): [number, Chosen][] {
  const { options = [], origins = [], brands, ratings = [], priceRanges } = found
  const axisOf = (key: string) => key.split('.')[0]
  return [
    ...options.flatMap((axis) => {
      const others = chosen.options?.filter((key) => axisOf(key) !== axis.key) ?? []
      return axis.values.map(
        ({ key, count }) =>
          [count, { ...chosen, options: [...others, `${axis.key}.${key}`] }] as [number, Chosen],
      )
    }),
    ...origins.map(({ key, count }) => [count, { ...chosen, origins: [key] }] as [number, Chosen]),
    ...brands.map(({ name, count }) => [count, { ...chosen, brands: [name] }] as [number, Chosen]),
    ...ratings.map(({ from, count }) => [count, { ...chosen, minScore: from }] as [number, Chosen]),
    ...priceRanges.map(({ from, to, count }) => {
      const { minPrice: _, maxPrice: __, ...others } = chosen
      return [count, { ...others, minPrice: from, ...(to && { maxPrice: to }) }] as [number, Chosen]
    }),
    ...(['freeShipping', 'inStock', 'reduced'] as const).map(
      (key) => [found[key], { ...chosen, [key]: true as const }] as [number, Chosen],
    ),
  ]
}

describe('each count is of the list with the other groups’ choices', () => {
  test.each<[string, (key: Awaited<ReturnType<typeof keys>>) => Chosen]>([
    ['nothing', () => ({})],
    ['one value', ({ Red }) => ({ options: [Red] })],
    ['two values of one option', ({ Red, Blue }) => ({ options: [Red, Blue] })],
    ['values of two options', ({ Blue, S }) => ({ options: [Blue, S] })],
    ['an origin and a brand', (key) => ({ origins: [key['首尔']], brands: ['A牌'] })],
    ['price, stars and stock', () => ({ minPrice: '30', maxPrice: '200', minScore: '4', inStock: true })],
    [
      'seven groups at once',
      ({ Red, L, ...key }) => ({
        options: [Red, L],
        origins: [key['延吉']],
        brands: ['A牌', 'B牌'],
        maxPrice: '60',
        minScore: '4.5',
        inStock: true,
      }),
    ],
    ['what nothing has', ({ Red }) => ({ options: [Red], freeShipping: true, minScore: '4.5' })],
  ])('%s', async (_what, chosenOf) => {
    const chosen = chosenOf(await keys())
    const found = await filters(chosen)
    const counts = counted(found, chosen)
    expect(counts.length).toBeGreaterThan(10)
    for (const [count, list] of counts) expect([list, await total(list)]).toEqual([list, count])
    expect(found).toMatchObject({ unfiltered: 5, categories: [{ count: await total(chosen) }] })
    expect(found.inexact).toBeUndefined()
  })

  test('of the words that the list is found by, read the same way', async () => {
    const key = await keys()
    const found = await filters({ options: [key.Blue] }, { keyword: '衬衫' })
    expect(found).toMatchObject({ unfiltered: 5, freeShipping: 2 })
    // The words as they are find shirts, so they are not corrected when a filter leaves none of them.
    expect(await filters({ maxPrice: '1' }, { keyword: '衬衫' })).toMatchObject({ unfiltered: 5 })
  })
})

describe('a chosen value stays', () => {
  test('when it leaves nothing', async () => {
    const { Red } = await keys()
    const found = await filters({ options: [Red], minPrice: '240' })
    const red = found.options!.flatMap((axis) => axis.values).find(({ name }) => name === 'Red')
    expect(red).toMatchObject({ count: 0 })
  })
  test('a brand by the name it was chosen by, in whatever language, also one that the list lacks', async () => {
    const { brands } = await filters({ brands: ['B牌', 'Brand A ko', '没有'] })
    expect(brands).toEqual([
      { name: 'Brand A ko', count: 3 },
      { name: 'B牌', count: 2 },
      { name: '没有', count: 0 },
    ])
  })
})

test.each([
  [{ brands: 'A牌' }, 'brands'],
  [{ brands: '{"a":1}' }, 'brands'],
  [{ brands: '["\\u0000"]' }, 'brands'],
  [{ brands: JSON.stringify(Array.from({ length: 21 }, (_, i) => `${i}`)) }, 'brands'],
  [{ options: '["red"]' }, 'options.0'],
  [{ origins: '[1]' }, 'origins.0'],
  [{ inStock: 'yes' }, 'inStock'],
  [{ minScore: '9' }, 'minScore'],
])('%o is refused, and the refusal names the field', async (asked, field) => {
  const answer = await api.send('GET /sysCategory/queryFilters', asked)
  expect([answer.statusCode, answer.data.fields?.[0]?.field]).toEqual([400, field])
})

test('the statements of a page of a list do not grow with its choices', async () => {
  const key = await keys()
  const statements = async (chosen: Chosen) => {
    const other = testApi(
      searchRoutes({ db: counting.db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)),
    )
    const counting0 = counting.count()
    await other.send('GET /sysCategory/queryFilters', {
      shopId,
      ...(chosen.options && { options: JSON.stringify(chosen.options) }),
      ...(chosen.origins && { origins: JSON.stringify(chosen.origins) }),
    })
    await other.close()
    return counting.count() - counting0
  }
  const counting = countingDb()
  const bare = await statements({})
  expect(await statements({ options: add([key.Red], key.L), origins: [key['延吉']] })).toBe(bare)
})

/** The database, with the number of statements that were sent to it. */
function countingDb() {
  let n = 0
  const plugin = {
    transformQuery: ({ node }: { node: never }) => {
      n += 1
      return node
    },
    transformResult: async ({ result }: { result: never }) => result,
  }
  return { db: db.withPlugin(plugin as never), count: () => n }
}

describe('in a list of more products than are counted', () => {
  const many = 3_600
  beforeAll(async () => {
    await sql`
      create temporary table copies as
      select i, test.id_at() as id, g.goods_id as of from generate_series(1, ${many}) i
      cross join lateral (select goods_id from search_goods order by goods_id offset i % 5 limit 1) g`.execute(
      db,
    )
    await sql`
      insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen)
      select c.id, g.shop_id, 'copy-' || i, 'c' || i, g.category1_id, g.name, g.price_fen
      from copies c join goods g on g.id = c.of`.execute(db)
    // Each is in a sample of its own: copies of a product in the first one would fill it.
    await sql`
      insert into search_goods (goods_id, shop_id, category1_id, is_on_sale, standing, price_fen, rating, facets,
        words, names)
      select c.id, s.shop_id, s.category1_id, true, s.standing, s.price_fen, s.rating,
        s.facets[1:5] || (6000 + (uuid_hash(c.id) & 63))::bigint || s.facets[7:], s.words,
        s.names from copies c join search_goods s on s.goods_id = c.of`.execute(db)
    // The rows came past the catalogue, so what was cached would not notice.
    await api.close()
    api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
  })

  test('the choices are counted exactly where they leave few enough', async () => {
    const key = await keys()
    const bare = await filters()
    expect(bare).toMatchObject({ unfiltered: 3_000, countedBest: 1_000 })
    expect(bare.inexact).toContain('brands')
    const chosen = { origins: [key['延吉']], brands: ['A牌'] }
    const found = await filters(chosen)
    // Without the brand, or without the origin, there are fewer than 3,000.
    expect(found.inexact).toBeUndefined()
    for (const [count, list] of counted(found, chosen).filter(([, { inStock }]) => !inStock))
      expect([list, await total(list)]).toEqual([list, count])
    const one = await filters({ brands: ['A牌'] })
    expect(one.inexact).toEqual(['brands'])
  })
})

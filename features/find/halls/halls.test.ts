import { openCatalogCache, putPlaces, type OriginInput } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { putFrontPage } from '@hojip/front-pages'
import type { FrontPage } from '@hojip/front-pages/contract'
import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hallsRoutes, putStreets } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
const clock = movableClock(Date.parse('2026-11-23T04:00:00Z'))
beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  const tools = { db, clock }
  api = testApi(hallsRoutes(tools, openCatalogCache(tools, 0)))
})
afterEach(async () => {
  await api.close()
  await drop()
})

function text(zh: string): LocalText {
  return { 'zh-CN': zh, 'en-US': `${zh} en`, 'ko-KR': `${zh} ko` }
}

const duty = text('含税')

function imported(country: string, more: Partial<NonNullable<OriginInput['imported']>> = {}): OriginInput {
  const papers = [{ kind: 'customs' as const, number: '2026-7', issuedOn: '2026-11-03' }]
  return {
    place: null,
    imported: {
      country,
      way: 'general',
      importer: text('口岸公司'),
      duty,
      batches: [{ number: `${country}-1102-4417`, landedOn: '2026-11-02', cameBy: 'sea', papers }],
      ...more,
    },
  }
}

async function aStreet() {
  await inTransaction(db, async (tx) => {
    await putPlaces(tx, [
      { slug: 'yanbian', country: 'CN', name: text('延边') },
      { slug: 'jeju', country: 'KR', name: text('济州') },
    ])
    await putStreets(tx, [
      {
        type: 'korea',
        name: text('韩国馆'),
        title: text('一条街'),
        intro: text('两个产地'),
        stops: [
          { place: 'yanbian', months: [12, 10, 11], story: text('江北'), knownFor: text('泡菜') },
          { place: 'jeju', months: [3, 4], story: text('岛'), knownFor: text('柑橘') },
        ],
      },
    ])
  })
}

async function street(input: object = {}, locale: 'zh-CN' | 'ko-KR' = 'zh-CN') {
  return (await api.send('POST /bizGoods/queryStreetGoods', input, { locale })).data
}

test('a street that nobody has laid out is empty', async () => {
  expect(await street()).toMatchObject({ list: [], stops: [], streets: [], goodsNum: 0, shopsNum: 0 })
})

test('each stop has its season, its shop and the four best sellers of its place', async () => {
  await aStreet()
  const shopId = await aShop(db)
  const fromThere = { place: 'yanbian', imported: null }
  const ids: string[] = []
  for (const salesCount of [5, 4, 3, 2, 1])
    ids.push((await aProduct(db, { shopId, salesCount, origin: fromThere })).goodsId)
  await aProduct(db, { shopId, origin: fromThere, isOnSale: false })
  await aProduct(db, { shopId })
  const answer = await street()
  expect(answer).toMatchObject({ goodsNum: 5, shopsNum: 1, month: 11, title: '一条街' })
  expect(answer.streets).toEqual([{ type: 'korea', name: '韩国馆' }])
  const [yanbian, jeju] = answer.stops
  expect(yanbian).toMatchObject({
    place: 'yanbian',
    name: '延边',
    otherName: '延边 ko',
    otherLocale: 'ko-KR',
    months: [10, 11, 12],
    isInSeason: true,
    nextMonth: 11,
    goodsNum: 5,
    goodsIds: ids.slice(0, 4),
  })
  expect(yanbian!.shop?.pkId).toBe(shopId)
  // A place without products stays, with its next month.
  expect(jeju).toMatchObject({ isInSeason: false, nextMonth: 3, goodsNum: 0, goodsIds: [], shop: null })
  expect(answer.list.map(({ pkId }) => pkId)).toEqual(ids.slice(0, 4))
  expect((await street({ startPage: 2 })).list.map(({ pkId }) => pkId)).toEqual([ids[4]])
  expect((await street({ place: 'yanbian' })).list).toHaveLength(5)
  expect((await street({ place: 'jeju' })).list).toEqual([])
  expect((await street({}, 'ko-KR')).stops[0]).toMatchObject({ name: '延边 ko', otherLocale: 'zh-CN' })
})

test('operators choose the places of the main street, their order, words and season; a preview shows it before', async () => {
  await aStreet()
  const stop = (place: string, isOn: boolean) => ({
    place,
    isOn,
    months: [11],
    knownFor: text('秋梨'),
    story: text('秋天的岛'),
  })
  const documentOf = (...stops: ReturnType<typeof stop>[]): FrontPage => ({
    pieces: [
      {
        kind: 'body',
        id: 'body',
        isOn: true,
        from: null,
        until: null,
        stops,
        heading: text(''),
        intro: text(''),
      },
    ],
  })
  const preview = 'a'.repeat(32)
  const hash = createHash('sha256').update(preview).digest('hex')
  const operatorId = newId()
  await db
    .insertInto('account')
    .values({ id: operatorId, name: 'tao', phone: null, role: 'operator', login: 'tao' })
    .execute()
  await sql`
    insert into front_page_preview (page, operator_id, token_hash, document, expires_at)
    values ('korea', ${operatorId}, ${hash}, ${JSON.stringify(documentOf(stop('jeju', true), stop('yanbian', false)))}::jsonb,
      now() + interval '1 minute')`.execute(db)
  const places = async (input: object = {}) => (await street(input)).stops.map(({ place }) => place)
  expect(await places({ preview })).toEqual(['jeju'])
  expect(await places()).toEqual(['yanbian', 'jeju'])
  expect(await places({ preview: 'b'.repeat(32) })).toEqual(['yanbian', 'jeju'])
  await inTransaction(db, (tx) => putFrontPage(tx, 'korea', documentOf(stop('jeju', true))))
  clock.advance(60_001)
  const shown = (await street()).stops
  expect(shown.map((one) => [one.place, one.knownFor, one.isInSeason])).toEqual([
    ['jeju', '秋梨', true],
    ['yanbian', '泡菜', true],
  ])
  const as = { userId: operatorId, role: 'operator' as const, sessionId: newId() }
  const { data } = await api.send('POST /sysConsole/queryStreetStops', {}, { as })
  expect(data.list).toMatchObject([
    { place: 'yanbian', name: '延边', knownFor: text('泡菜'), months: [12, 10, 11] },
    { place: 'jeju', name: '济州', story: text('岛') },
  ])
})

test('a product whose place is no longer recorded leaves the street at once', async () => {
  await aStreet()
  const shopId = await aShop(db)
  const given = { shopId, handle: 'kimchi', origin: { place: 'yanbian', imported: null } }
  await aProduct(db, given)
  expect((await street()).list).toHaveLength(1)
  await aProduct(db, { shopId, handle: 'kimchi' })
  expect((await street()).list).toHaveLength(1)
  await aProduct(db, { ...given, origin: { place: null, imported: null } })
  expect((await street()).list).toEqual([])
})

async function imports(input: object = {}) {
  return (await api.send('POST /bizGoods/queryImported', input)).data
}

test('imported products come with place, day of arrival, importer and duty, the newest arrival first', async () => {
  await aStreet()
  const papers = [{ kind: 'quarantine' as const, number: 'Q1', issuedOn: '2026-10-02' }]
  const batches = [
    { number: 'KR-1001-0001', landedOn: '2026-10-01', cameBy: 'sea' as const, papers },
    { number: 'KR-1120-0002', landedOn: '2026-11-20', cameBy: 'air' as const, papers },
  ]
  const jeju = await aProduct(db, { origin: { ...imported('KR', { batches }), place: 'jeju' } })
  const beef = await aProduct(db, { origin: imported('AU') })
  await aProduct(db)
  const all = await imports()
  expect(all.list.map(({ pkId, landedOn }) => [pkId, landedOn])).toEqual([
    [jeju.goodsId, '2026-11-20'],
    [beef.goodsId, '2026-11-02'],
  ])
  expect(all.list[0]).toMatchObject({
    country: 'KR',
    countryName: '韩国',
    placeName: '济州',
    way: 'general',
    cameBy: 'air',
    importer: '口岸公司',
    duty: '含税',
    batchNumber: 'KR-1120-0002',
  })
  expect(all).toMatchObject({ goodsNum: 2, total: 2, arrivedNum: 2 })
  expect(all.countries).toEqual([
    { code: 'AU', name: '澳大利亚', count: 1 },
    { code: 'KR', name: '韩国', count: 1 },
  ])
  expect(all.ways.map(({ count }) => count)).toEqual([2, 0, 0])
  expect((await imports({ country: 'AU' })).list.map(({ pkId }) => pkId)).toEqual([beef.goodsId])
  expect(await imports({ way: 'direct' })).toMatchObject({ list: [], total: 0, goodsNum: 2 })
})

test('goods without papers are not here, and a batch without papers cannot be recorded', async () => {
  await aProduct(db, { origin: imported('KR', { batches: [] }) })
  expect(await imports()).toMatchObject({ list: [], goodsNum: 0, countries: [] })
  const bare = [{ number: 'KR-1120-0002', landedOn: '2026-11-20', cameBy: 'air' as const, papers: [] }]
  await expect(aProduct(db, { origin: imported('KR', { batches: bare }) })).rejects.toThrow('papers')
})

test('the number on a pack opens its papers, however it is typed; an unknown one has none', async () => {
  const { goodsId } = await aProduct(db, { origin: imported('KR') })
  const find = async (number: string) => (await api.send('GET /bizGoods/queryBatch', { number })).data
  for (const typed of ['KR-1102-4417', ' kr-1102 - 4417', 'ＫＲ－１１０２－４４１７'])
    expect(await find(typed)).toMatchObject({
      number: 'KR-1102-4417',
      list: [{ goods: { pkId: goodsId }, papers: [{ kind: 'customs', number: '2026-7' }] }],
    })
  expect(await find('KR-0000-0000')).toEqual({ number: 'KR-0000-0000', list: [] })
})

test('a new import of a product replaces its batches', async () => {
  const shopId = await aShop(db)
  const product = await aProduct(db, { shopId, handle: 'beef', origin: imported('AU') })
  await aProduct(db, { shopId, handle: 'beef', origin: { place: null, imported: null } })
  expect(await imports()).toMatchObject({ list: [] })
  expect(product.goodsId).toBeTruthy()
})

test.each([
  ['POST /bizGoods/queryStreetGoods', { streetType: 'Korea!' }, 'streetType'],
  ['POST /bizGoods/queryStreetGoods', { startPage: 0 }, 'startPage'],
  ['POST /bizGoods/queryImported', { country: 'Korea' }, 'country'],
  ['POST /bizGoods/queryImported', { way: 'smuggled' }, 'way'],
  ['GET /bizGoods/queryBatch', { number: '' }, 'number'],
] as const)('%s refuses %j and names the field', async (call, input, field) => {
  const answer = await api.send(call, input)
  expect([answer.code, answer.data.fields?.[0]?.field]).toEqual(['40001', field])
})

import { allProducts, putCategories } from '@hojip/catalog'
import { inTransaction } from '@hojip/platform/db'
import { aCategoryPath, aProduct } from '@hojip/catalog/testing'
import { aRoom } from '@hojip/inventory/testing'
import { privatePaths, publicBelow } from '@hojip/hrefs/crawlers'
import { createLog } from '@hojip/platform/log'
import { locales } from '@hojip/platform/i18n'
import Fastify, { type FastifyInstance } from 'fastify'
import { Window } from 'happy-dom'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../../../apps/storefront/rooms.ts'
import { registerFeeds } from './index.ts'
import { googleColumns } from './rules/google.ts'
import { naverColumns } from './rules/naver.ts'

const publicUrl = 'https://mall.example'
const hostile = '辣白菜 <b>&"1 kg\u0001\t"\n新'

let { db, tools, stop } = {} as Awaited<ReturnType<typeof aRoom>>
let app: FastifyInstance
let goodsId: string
let skuIds: string[]
let emptyShopId: string
let offId: string
beforeAll(async () => {
  const room = await aRoom(() => [])
  ;({ db, tools, stop } = room)
  const options = [
    { name: { 'zh-CN': '净含量' }, values: [{ 'zh-CN': '500g' }, { 'zh-CN': '1kg' }] },
    { name: { 'zh-CN': '颜色' }, values: [{ 'zh-CN': '红色' }] },
    { name: { 'zh-CN': '辣度' }, values: [{ 'zh-CN': '微辣，不呛' }] },
  ]
  const sku = { stock: 100, priceFen: 2980 }
  const skus = [
    { ...sku, choice: [0, 0, 0], gtin: '6901234567892' },
    { ...sku, choice: [1, 0, 0], priceFen: 5980, picture: 'jar' },
  ]
  ;({ goodsId, skuIds } = await aProduct(db, { name: hostile, options, skus, returnRule: 'sealed' }))
  ;({ goodsId: offId, shopId: emptyShopId } = await aProduct(db, { isOnSale: false }))
  app = Fastify()
  registerFeeds(app, { ...tools, publicUrl, wonPerYuan: 190.5, log: createLog('silent') })
})
afterAll(async () => {
  await app.close()
  await stop()
})

async function get(url: string) {
  const answer = await app.inject({ url })
  return { ...answer, text: answer.body, status: answer.statusCode }
}

/** The elements of a well-formed document; fails for any other. */
function parsed(text: string) {
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  // The parser forgives what a stricter one refuses, so the plain signs are counted, too.
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
  expect(text).not.toMatch(/[^\P{Cc}\t\n\r]/u)
  return document
}

function table(text: string): Record<string, string>[] {
  const [head = '', ...rows] = text.trimEnd().split('\n')
  const names = head.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    expect(cells).toHaveLength(names.length)
    return Object.fromEntries(names.map((name, at) => [name, cells[at]!]))
  })
}

describe('robots.txt', () => {
  test('names the sitemap, and closes the pages of one reader and no others', async () => {
    const { text } = await get('/robots.txt')
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    const isClosed = (path: string) =>
      privatePaths.some((one) => path.startsWith(one)) && !publicBelow.some((one) => path.startsWith(one))
    expect(pages.filter((page) => page.cacheable && isClosed(page.path)).map(({ path }) => path)).toEqual([])
    expect(pages.filter((page) => page.needsSignIn && !isClosed(page.path)).map(({ path }) => path)).toEqual(
      [],
    )
  })
})

describe('sitemaps', () => {
  test('the index lists parts that exist, and they list each product on sale in each language', async () => {
    const index = parsed((await get('/sitemap.xml')).text)
    const parts = [...index.querySelectorAll('loc')].map((one) => one.textContent)
    expect(parts).toContain(`${publicUrl}/sitemaps/ko-KR/goods-${goodsId}.xml`)
    const listed: string[] = []
    for (const part of parts) {
      const { text, status } = await get(part.slice(publicUrl.length))
      expect(status).toBe(200)
      listed.push(...[...parsed(text).querySelectorAll('loc')].map((one) => one.textContent))
    }
    expect(listed).toContain(`${publicUrl}/goods/info/${goodsId}`)
    expect(listed).toContain(`${publicUrl}/goods/info/${goodsId}?lang=en-US`)
    expect(listed.filter((one) => one.includes(offId) || one.includes(emptyShopId))).toEqual([])
    expect(listed.filter((one, at) => listed.indexOf(one) !== at)).toEqual([])
  })

  test('a product names its address in all languages and when it changed', async () => {
    const { text } = await get(`/sitemaps/ko-KR/goods-${goodsId}.xml`)
    for (const locale of locales) expect(text).toContain(`hreflang="${locale}"`)
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  })

  test.each(['/sitemaps/fr-FR/pages.xml', '/sitemaps/ko-KR/goods-1.xml', '/sitemaps/ko-KR/x.xml'])(
    '%s does not exist',
    async (path) => expect((await get(path)).status).toBe(404),
  )
})

describe('categories of the sitemap', () => {
  const listed = async () => {
    const { text } = await get('/sitemaps/zh-CN/pages.xml')
    return [...parsed(text).querySelectorAll('loc')].flatMap(
      (one) => one.textContent.split('?category1Id=')[1] ?? [],
    )
  }

  test('are those that have a product on sale, of every level', async () => {
    const [level1, level2, level3] = await aCategoryPath(db)
    await inTransaction(db, (tx) => putCategories(tx, [{ code: 'empty', name: { 'zh-CN': '空' } }]))
    expect(await listed()).toEqual([
      level1,
      `${level1}&category2Id=${level2}`,
      `${level1}&category2Id=${level2}&category3Id=${level3}`,
    ])
    await sql`update goods set is_on_sale = false where id = ${goodsId}`.execute(db)
    expect(await listed()).toEqual([])
    await sql`update goods set is_on_sale = true where id = ${goodsId}`.execute(db)
  })
})

describe('the feed for Google', () => {
  test('has the required attributes of each SKU on sale', async () => {
    const rows = table((await get('/feeds/google-zh-CN.tsv')).text)
    expect(rows).toHaveLength(2)
    expect(Object.keys(rows[0]!)).toEqual([...googleColumns])
    for (const [at, row] of rows.entries()) {
      expect(row).toMatchObject({
        id: skuIds[at],
        link: `${publicUrl}/goods/info/${goodsId}?sku=${skuIds[at]}`,
        image_link: `${publicUrl}/pictures/${at === 0 ? 'kimchi' : 'jar'}-800.webp`,
        color: '红色',
        product_detail: ':辣度:微辣，不呛',
        return_policy_label: 'sealed',
        availability: 'in_stock',
        condition: 'new',
        item_group_id: goodsId,
      })
      expect(row['price']).toMatch(/^\d+\.\d\d CNY$/)
      expect(row['title']).toContain('辣白菜')
    }
    expect(rows.map((row) => row['price'])).toEqual(['29.80 CNY', '59.80 CNY'])
    expect(rows.map((row) => row['size'])).toEqual(['500g', '1kg'])
    expect(rows.map((row) => row['unit_pricing_measure'])).toEqual(['500 g', '1 kg'])
    expect(rows.map((row) => [row['gtin'], row['identifier_exists']])).toEqual([
      ['6901234567892', 'yes'],
      ['', 'no'],
    ])
  })

  test('is the same as XML, also with signs that XML forbids', async () => {
    const document = parsed((await get('/feeds/google-en-US.xml')).text)
    expect(document.querySelectorAll('item')).toHaveLength(2)
    const [detail] = document.getElementsByTagName('g:product_detail')
    expect(detail?.textContent).toBe('辣度微辣，不呛')
    expect((await get('/feeds/google-en-US.xml')).text).toContain('辣白菜 &lt;b&gt;&amp;&quot;1 kg')
  })

  test('tells what is sold out', async () => {
    await sql`update stock set on_hand = 0, received = sold where sku_id in (select id from sku where goods_id = ${goodsId})`.execute(
      db,
    )
    const rows = table((await get('/feeds/google-ko-KR.tsv')).text)
    expect(rows.map((row) => row['availability'])).toEqual(['out_of_stock', 'out_of_stock'])
  })
})

test('the feed for Naver has whole won, and its required columns', async () => {
  const rows = table((await get('/feeds/naver-ko-KR.tsv')).text)
  expect(Object.keys(rows[0]!)).toEqual([...naverColumns])
  expect(rows.map((row) => row['price_pc'])).toEqual(['5677', '11392'])
  for (const row of rows)
    for (const name of ['id', 'title', 'price_pc', 'link', 'image_link', 'category_name1', 'shipping'])
      expect(row[name], name).not.toBe('')
})

test('the Atom feed of new products is dated and links to them', async () => {
  const { text, headers } = await get('/feeds/new-ko-KR.atom')
  expect(headers['content-type']).toContain('application/atom+xml')
  const document = parsed(text)
  const entries = [...document.querySelectorAll('entry')]
  expect(entries).toHaveLength(1)
  expect(text).toContain(`href="${publicUrl}/goods/info/${goodsId}?lang=ko-KR"`)
  for (const name of ['id', 'title', 'updated', 'author'])
    expect(entries[0]!.querySelector(name)?.textContent, name).toBeTruthy()
})

test('llms.txt names where programs read', async () => {
  const { text } = await get('/llms.txt')
  expect(text).toMatch(/^# Hojip/)
  for (const path of ['/mcp', '/v1/openapi.json', '/sitemap.xml']) expect(text).toContain(publicUrl + path)
})

test('a feed is read a page at a time, and what is left unread is not read at all', async () => {
  for (let i = 0; i < 3; i++) await aProduct(db)
  let read = 0
  const all = allProducts(db)
  for await (const page of all) {
    read += page.length
    break
  }
  expect(read).toBe(4)
  expect((await all.next()).done).toBe(true)
})

test('without the database no feed begins, and each gives its place back', async () => {
  const gone = db.withPlugin({
    transformQuery: () => {
      throw new Error('no database')
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const without = Fastify()
  registerFeeds(without, { ...tools, db: gone, publicUrl, wonPerYuan: 190.5, log: createLog('silent') })
  for (const url of [
    '/feeds/google-ko-KR.xml',
    '/feeds/google-en-US.tsv',
    '/feeds/naver-ko-KR.tsv',
    '/sitemaps/ko-KR/pages.xml',
    '/sitemaps/ko-KR/shops.xml',
    `/sitemaps/ko-KR/goods-${goodsId}.xml`,
  ])
    expect((await without.inject({ url })).json(), url).toMatchObject({ statusCode: 500 })
  await without.close()
})

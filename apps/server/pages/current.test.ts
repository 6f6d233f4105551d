import { setTimeout as sleep } from 'node:timers/promises'
import { bumpCatalogVersion } from '@hojip/catalog'
import { aCategoryPath, putProduct, type InputGiven } from '@hojip/catalog/testing'
import type { Tx } from '@hojip/db'
import { putFrontPage } from '@hojip/front-pages'
import type { FrontPage } from '@hojip/front-pages/contract'
import { hourMs } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { putShop } from '@hojip/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

/** One process that changes things, and another one whose pages are looked at; they know nothing of each other. */
let writing: GuardedMall
let reading: GuardedMall
let url: string

beforeAll(async () => {
  writing = await aGuardedMall({}, async (own) => (url = own))
  reading = await aGuardedMall({}, async () => url)
})
afterAll(async () => {
  await reading.close()
  await writing.close()
})

/** What a page may be older than what it shows. */
const oldestMs = 1_000

async function look(path: string, language = 'zh-CN'): Promise<string> {
  const headers = { 'accept-language': language }
  const { statusCode, text } = await reading.raw({ method: 'GET', url: path, headers })
  return `${statusCode} ${text}`
}

/** The page after a change, looked at before it, so that it was cached, and all the time meanwhile. */
async function lookAfter(path: string, change: () => Promise<unknown>): Promise<string> {
  await look(path)
  await change()
  const until = performance.now() + oldestMs
  while (performance.now() < until) {
    await look(path)
    await sleep(40)
  }
  return look(path)
}

const name = { 'zh-CN': '一年陈泡菜', 'en-US': 'Year-old kimchi', 'ko-KR': '일 년 묵은 김치' }

async function aKimchi(slug: string): Promise<InputGiven> {
  const shopId = await inTransaction(writing.tools.db, (tx) =>
    putShop(tx, { slug, name: { 'zh-CN': '老铺' } }),
  )
  return {
    shopId,
    handle: slug,
    name,
    gallery: ['kimchi'],
    params: [],
    story: [],
    options: [],
    isOnSale: true,
    categoryIds: await aCategoryPath(writing.tools.db),
    skus: [{ choice: [], priceFen: 1_230, stock: 40 }],
  }
}

function put(product: InputGiven): Promise<string> {
  return inTransaction(writing.tools.db, (tx) => putProduct(tx, product))
}

/** Whether the page shows the words; a failing test does not print the whole page. */
function shows(page: string, words: string): boolean {
  return page.includes(words)
}

test('a price, a name and a product that leaves are seen on the pages of another process', async () => {
  const product = await aKimchi('price')
  const path = `/goods/info/${await put(product)}`
  expect(shows(await look(path), '12.30')).toBe(true)
  const dearer = { ...product, skus: [{ choice: [], priceFen: 4_560, stock: 40 }] }
  const after = await lookAfter(path, () => put(dearer))
  expect(shows(after, '45.60')).toBe(true)
  expect(shows(after, '12.30')).toBe(false)
  const renamed = { ...dearer, name: { ...name, 'zh-CN': '三年陈泡菜' } }
  expect(shows(await lookAfter(path, () => put(renamed)), '三年陈泡菜')).toBe(true)
  const list = `/goods?category1Id=${product.categoryIds[0]}`
  expect(shows(await look(list), '三年陈泡菜')).toBe(true)
  expect(shows(await lookAfter(list, () => put({ ...renamed, isOnSale: false })), '三年陈泡菜')).toBe(false)
})

test('the last unit that is sold is seen, on the product and in the list', async () => {
  const product = await aKimchi('stock')
  const goodsId = await put(product)
  const places = [
    { path: `/goods/info/${goodsId}`, words: '暂时卖完了' },
    { path: `/goods?category1Id=${product.categoryIds[0]}`, words: '暂时无货' },
  ]
  const sell = (left: number) =>
    writing.tools.db
      .updateTable('stock')
      .set(({ eb, ref }) => ({ on_hand: left, received: eb(ref('sold'), '+', left) }))
      .where('sku_id', 'in', (from) => from.selectFrom('sku').select('id').where('goods_id', '=', goodsId))
      .execute()
  for (const { path, words } of places) {
    expect(shows(await look(path), words)).toBe(false)
    expect(shows(await lookAfter(path, () => sell(0)), words)).toBe(true)
    expect(shows(await lookAfter(path, () => sell(40)), words)).toBe(false)
  }
})

test('the new name of a shop is seen in each language', async () => {
  const product = await aKimchi('shop')
  const path = `/goods/info/${await put(product)}`
  const renamed = { 'zh-CN': '新铺', 'en-US': 'New shop', 'ko-KR': '새 가게' }
  expect(shows(await look(path), '老铺')).toBe(true)
  const rename = () => inTransaction(writing.tools.db, (tx) => putShop(tx, { slug: 'shop', name: renamed }))
  expect(shows(await lookAfter(path, rename), '新铺')).toBe(true)
  expect(shows(await look(path, 'en'), 'New shop')).toBe(true)
  expect(shows(await look(path, 'ko'), '새 가게')).toBe(true)
})

async function putHome(tx: Tx, document: FrontPage): Promise<void> {
  await putFrontPage(tx, 'home', document)
  await bumpCatalogVersion(tx)
}

function written(text: string) {
  return { 'zh-CN': text, 'en-US': `${text} en`, 'ko-KR': `${text} ko` }
}

test('a banner is seen when it is published and leaves at its time, though nobody writes anything then', async () => {
  const show = (until: number) =>
    inTransaction(writing.tools.db, (tx) =>
      putHome(tx, {
        pieces: [
          {
            kind: 'banner',
            id: 'banner-1',
            isOn: true,
            from: null,
            until,
            picture: 'korea',
            eyebrow: written('小'),
            title: written('泡菜节到了'),
            text: written('句'),
            action: written('去'),
            href: '/koreaShop',
          },
        ],
      }),
    )
  const { nowMs } = reading.tools.clock
  expect(shows(await lookAfter('/', () => show(nowMs() + hourMs)), '泡菜节到了')).toBe(true)
  // However slow the machine is, it was seen before it gets an end that is near.
  const untilMs = nowMs() + 2 * oldestMs
  await lookAfter('/', () => show(untilMs))
  await sleep(Math.max(0, untilMs - nowMs()))
  expect(shows(await lookAfter('/', async () => undefined), '泡菜节到了')).toBe(false)
})

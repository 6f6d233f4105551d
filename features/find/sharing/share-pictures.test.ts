import { productSummaries } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aRoom } from '@hojip/inventory/testing'
import { addPicture, registerPictures, type ReadPicture } from '@hojip/pictures'
import { aPicture } from '@hojip/pictures/testing'
import { locales } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerSharePictures } from './index.ts'
import { previewOf, pricePieces } from './rules/preview.ts'

let { db, stop } = {} as Awaited<ReturnType<typeof aRoom>>
let dir: string
let app: FastifyInstance
let seconds = 0
/** How many times a product's own picture was read: once for each drawing. */
let reads = 0
beforeAll(async () => {
  ;({ db, stop } = await aRoom(() => []))
  dir = await mkdtemp(join(tmpdir(), 'share-pictures-'))
  app = Fastify()
  app.decorateReply('callNotFound', function () {
    return this.code(404).send()
  })
  const read = registerPictures(app, { db, dir, allowedHosts: [] })
  const readPicture: ReadPicture = (name) => {
    reads += 1
    return read(name)
  }
  registerSharePictures(app, { db, readPicture, limit: () => seconds })
  await addPicture(db, dir, 'kimchi', await aPicture(900, 900))
})
beforeEach(() => {
  reads = 0
})
afterAll(async () => {
  await app.close()
  await stop()
  await rm(dir, { recursive: true })
})

async function addressOf(goodsId: string, locale: (typeof locales)[number] = 'zh-CN') {
  const [product] = await productSummaries(db, [goodsId], locale)
  return previewOf(product!, locale).picture
}

function get(url: string) {
  return app.inject({ url })
}

test('a product has a picture for previews in each language', async () => {
  const { goodsId } = await aProduct(db)
  const answers = await Promise.all(locales.map(async (locale) => get(await addressOf(goodsId, locale))))
  for (const { statusCode, headers, rawPayload } of answers) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(300_000)
  }
  const pictures = answers.map(({ rawPayload }) => rawPayload.toString('base64'))
  expect(new Set(pictures).size).toBe(locales.length)
})

test('many who ask together share one drawing, and later ones get it from memory', async () => {
  const url = await addressOf((await aProduct(db)).goodsId)
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  await get(url)
  expect(reads).toBe(1)
})

test('another price or name changes the address; under the old one the new picture is not kept for long', async () => {
  const { goodsId } = await aProduct(db)
  const before = await addressOf(goodsId)
  const first = await get(before)
  await sql`update sku set price_fen = 1980 where goods_id = ${goodsId}`.execute(db)
  await sql`update goods set price_fen = 1980, version = version + 1 where id = ${goodsId}`.execute(db)
  const after = await addressOf(goodsId)
  expect(after).not.toBe(before)
  const old = await get(before)
  expect(old.headers['cache-control']).toBe('public, max-age=300')
  const now = await get(after)
  expect(now.headers['cache-control']).toContain('immutable')
  expect(now.rawPayload.equals(old.rawPayload)).toBe(true)
  expect(now.rawPayload.equals(first.rawPayload)).toBe(false)
  await sql`update goods set name = '{"zh-CN":"别的名字"}', version = version + 1 where id = ${goodsId}`.execute(
    db,
  )
  expect(await addressOf(goodsId)).not.toBe(after)
})

test('a name with a character that the font lacks leaves a picture without the name', async () => {
  const shopId = (await aProduct(db)).shopId
  const [rare, other] = [
    await aProduct(db, { name: '鱻味', shopId }),
    await aProduct(db, { name: '羴味', shopId }),
  ]
  const [one, two] = [await get(await addressOf(rare.goodsId)), await get(await addressOf(other.goodsId))]
  expect([one.statusCode, two.statusCode]).toEqual([200, 200])
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true)
})

test('emoji of a name are left out, and the name stays', async () => {
  const { goodsId, shopId } = await aProduct(db, { name: '辣白菜™ 🌶️👍🏽 500g' })
  const { goodsId: plainId } = await aProduct(db, { name: '辣白菜™ 500g', shopId })
  const [one, two] = [await get(await addressOf(goodsId)), await get(await addressOf(plainId))]
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true)
})

test('what is not sold shows no price', async () => {
  const { goodsId } = await aProduct(db, { isOnSale: false })
  const [product] = await productSummaries(db, [goodsId], 'zh-CN')
  expect(pricePieces(product!, 'zh-CN')).toBeUndefined()
  expect(previewOf(product!, 'zh-CN').alt).not.toContain('¥')
  expect((await get(await addressOf(goodsId))).statusCode).toBe(200)
})

test('a product without a picture shows the mark of the mall in its place', async () => {
  const { goodsId } = await aProduct(db, { gallery: [] })
  const { statusCode, headers, rawPayload } = await get(await addressOf(goodsId))
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  const pixel = sharp(rawPayload).extract({ left: 40, top: 40, width: 1, height: 1 })
  expect([...(await pixel.raw().toBuffer())]).toEqual(
    [0xeb, 0xf7, 0xf3].map((value) => expect.closeTo(value, -1)),
  )
})

test('a picture that cannot be had yet is drawn again at the next visit', async () => {
  await sql`insert into picture (ref, state) values ('later', 'remote')`.execute(db)
  const { goodsId } = await aProduct(db, { gallery: ['later'] })
  const url = await addressOf(goodsId)
  const early = await get(url)
  expect([early.statusCode, early.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  await addPicture(db, dir, 'later', await aPicture())
  expect((await get(url)).headers['cache-control']).toContain('immutable')
})

test('unknown products, languages and names have none, and a limited address waits', async () => {
  const { goodsId } = await aProduct(db)
  for (const name of [
    `${newId()}.zh-CN.jpg`,
    `${goodsId}.fr-FR.jpg`,
    `${goodsId}.zh-CN.png`,
    '..%2f.zh-CN.jpg',
  ])
    expect((await get(`/share-picture/${name}`)).statusCode, name).toBe(404)
  seconds = 7
  const { statusCode, headers } = await get(`/share-picture/${goodsId}.zh-CN.jpg`)
  seconds = 0
  expect([statusCode, headers['retry-after']]).toEqual([429, '7'])
})

test('the price is written as on the cards of the mall', () => {
  const product = {
    pkId: '1',
    goodsName: '茶',
    goodsPic: '/pictures/tea',
    shopName: '茶坊',
    price: '1138.90',
    isFromPrice: true,
    isOnSale: true,
  }
  expect(locales.map((locale) => previewOf(product, locale).alt)).toEqual([
    '茶 · ¥1,138.90 起 · 茶坊',
    '茶 · From ¥1,138.90 · 茶坊',
    '茶 · ¥1,138.90부터 · 茶坊',
  ])
})

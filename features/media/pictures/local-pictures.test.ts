import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db, Tables } from '@hojip/db'
import { openDatabase } from '@hojip/platform/db'
import { accepted, isRefusal } from '@hojip/platform/refusal'
import { collectingLog, freshDatabase } from '@hojip/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBroughtPicture, addPicture, registerPictures } from './index.ts'
import { aPicture } from './testing.ts'

let db: Db
let dir: string
let app: FastifyInstance
let close: () => Promise<void>

beforeAll(async () => {
  const fresh = await freshDatabase()
  const database = openDatabase<Tables>({ url: fresh.url })
  db = database.db
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  app = Fastify()
  registerPictures(app, { db, dir, allowedHosts: [] })
  close = async () => {
    await app.close()
    await database.close()
    await fresh.drop()
    await rm(dir, { recursive: true })
  }
})
afterAll(() => close())

function get(file: string) {
  return app.inject({ url: `/pictures/${file}` })
}

describe('a picture of our own', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    '%s is stored as WebP in every width',
    async (format) => {
      accepted(await addPicture(db, dir, `own-${format}`, await aPicture(1000, 500, format)))
      for (const width of [200, 400, 800]) {
        const answer = await get(`own-${format}-${width}.webp`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width / 2 })
      }
    },
  )

  test('is never enlarged', async () => {
    expect(await addPicture(db, dir, 'small', await aPicture(300, 300))).toEqual({ width: 300, height: 300 })
    for (const [file, width] of [
      ['small-200', 200],
      ['small-400', 300],
      ['small-800', 300],
    ] as const)
      expect((await sharp((await get(`${file}.webp`)).rawPayload).metadata()).width).toBe(width)
  })

  test('is turned upright and loses its camera data', async () => {
    const exif = { IFD0: { Copyright: 'canary-of-mei' }, IFD3: { GPSLatitude: '42/1 54/1 0/1' } }
    const lying = await sharp(await aPicture(400, 200, 'jpeg'))
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    accepted(await addPicture(db, dir, 'phone', lying))
    const answer = await get('phone-800.webp')
    const found = await sharp(answer.rawPayload).metadata()
    expect([found.width, found.height, found.exif]).toEqual([200, 400, undefined])
    expect(answer.rawPayload.includes('canary')).toBe(false)
  })

  test('a very tall one is shrunk to the limits of WebP', async () => {
    const tall = await aPicture(700, 20_000, 'png')
    accepted(await addPicture(db, dir, 'tall', tall))
    expect((await sharp((await get('tall-800.webp')).rawPayload).metadata()).height).toBeLessThan(16_384)
  })

  test('is served as WebP until its AVIF is made', async () => {
    accepted(await addPicture(db, dir, 'later', await aPicture()))
    const early = await get('later-400.avif')
    expect(early.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    })
    const second = async () => (await get('later-400.avif')).headers
    await expect
      .poll(second, { timeout: 60_000 })
      .toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' })
  })

  test('can be replaced', async () => {
    accepted(await addPicture(db, dir, 'again', await aPicture(200, 200)))
    accepted(await addPicture(db, dir, 'again', await aPicture(800, 400)))
    expect((await sharp((await get('again-800.webp')).rawPayload).metadata()).width).toBe(800)
  })
})

const final = 'public, max-age=31536000, immutable'

function aColor(background: string): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 400, channels: 3, background } })
    .webp()
    .toBuffer()
}

describe('a picture that comes with the mall', () => {
  test('is stored as it is, and has its narrower files when they are first asked for', async () => {
    const webp = await aColor('teal')
    await addBroughtPicture(db, dir, 'brought', webp)
    expect((await get('brought-800.webp')).rawPayload).toEqual(webp)
    const visitors = await Promise.all(Array.from({ length: 20 }, () => get('brought-200.webp')))
    for (const { headers, rawPayload } of visitors) {
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': final })
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200, height: 100 })
    }
    const early = await get('brought-400.avif')
    expect(early.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    })
    expect((await sharp(early.rawPayload).metadata()).width).toBe(400)
    await expect
      .poll(async () => (await get('brought-400.avif')).headers, { timeout: 60_000 })
      .toMatchObject({ 'content-type': 'image/avif', 'cache-control': final })
  })

  test('replaces all files of the one before, also those that are being made', async () => {
    await addBroughtPicture(db, dir, 'replaced', await aColor('red'))
    const asked = get('replaced-400.webp')
    await addBroughtPicture(db, dir, 'replaced', await aColor('blue'))
    await asked
    for (const width of [200, 400, 800]) {
      const { rawPayload } = await get(`replaced-${width}.webp`)
      expect((await sharp(rawPayload).stats()).dominant).toMatchObject({ r: 8, b: 248 })
    }
  })

  test('is shown as it is when its narrower files cannot be made, which is tried three times a minute', async () => {
    const { log, errors } = collectingLog()
    const torn = Fastify()
    registerPictures(torn, { db, dir, allowedHosts: [], log })
    const webp = await sharp(randomBytes(800 * 400 * 3), { raw: { width: 800, height: 400, channels: 3 } })
      .webp()
      .toBuffer()
    webp.fill(0xff, 2_000)
    await addBroughtPicture(db, dir, 'torn', webp)
    for (let visit = 0; visit < 6; visit++) {
      const { headers, rawPayload } = await torn.inject({ url: '/pictures/torn-200.webp' })
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
      expect(rawPayload).toEqual(webp)
    }
    expect(errors.map(({ event }) => event)).toEqual(Array(3).fill('pictures.make'))
    await torn.close()
  })
})

describe('an invalid picture is refused and leaves no files', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const giant = async () => {
    const png = await aPicture(16, 16)
    // Width and height are in the header, at 16 and 20.
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    return png
  }
  const cases: [string, () => Promise<Buffer>][] = [
    ['nothing', async () => Buffer.alloc(0)],
    ['text', async () => Buffer.from('hello')],
    ['SVG', async () => Buffer.from(svg)],
    ['SVG behind a declaration', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a script that begins like a GIF', async () => Buffer.from('GIF89a/*...*/=1;alert(1)')],
    [
      'TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    ['half a JPEG', async () => (await aPicture(800, 800, 'jpeg')).subarray(0, 700)],
    ['a header of 3.6 billion pixels', giant],
    ['8,000 × 8,000 pixels', () => aPicture(8_000, 8_000)],
  ]
  test.each(cases)('%s', async (_name, make) => {
    expect(isRefusal(await addPicture(db, dir, 'refused', await make()))).toBe(true)
    expect((await get('refused-400.webp')).statusCode).toBe(404)
  })
})

test.each(['nobody-400.webp', 'kimchi.webp', '..%2f..%2fpassword-400.webp', 'a-400.webp%00.png'])(
  '%s is not found',
  async (file) => {
    expect((await get(file)).statusCode).toBe(404)
  },
)

test('no incomplete file is left behind', async () => {
  accepted(await addPicture(db, dir, 'tidy', await aPicture()))
  const names = await readdir(dir, { recursive: true })
  expect(names.filter((name) => name.includes('/.'))).toEqual([])
})

test('a picture that one machine was given is shown by another one, which has its own folder', async () => {
  const stored = new Map<string, Buffer>()
  const shared = {
    put: async (key: string, bytes: Buffer) => void stored.set(key, bytes),
    get: async (key: string) => stored.get(key),
  }
  accepted(await addPicture(db, dir, 's-shared', await aPicture(1000, 500), { shared }))
  expect([...stored.keys()]).toEqual(['pictures/s-shared-800.webp'])
  const elsewhere = await mkdtemp(join(tmpdir(), 'pictures-'))
  const other = Fastify()
  registerPictures(other, { db, dir: elsewhere, shared, allowedHosts: [] })
  const widest = await other.inject({ url: '/pictures/s-shared-800.webp' })
  expect(widest.rawPayload.equals((await get('s-shared-800.webp')).rawPayload)).toBe(true)
  stored.clear()
  const narrow = await other.inject({ url: '/pictures/s-shared-200.webp' })
  expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 200, height: 100 })
  await other.close()
  await rm(elsewhere, { recursive: true })
})

test('a picture that the store does not give is a placeholder, and tried again', async () => {
  await addPicture(db, dir, 's-away', await aPicture())
  const elsewhere = await mkdtemp(join(tmpdir(), 'pictures-'))
  const { log, logged } = collectingLog()
  const get = async () => {
    throw new Error('no store')
  }
  const other = Fastify()
  registerPictures(other, { db, dir: elsewhere, log, shared: { put: get, get }, allowedHosts: [] })
  const answer = await other.inject({ url: '/pictures/s-away-400.webp' })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  expect(logged.map(({ event }) => event)).toEqual(['pictures.not-shared'])
  await other.close()
  await rm(elsewhere, { recursive: true })
})

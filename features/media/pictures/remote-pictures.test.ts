import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db, Tables } from '@hojip/db'
import { movableClock } from '@hojip/platform/clock'
import { openDatabase } from '@hojip/platform/db'
import { createLog } from '@hojip/platform/log'
import { refuse } from '@hojip/platform/refusal'
import { freshDatabase } from '@hojip/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRemotePictures, registerPictures, remoteRefOf } from './index.ts'
import { makePicture } from './actions/add-picture.ts'
import { picturesRefusals } from './refusals.ts'
import { aPicture, aPictureHost, type PictureHost } from './testing.ts'

let db: Db
let dir: string
let app: FastifyInstance
let host: PictureHost
let canary: PictureHost
let close: () => Promise<void>
const clock = movableClock()
/** Whether the decoder finds no time. */
let isBusy = false

/** The answers of the tests' name server; no request leaves this machine. */
const names: Record<string, string[]> = {
  'inside.test': ['10.0.0.7'],
  'loop.test': ['127.0.0.1'],
  'mixed.test': ['93.184.215.14', '127.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'meta.test': ['169.254.169.254'],
  'nowhere.test': [],
}
const literals = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:7f00:1]', '0.0.0.0']

beforeAll(async () => {
  const fresh = await freshDatabase()
  const database = openDatabase<Tables>({ url: fresh.url })
  db = database.db
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  canary = await aPictureHost({ '/secret.png': { body: await aPicture() } })
  const redirect = (location: string) => ({ status: 302, headers: { location } })
  host = await aPictureHost({
    '/good.png': { body: await aPicture(900, 900), headers: { 'content-type': 'text/html' } },
    '/late.png': { body: await aPicture() },
    '/shared.png': { body: await aPicture() },
    '/text.png': { body: 'no picture at all', headers: { 'content-type': 'image/png' } },
    '/vector.png': { body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
    '/large.png': { body: Buffer.alloc(9 * 1024 * 1024) },
    '/moved.png': redirect('/good.png'),
    '/round.png': redirect('/round.png'),
    '/to-canary.png': redirect(`http://127.0.0.1:${canary.port}/secret.png`),
    '/to-canary-by-number.png': redirect(`http://2130706433:${canary.port}/secret.png`),
    '/to-inside.png': redirect('http://inside.test/secret.png'),
    '/to-file.png': redirect('file:///etc/passwd'),
    '/to-user.png': redirect(`http://img.test@127.0.0.1:${canary.port}/secret.png`),
  })
  const allowedHosts = [...Object.keys(names), ...literals, '*.cdn.test']
  const network = { allowLoopbackForTests: host.port, resolve: async (name: string) => names[name] ?? [] }
  app = Fastify()
  const make: typeof makePicture = async (bytes) =>
    isBusy ? refuse(picturesRefusals.busy, {}, { why: 'late' }) : makePicture(bytes)
  registerPictures(app, { db, dir, allowedHosts, clock, network, make, log: createLog('error') })
  close = async () => {
    await app.close()
    await Promise.all([host.stop(), canary.stop()])
    await database.close()
    await fresh.drop()
    await rm(dir, { recursive: true })
  }
})
afterAll(() => close())

async function show(url: string, width = 400) {
  await addRemotePictures(db, [url])
  return app.inject({ url: `/pictures/${remoteRefOf(url)}-${width}.webp` })
}

function at(path: string) {
  return `http://127.0.0.1:${host.port}${path}`
}

function timesAsked(path: string) {
  return host.asked.filter((one) => one === path).length
}

async function expectPlaceholder(answer: Awaited<ReturnType<typeof show>>) {
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, height: 400 })
}

describe('a picture of another server', () => {
  test('is fetched once, whatever its file name, and stored', async () => {
    for (const width of [400, 800, 200]) {
      const answer = await show(at('/good.png'), width)
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
    }
    expect(timesAsked('/good.png')).toBe(1)
  })

  test('is fetched once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(at('/shared.png'))))
    for (const answer of answers) expect(answer.headers['cache-control']).toContain('immutable')
    expect(timesAsked('/shared.png')).toBe(1)
  })

  test('may redirect to another allowed address', async () => {
    expect((await show(at('/moved.png'))).headers['cache-control']).toContain('immutable')
  })

  test('is tried again after an hour when it was missing', async () => {
    for (let i = 0; i < 3; i++) await expectPlaceholder(await show(at('/gone.png')))
    expect(timesAsked('/gone.png')).toBe(1)
    clock.advance(3_600_000)
    await expectPlaceholder(await show(at('/gone.png')))
    expect(timesAsked('/gone.png')).toBe(2)
  })

  test('is tried again with the next request when the mall was too busy to decode it', async () => {
    isBusy = true
    await expectPlaceholder(await show(at('/late.png')))
    isBusy = false
    expect((await show(at('/late.png'))).headers['cache-control']).toContain('immutable')
    expect(timesAsked('/late.png')).toBe(2)
  })

  test('is not changed by an import that names it again', async () => {
    await show(at('/good.png'))
    await addRemotePictures(db, [at('/good.png'), at('/good.png'), 'ftp://img.test/a.png', 'nonsense', ''])
    const row = await db
      .selectFrom('picture')
      .selectAll()
      .where('source_url', '=', at('/good.png'))
      .executeTakeFirst()
    expect(row).toMatchObject({ state: 'ready', width: 800, height: 800 })
  })
})

test.each(['/text.png', '/vector.png', '/large.png', '/round.png'])(
  '%s is shown as the placeholder',
  async (path) => {
    await expectPlaceholder(await show(at(path)))
  },
)

describe('no address inside our own network is requested', () => {
  test.each([
    ...['/to-canary.png', '/to-canary-by-number.png', '/to-inside.png', '/to-file.png', '/to-user.png'].map(
      (p) => `R${p}`,
    ),
    'http://127.0.0.1/secret.png',
    'http://127.1/secret.png',
    'http://2130706433/secret.png',
    'http://0x7f000001/secret.png',
    'http://0177.0.0.1/secret.png',
    'http://[::1]/secret.png',
    'http://[::ffff:127.0.0.1]/secret.png',
    'http://0/secret.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/a.png',
    'http://inside.test/a.png',
    'http://loop.test/a.png',
    'http://mixed.test/a.png',
    'http://mapped.test/a.png',
    'http://meta.test/a.png',
    'https://loop.test/a.png',
    'http://nowhere.test/a.png',
    'http://stranger.test/a.png',
    'http://cdn.test/a.png',
    'http://evil-cdn.test/a.png',
    'http://img.cdn.test@127.0.0.1/secret.png',
    'http://lin:secret@inside.test/a.png',
    'http://inside.test:8080/a.png',
  ])('%s', async (url) => {
    // Counts as a new host: one with three failures would not be tried.
    clock.advance(120_000)
    await expectPlaceholder(await show(url.startsWith('R') ? at(url.slice(1)) : url))
    expect(canary.asked).toEqual([])
  })

  test('nor any other port of this machine', async () => {
    await expectPlaceholder(await show(`http://127.0.0.1:${canary.port}/secret.png`))
    expect(canary.asked).toEqual([])
  })
})

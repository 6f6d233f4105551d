import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aBmp, aPicture } from '@hojip/pictures/testing'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scene } from './contract.ts'
import { mostBytes } from './rules/limits.ts'
import { objectKey, parseUploadUrl } from './rules/url.ts'
import { anUpload } from './testing.ts'
import { hostilePictures } from './testing/hostile-files.ts'
import { anUploadsRoom, type UploadsRoom } from './testing/room.ts'

let room: UploadsRoom
let tools: UploadsRoom['tools']
beforeAll(async () => {
  room = await anUploadsRoom()
  ;({ tools } = room)
})
afterAll(() => room.close())

function aShopper() {
  return room.aShopper()
}

const upload: UploadsRoom['upload'] = (...sent) => room.upload(...sent)
function get(url: string) {
  return room.get(url)
}

describe('a picture', () => {
  test('is stored in every width and shown at its address', async () => {
    const { data, statusCode } = await upload(await aShopper(), await aPicture(1000, 500, 'png'))
    expect(statusCode).toBe(200)
    expect(data).toMatchObject({ width: 1000, height: 500 })
    expect(data.url).toMatch(/^\/uploads\/comment\/[0-9a-f]{32}$/)
    for (const [end, width] of [
      ['', 1000],
      ['-800.webp', 800],
      ['-400.avif', 400],
      ['-200.webp', 200],
    ] as const) {
      const answer = await get(`${data.url}${end}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `inline; filename="${data.url.split('/').at(-1)!}.webp"`,
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  test.skipIf(process.platform === 'win32')('can be read by no other user of the machine', async () => {
    const { data } = await upload(await aShopper(), await aPicture(), 'a.png', 'refund')
    const path = join(room.dir, objectKey(parseUploadUrl(data.url)!, 400))
    const modes = [path, dirname(path), dirname(dirname(path))].map((one) => statSync(one).mode & 0o777)
    expect(modes).toEqual([0o600, 0o700, 0o700])
  })

  test('is stored for every scene of the contract', async () => {
    const shopper = await aShopper()
    const senders: Partial<Record<string, Viewer['role']>> = { shop: 'staff', banner: 'operator' }
    for (const one of scene.options) {
      const sender = { ...shopper, role: senders[one] ?? 'shopper' }
      const { statusCode, data } = await upload(sender, await aPicture(), 'a.png', one)
      expect([one, statusCode, parseUploadUrl(data.url)?.scene]).toEqual([one, 200, one])
    }
  })

  test('of a refund request is stored by no shared cache', async () => {
    const { data } = await upload(await aShopper(), await aPicture(), 'a.png', 'refund')
    expect((await get(data.url)).headers['cache-control']).toBe('private, max-age=31536000, immutable')
  })
})

function noPicture(reason: string) {
  return { statusCode: 400, data: { reason: `uploads/${reason}` } }
}

describe('accepted', () => {
  test.each([
    ['kimchi.png', () => aPicture(30, 20, 'png')],
    ['kimchi.PNG', () => aPicture(30, 20, 'png')],
    ['kimchi.jpg', () => aPicture(30, 20, 'jpeg')],
    ['泡菜.jpeg', () => aPicture(30, 20, 'jpeg')],
    ['kimchi.gif', () => aPicture(30, 20, 'gif')],
    [
      'kimchi.bmp',
      async () =>
        aBmp(
          Array.from({ length: 20 }, () => Array(30).fill([9, 99, 9])),
          { bits: 24 },
        ),
    ],
    ['kimchi.webp', () => aPicture(30, 20, 'webp')],
    ['kimchi.jfif', () => aPicture(30, 20, 'jpeg')],
    ['a JPEG that is called.png', () => aPicture(30, 20, 'jpeg')],
    ['without extension', () => aPicture(30, 20, 'png')],
    ['kimchi.php.png', () => aPicture(30, 20, 'png')],
    [`${'x'.repeat(300)}.png`, () => aPicture(30, 20, 'png')],
  ])('%s', async (name, make) => {
    const { statusCode, data } = await upload(await aShopper(), await make(), name)
    expect([statusCode, data.width, data.height]).toEqual([200, 30, 20])
  })

  test('a picture of exactly five megabytes; not one byte more', async () => {
    const png = await aPicture(40, 40, 'png')
    const lin = await aShopper()
    const filledUp = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)])
    expect((await upload(lin, filledUp(mostBytes))).statusCode).toBe(200)
    expect(await upload(lin, filledUp(mostBytes + 1))).toMatchObject({
      statusCode: 400,
      data: { reason: 'http/fileTooLarge', fields: [{ field: 'file' }] },
    })
  })

  test('a long screenshot stays readable', async () => {
    const { data } = await upload(
      await aShopper(),
      await aPicture(1080, 9_000, 'png'),
      'screen.png',
      'refund',
    )
    expect([data.width, data.height]).toEqual([1080, 9_000])
  })

  test('of an animated picture the first frame is stored', async () => {
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)])
    const raw = { width: 8, height: 16, channels: 3 as const, pageHeight: 8 }
    const moving = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const { data } = await upload(await aShopper(), moving, 'dance.gif')
    const stored = await sharp((await get(data.url)).rawPayload, { animated: true }).metadata()
    expect([stored.pages ?? 1, stored.width, stored.height]).toEqual([1, 8, 8])
  })
})

describe('refused', () => {
  test.each(hostilePictures)('%s', async (_name, name, make, reason) => {
    const lin = await aShopper()
    expect(await upload(lin, await make(), name)).toMatchObject({
      ...noPicture(reason),
      data: { fields: [{ field: 'file', problem: expect.stringMatching(/./) }] },
    })
    expect(await room.uploadsOf(lin)).toBe(0)
  })

  test('the sentence names the file in the caller’s language, however long its name', async () => {
    const file = { name: `${'kimchi'.repeat(40)}.svg`, bytes: Buffer.from('<svg/>') }
    const { msg } = await room.api.send(
      'POST /fileUpload/upload',
      { file, scene: 'comment' },
      { as: await aShopper(), locale: 'en-US' },
    )
    const name = '“kimchikimchikimchikimchi…hikimchi.svg”'
    expect(msg).toContain(name)
    expect(msg).toBe(`${name} is not a supported format. Use bmp, gif, jpg, png or webp`)
  })
})

describe('the file’s other contents are discarded', () => {
  const markers = ['canary-of-mei', '<script>alert(1)</script>', 'PK\u0003\u0004secret-archive']

  test('camera, place and author; the picture is turned upright', async () => {
    const lying = await sharp(await aPicture(400, 200, 'jpeg'))
      .withExif({ IFD0: { Copyright: markers[0]! }, IFD3: { GPSLatitude: '42/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await upload(await aShopper(), lying, 'phone.jpg')
    expect([data.width, data.height]).toEqual([200, 400])
    const stored = await get(data.url)
    const { exif, width } = await sharp(stored.rawPayload).metadata()
    expect([exif, width, stored.rawPayload.includes(markers[0]!)]).toEqual([undefined, 200, false])
  })

  test('a page or an archive after the picture', async () => {
    for (const [format, name] of [
      ['jpeg', 'a.jpg'],
      ['png', 'a.png'],
      ['gif', 'a.gif'],
    ] as const) {
      const both = Buffer.concat([await aPicture(60, 60, format), Buffer.from(markers.join())])
      const { data } = await upload(await aShopper(), both, name)
      for (const end of ['', '-200.webp']) {
        const { rawPayload } = await get(`${data.url}${end}`)
        for (const marker of markers) expect(rawPayload.includes(marker), name).toBe(false)
      }
    }
  })
})

describe('an address', () => {
  test.each([
    '/uploads/comment/0f',
    '/uploads/comment/..%2f..%2fetc%2fpasswd',
    `/uploads/goods/${'0'.repeat(32)}`,
    `/uploads/comment/${'0'.repeat(32)}`,
    `/uploads/comment/${'0'.repeat(32)}-300.webp`,
    `/uploads/comment/${'0'.repeat(32)}-400.png`,
    `/uploads/comment/${'0'.repeat(32)}%00`,
  ])('%s shows nothing', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('of another scene shows nothing', async () => {
    const { data } = await upload(await aShopper(), await aPicture(), 'a.png', 'refund')
    expect((await get(data.url.replace('refund', 'comment'))).statusCode).toBe(404)
  })

  test('cannot be guessed: 32 random digits, unique', async () => {
    const lin = await aShopper()
    const ids = new Set<string>()
    for (let i = 0; i < 20; i++) ids.add((await anUpload(tools.db, lin.userId, 'comment')).slice(-32))
    expect(ids.size).toBe(20)
  })
})

test.each([
  ['shop', 'staff'],
  ['banner', 'operator'],
] as const)('a picture of the purpose “%s” is taken from the role %s alone', async (scene, role) => {
  const lin = await aShopper()
  const png = await aPicture(20, 20, 'png')
  for (const other of ['shopper', 'staff', 'operator'] as const)
    expect([other, (await upload({ ...lin, role: other }, png, 'a.png', scene)).statusCode]).toEqual([
      other,
      other === role ? 200 : 404,
    ])
  expect(await room.uploadsOf(lin)).toBe(1)
})

test('after fifty pictures in an hour or two hundred in a day uploads are refused', async () => {
  const lin = await aShopper()
  const mei = await aShopper()
  for (let i = 0; i < 49; i++) await anUpload(tools.db, lin.userId, 'chat')
  expect((await upload(lin, await aPicture())).statusCode).toBe(200)
  expect(await upload(lin, await aPicture())).toMatchObject({
    statusCode: 429,
    data: { reason: 'uploads/quotaReached' },
  })
  expect((await upload(mei, await aPicture())).statusCode).toBe(200)
  await sql`update upload set created_at = created_at - interval '61 minutes' where user_id = ${lin.userId}`.execute(
    tools.db,
  )
  expect((await upload(lin, await aPicture())).statusCode).toBe(200)
  for (let i = 0; i < 149; i++) await anUpload(tools.db, lin.userId, 'chat')
  await sql`update upload set created_at = created_at - interval '61 minutes' where user_id = ${lin.userId}`.execute(
    tools.db,
  )
  expect((await upload(lin, await aPicture())).statusCode).toBe(429)
})

test('sixty concurrent uploads: two are decoded at a time, forty wait, the others get a time to retry', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, aShopper))
  const bytes = await aPicture(300, 300)
  const answers = await Promise.all(people.map((one) => upload(one, bytes)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(42)
  for (const { statusCode, data } of answers) if (statusCode === 503) expect(data.reason).toBe('uploads/busy')
  // And a retry succeeds.
  expect((await upload(people.at(-1)!, bytes)).statusCode).toBe(200)
})

test('concurrent uploads cannot exceed the quota', async () => {
  const lin = await aShopper()
  for (let i = 0; i < 49; i++) await anUpload(tools.db, lin.userId, 'chat')
  const picture = await aPicture()
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(lin, picture)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a picture for a refund is stored by the name that clients of refunds use, and nothing else is', async () => {
  const lin = await aShopper()
  const send = (bytes: Buffer, name = 'jar.png') =>
    room.api.send('POST /bizGoodsRefund/uploadFile', { file: { name, bytes } }, { as: lin })
  const { data } = await send(await aPicture(300, 200, 'png'))
  expect(data).toMatchObject({ width: 300, height: 200 })
  expect(data.url).toMatch(/^\/uploads\/refund\/[0-9a-f]{32}$/)
  expect((await send(Buffer.from('not a picture'))).statusCode).toBe(400)
})

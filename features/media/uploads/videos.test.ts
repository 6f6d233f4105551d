import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostVideoBytes } from './rules/limits.ts'
import { aVideo } from './testing.ts'
import { anUploadsRoom, type UploadsRoom } from './testing/room.ts'
import { hostileVideos } from './testing/hostile-files.ts'
import { aRecording, box, canaries } from './testing/videos.ts'

let room: UploadsRoom
beforeAll(async () => {
  room = await anUploadsRoom()
})
afterAll(() => room.close())

async function send(bytes: Buffer, name = 'phone.mp4') {
  return room.upload(await room.aShopper(), bytes, name, 'chat')
}

describe('a video', () => {
  test.each([
    ['phone.mp4', 'mp4', 2_000],
    ['camera.mov', 'mp4', 2_000],
    ['recorded.mp4', 'mp4', 2_000],
    ['clip.webm', 'webm', 2_008],
    ['live.webm', 'webm', 2_001],
  ] as const)(
    '%s is stored, and what it contains beside the video is erased',
    async (name, format, durationMs) => {
      const bytes = aRecording(name)
      const { data, statusCode } = await send(bytes, name)
      expect(statusCode).toBe(200)
      expect(data).toMatchObject({ kind: 'video', width: 160, height: 120, durationMs, size: bytes.length })
      expect(data.url).toMatch(new RegExp(`^/uploads/chat/[0-9a-f]{32}\\.${format}$`))
      const stored = await room.get(data.url)
      expect(stored.rawPayload.length).toBe(bytes.length)
      expect(createHash('sha256').update(stored.rawPayload).digest('hex')).toBe(data.hash)
      for (const canary of canaries) expect(stored.rawPayload.includes(canary), canary).toBe(false)
      expect(await room.unfinished()).toEqual([])
    },
  )

  test('is recognized by its bytes, whatever its name', async () => {
    expect((await send(aRecording('clip.webm'), 'a.png')).data.url).toMatch(/\.webm$/)
    expect((await send(aRecording('phone.mp4'), 'a.html')).data.url).toMatch(/\.mp4$/)
  })

  test('that a phone recorded upright has the size as it is shown', async () => {
    const upright = Buffer.from(aRecording('phone.mp4'))
    const matrix = upright.indexOf('tkhd', 0, 'latin1') + 4 + 40
    for (const [i, value] of [0, 0x10000, 0, 0xffff0000, 0].entries())
      upright.writeUInt32BE(value, matrix + i * 4)
    expect((await send(upright)).data).toMatchObject({ width: 120, height: 160 })
  })

  test('of exactly fifty megabytes; not one byte more', async () => {
    const bytes = aRecording('phone.mp4')
    const filledUp = (length: number) =>
      Buffer.concat([bytes, box('free', Buffer.alloc(length - bytes.length - 8))])
    expect((await send(filledUp(mostVideoBytes))).statusCode).toBe(200)
    expect(await send(filledUp(mostVideoBytes + 1))).toMatchObject({
      statusCode: 400,
      data: { reason: 'http/fileTooLarge', fields: [{ field: 'file' }] },
    })
    expect(await room.unfinished()).toEqual([])
  })

  test('is taken in a chat only', async () => {
    const lin = await room.aShopper()
    for (const scene of ['comment', 'refund', 'avatar'] as const)
      expect(await room.upload(lin, aRecording('phone.mp4'), 'a.mp4', scene)).toMatchObject({
        statusCode: 400,
        data: { reason: 'uploads/wrongExtension' },
      })
    expect(await room.uploadsOf(lin)).toBe(0)
  })
})

describe('erased', () => {
  const phone = aRecording('phone.mp4')

  test('an archive, a page and notes of a camera in boxes of their own', async () => {
    const notes = ['free', 'uuid', 'gps ', 'html'].map((type) =>
      box(type, Buffer.from(`<script>${canaries[0]!}`)),
    )
    const { data } = await send(Buffer.concat([phone, ...notes]))
    const { rawPayload } = await room.get(data.url)
    expect([rawPayload.includes('<script>'), rawPayload.includes(canaries[0]!)]).toEqual([false, false])
  })

  test('the samples of a track that is neither picture nor sound', async () => {
    const camera = aRecording('camera.mov')
    // The time code that ffmpeg wrote: 01:00:00:00 at ten pictures a second, as the only sample of its track.
    const at = camera.lastIndexOf('stco', camera.length, 'latin1')
    const sample = camera.readUInt32BE(at + 12)
    expect(camera.readUInt32BE(sample)).toBe(36_000)
    const { data } = await send(camera, 'camera.mov')
    expect((await room.get(data.url)).rawPayload.readUInt32BE(sample)).toBe(0)
  })
})

describe('refused', () => {
  test.each(hostileVideos)('%s', async (_name, make, reason) => {
    const lin = await room.aShopper()
    const answer = await room.upload(lin, make(), 'a.mp4', 'chat')
    expect(answer).toMatchObject({
      statusCode: 400,
      data: { reason: `uploads/${reason}`, fields: [{ field: 'file', problem: expect.stringMatching(/./) }] },
    })
    expect([await room.uploadsOf(lin), await room.unfinished()]).toEqual([0, []])
  })

  test.each(['phone.mp4', 'recorded.mp4', 'clip.webm'] as const)('%s that breaks off', async (name) => {
    const bytes = aRecording(name)
    for (let length = 12; length < bytes.length; length += Math.ceil(bytes.length / 25)) {
      const { statusCode, data } = await send(bytes.subarray(0, length))
      // What ends exactly between two fragments is a whole, shorter video.
      if (statusCode !== 200)
        expect(data.reason, String(length)).toMatch(/^uploads\/(notAVideo|unknownVideo)$/)
      else expect(name).toBe('recorded.mp4')
    }
  })
})

test.each(['phone.mp4', 'camera.mov', 'recorded.mp4', 'clip.webm', 'live.webm'] as const)(
  '%s with any changed bytes gets an answer that is not a bug',
  async (name) => {
    const bytes = aRecording(name)
    const lin = await room.aShopper()
    const value = fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255))
    const changes = fc.array(fc.tuple(fc.nat(Math.min(bytes.length, 4_000) - 1), value), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const spoiled = Buffer.from(bytes)
        for (const [at, byte] of all) spoiled[at] = byte
        const { statusCode } = await room.upload(lin, spoiled, 'a.mp4', 'chat')
        expect([200, 400, 429]).toContain(statusCode)
        await sql`update upload set created_at = now() - interval '2 days'`.execute(room.tools.db)
      }),
      { numRuns: 60 },
    )
    expect(await room.unfinished()).toEqual([])
  },
)

describe('a day', () => {
  const reached = { statusCode: 429, data: { reason: 'uploads/videoQuotaReached' } }

  test('has twenty videos, also when two arrive at once', async () => {
    const lin = await room.aShopper()
    for (let i = 0; i < 19; i += 1) await aVideo(room.tools.db, lin.userId)
    const both = await Promise.all(
      [1, 2].map(() => room.upload(lin, aRecording('phone.mp4'), 'a.mp4', 'chat')),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429])
    expect(await room.upload(lin, aRecording('phone.mp4'), 'a.mp4', 'chat')).toMatchObject(reached)
    await sql`update upload set created_at = created_at - interval '25 hours' where user_id = ${lin.userId}`.execute(
      room.tools.db,
    )
    expect((await room.upload(lin, aRecording('phone.mp4'), 'a.mp4', 'chat')).statusCode).toBe(200)
  })

  test('has five hundred megabytes', async () => {
    const lin = await room.aShopper()
    for (let i = 0; i < 10; i += 1) await aVideo(room.tools.db, lin.userId, mostVideoBytes - 1_000)
    expect(await room.upload(lin, aRecording('phone.mp4'), 'a.mp4', 'chat')).toMatchObject(reached)
  })

  test('of videos takes no pictures away', async () => {
    const lin = await room.aShopper()
    for (let i = 0; i < 60; i += 1) await aVideo(room.tools.db, lin.userId)
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    expect((await room.upload(lin, png, 'a.png', 'chat')).statusCode).toBe(200)
  })
})

import { aPicture } from '@hojip/pictures/testing'
import { inTransaction } from '@hojip/platform/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anUploadsRoom, type UploadsRoom } from '../testing/room.ts'
import { aRecording } from '../testing/videos.ts'
import { hideUploads, showUploads } from './hide-uploads.ts'

let room: UploadsRoom
beforeAll(async () => {
  room = await anUploadsRoom()
})
afterAll(() => room.close())

test.each(['comment', 'chat'] as const)(
  'a picture of a %s that is taken down is its author’s alone, and all see it again when it is given back',
  async (scene) => {
    const { db } = room.tools
    const [lin, other] = [await room.aShopper(), await room.aShopper()]
    const { data } = await room.upload(lin, await aPicture(), 'a.png', scene)
    const { data: another } = await room.upload(lin, await aPicture(), 'b.png', scene)
    const url = data.url
    const seen = async (viewer?: { userId: string }) => {
      const of = viewer ? { 'x-viewer': viewer.userId } : undefined
      const answers = [await room.get(url, of), await room.get(`${url}-400.webp`, of)]
      return answers.map(({ statusCode }) => statusCode)
    }
    await inTransaction(db, (tx) => hideUploads(tx, [url, '/pictures/kimchi', 'no address'], new Date()))
    expect([await seen(), await seen(other), await seen(lin)]).toEqual([
      [404, 404],
      [404, 404],
      [200, 200],
    ])
    // Nothing on the way stores what only few may see, nor that it is away.
    for (const viewer of [lin.userId, other.userId])
      expect((await room.get(url, { 'x-viewer': viewer })).headers['cache-control']).toBe('no-store')
    expect((await room.get(another.url)).statusCode).toBe(200)
    await inTransaction(db, (tx) => showUploads(tx, [url]))
    expect(await seen()).toEqual([200, 200])
  },
)

test('no cache keeps a hidden video', async () => {
  const lin = await room.aShopper()
  const { data } = await room.upload(lin, aRecording('phone.mp4'), 'phone.mp4', 'chat')
  const stored = async () => (await room.get(data.url, { 'x-viewer': lin.userId })).headers['cache-control']
  expect(await stored()).toMatch(/^private, max-age/)
  await inTransaction(room.tools.db, (tx) => hideUploads(tx, [data.url], new Date()))
  expect(await stored()).toBe('no-store')
  expect((await room.get(data.url)).statusCode).toBe(404)
})

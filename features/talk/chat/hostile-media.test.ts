import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aShopper, aStall } from '@hojip/inventory/testing'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import { aPicture } from '@hojip/pictures/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { folderObjects, registerUploads, uploadsJobs, uploadsRoutes } from '@hojip/uploads'
import { anUpload, aVideo } from '@hojip/uploads/testing'
import { aRecording, hostilePictures, hostileVideos } from '@hojip/uploads/testing/hostile-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatRoutes } from './index.ts'
import { chatOptions, type Talk } from './testing.ts'

let mall: TestMall
let api: ReturnType<typeof testApi>
let dir: string
let talk: Talk
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'chat-media-'))
  const objects = folderObjects(join(dir, 'stored'))
  mall = await anOrdersMall((tools) => {
    uploadsJobs({ ...tools, objects })
    return []
  })
  const tools = { ...mall.tools, objects }
  const calls = [...chatRoutes({ ...tools, ...chatOptions }), ...uploadsRoutes(tools)]
  api = testApi(calls, undefined, join(dir, 'unfinished'))
  registerUploads(api.app, tools)
  const [lin, stall] = [await aShopper(mall.tools.db), await aStall(mall.tools.db)]
  const opened = await api.send('POST /appUserChat/open', { shopId: stall.shopId }, { as: lin })
  talk = { lin, stall, conversationId: opened.data.conversation.pkId }
})
afterAll(async () => {
  await api.close()
  await mall.stop()
  await rm(dir, { recursive: true })
})

/** Who sends: the shopper, or the agent of the shop. */
const senders = {
  shopper: { viewer: () => talk.lin, call: 'POST /appUserChat/send' },
  agent: { viewer: () => talk.stall.mei, call: 'POST /bizConsole/chat/send' },
} as const
type Sender = keyof typeof senders
const both = ['shopper', 'agent'] as const

interface File {
  name: string
  bytes: Buffer
}

function upload(as: Viewer, file: File, scene = 'chat') {
  return api.send('POST /fileUpload/upload', { scene, file }, { as, locale: 'en-US' })
}

function send(who: Sender, data: object) {
  const { viewer, call } = senders[who]
  const message = { conversationId: talk.conversationId, localId: newId(), data }
  return api.send(call, message, { as: viewer() })
}

/** Everything a message or an upload would leave. */
async function traces() {
  const rows = async (table: 'chat_message' | 'upload') =>
    (await mall.tools.db.selectFrom(table).select('id').execute()).length
  const files = await readdir(dir, { recursive: true, withFileTypes: true })
  return {
    messages: await rows('chat_message'),
    uploads: await rows('upload'),
    files: files.filter((one) => one.isFile()).length,
  }
}

type Sample = [what: string, name: string, make: () => Buffer | Promise<Buffer>, reason: string]
const cut = aRecording('phone.mp4').subarray(0, 3_000)
const samples: Sample[] = [
  ...hostilePictures,
  ...hostileVideos.map(([what, make, reason]): Sample => [what, 'a.mp4', make, reason]),
  ['a video that breaks off', 'a.mp4', () => cut, 'notAVideo'],
  ['a picture beyond 5 MB', 'a.png', async () => filledUp(await aPicture(), 5), 'fileTooLarge'],
  ['a video beyond 50 MB', 'a.mp4', () => filledUp(aRecording('phone.mp4'), 50), 'fileTooLarge'],
]

function filledUp(bytes: Buffer, megabytes: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(megabytes * 1024 * 1024 + 1 - bytes.length)])
}

describe.each(both)('of the %s', (who) => {
  test.each(samples)('%s is refused, and nothing of it stays', async (_what, name, make, reason) => {
    const before = await traces()
    const refused = await upload(senders[who].viewer(), { name, bytes: await make() })
    expect(refused).toMatchObject({ statusCode: 400, code: expect.stringMatching(/^4/) })
    expect(refused.data.reason).toMatch(new RegExp(`^(uploads|http)/${reason}$`))
    expect(refused.data.fields).toMatchObject([{ field: 'file' }])
    expect(refused.msg).toMatch(/^.{10,}$/)
    // A program that sends the message all the same.
    const address = `/uploads/chat/${newId().replaceAll('-', '')}`
    for (const data of [
      { type: 2, text: address },
      { type: 3, text: `${address}.mp4` },
    ])
      expect(await send(who, data)).toMatchObject({ statusCode: 400, data: { fields: [{ field: 'data' }] } })
    expect(await traces()).toEqual(before)
  })
})

describe.each(both)('a message of the %s', (who) => {
  const own = () => senders[who].viewer().userId
  const someone = async () => (await aShopper(mall.tools.db)).userId
  const db = () => mall.tools.db
  test.each<[string, () => Promise<object> | object]>([
    [
      'a picture of somebody else',
      async () => ({ type: 2, text: await anUpload(db(), await someone(), 'chat') }),
    ],
    ['a video of somebody else', async () => ({ type: 3, text: await aVideo(db(), await someone()) })],
    [
      'a video with a poster of somebody else',
      async () => ({
        type: 3,
        text: await aVideo(db(), own()),
        poster: await anUpload(db(), await someone(), 'chat'),
      }),
    ],
    ['a picture for a refund', async () => ({ type: 2, text: await anUpload(db(), own(), 'refund') })],
    [
      'a picture for a refund under a chat’s address',
      async () => ({ type: 2, text: (await anUpload(db(), own(), 'refund')).replace('refund', 'chat') }),
    ],
    ['a video as a picture', async () => ({ type: 2, text: await aVideo(db(), own()) })],
    ['a picture as a video', async () => ({ type: 3, text: await anUpload(db(), own(), 'chat') })],
    ['a smaller copy', async () => ({ type: 2, text: `${await anUpload(db(), own(), 'chat')}-400.webp` })],
    ...[2, 3].flatMap((type) =>
      [
        'https://evil.example/a.png',
        '//evil.example/a.mp4',
        'javascript:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        '/pictures/kimchi',
        '/uploads/chat/../../etc/passwd',
        `/uploads/chat/${'0'.repeat(32)}\n`,
        `/uploads/CHAT/${'0'.repeat(32)}`,
        `/uploads/chat/${'0'.repeat(32)}${type === 3 ? '.mp4' : ''}`,
      ].map((text): [string, () => object] => [`${text} as type ${type}`, () => ({ type, text })]),
    ),
  ])('cannot show %s', async (_what, make) => {
    const data = await make()
    const { messages, files } = await traces()
    const refused = await send(who, data)
    expect(refused.statusCode).toBe(400)
    expect(refused.data.fields?.[0]?.field).toMatch(/^data(\.|$)/)
    expect(await traces()).toMatchObject({ messages, files })
  })
})

const archive = Buffer.from('<html><script>alert(1)</script></html>PK\u0003\u0004secret-archive')
async function polyglot(format: 'png' | 'jpeg' | 'gif'): Promise<Buffer> {
  return Buffer.concat([await aPicture(60, 60, format), archive])
}

describe.each(both)('what the %s sends is served as what it is, and runs nowhere:', (who) => {
  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['a picture', 'a.png', () => aPicture(), 'image/webp'],
    ['a PNG with a page and an archive behind it', 'a.png', () => polyglot('png'), 'image/webp'],
    ['a JPEG with a page and an archive behind it', 'a.jpg', () => polyglot('jpeg'), 'image/webp'],
    ['a GIF with a page and an archive behind it', 'a.gif', () => polyglot('gif'), 'image/webp'],
    ['a video', 'a.mp4', () => aRecording('phone.mp4'), 'video/mp4'],
    ['a WebM that is called a page', 'a.html', () => aRecording('clip.webm'), 'video/webm'],
  ])('%s', async (_what, name, make, type) => {
    const { data: stored } = await upload(senders[who].viewer(), { name, bytes: await make() })
    const { url } = stored
    const isVideo = type.startsWith('video')
    expect((await send(who, { type: isVideo ? 3 : 2, text: url })).statusCode).toBe(200)
    const history = await api.send(
      'POST /appUserChat/queryHistory',
      { conversationId: talk.conversationId },
      { as: talk.lin },
    )
    expect(history.data.list.at(-1)!.text).toMatchObject({ type: isVideo ? 3 : 2, text: url })
    const answer = await api.app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.(webp|mp4|webm)"$/),
    })
    for (const hidden of ['<script>', 'secret-archive', 'canary-of-mei'])
      expect(answer.rawPayload.includes(hidden), hidden).toBe(false)
  })
})

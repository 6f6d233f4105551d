// own process: it serves from two processes of its own, and makes 50 MB
import { mkdir } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { aSocket } from '@hojip/platform/realtime/testing'
import { formOf, freePort } from '@hojip/platform/testing'
import {
  aCaddy,
  aCertificate,
  anNginx,
  hasProgram,
  type Certificate,
  type ProxyOptions,
} from '@hojip/platform/testing/programs'
import { sharedSites } from '@hojip/platform/testing/sites'
import { aRecording, box } from '@hojip/uploads/testing/videos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendTo, signInBySms, type Send } from '../../testing/browser.ts'
import { serveMall, surroundingsOf, type Served, type Surroundings } from '../../testing/served-mall.ts'

function read(path: string) {
  return readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8')
}

const isComplete = ['nginx', 'caddy', 'openssl'].every(hasProgram)
const megabyte = 2 ** 20

let origin: string
let tls: Certificate
let ports: [number, number]
let around: Surroundings
let malls: Served[]

function serve(at: 0 | 1): Served {
  const own = { PORT: String(ports[at]), DATA_DIR: join(around.dataDir, `mall-${at}`) }
  return serveMall({ ...around.env, ...own, TRUSTED_PROXIES: '127.0.0.1' })
}

beforeAll(async () => {
  if (!isComplete) return
  tls = aCertificate()
  origin = `https://localhost:${await freePort()}`
  ports = [await freePort(), await freePort()]
  around = await surroundingsOf(origin, await sharedSites())
  malls = []
  for (const at of [0, 1] as const) {
    await mkdir(join(around.dataDir, `mall-${at}`))
    const mall = serve(at)
    malls.push(mall)
    if ((await mall.outcome) !== 'open') throw new Error(mall.said())
  }
})
afterAll(async () => {
  for (const mall of malls ?? []) await mall.stop()
  await around?.close()
})

function options(): ProxyOptions {
  return { port: Number(new URL(origin).port), malls: ports, tls }
}

/** The protocol that a browser and the proxy agree on, and the status of the first page. */
async function overHttp2(): Promise<{ protocol: string | undefined; status: unknown }> {
  const session = connect(origin, { ca: tls.certificate })
  const stream = session.request({ ':path': '/' })
  try {
    return await new Promise((done, fail) => {
      session.on('error', fail)
      stream.on('error', fail)
      stream.on('response', (headers) => done({ protocol: session.alpnProtocol, status: headers[':status'] }))
    })
  } finally {
    stream.close()
    session.destroy()
  }
}

/** A video of almost 50 MB, as a phone records. */
function aLargeVideo(): Buffer {
  const video = aRecording('phone.mp4')
  return Buffer.concat([video, box('free', Buffer.alloc(50 * megabyte - video.length - 1_000))])
}

function upload(send: Send, scene: string, bytes: Buffer, headers: Record<string, string> = {}) {
  const form = formOf({ scene, file: { name: 'a.mp4', bytes } })
  const own = { ...headers, 'content-type': form.contentType, 'idempotency-key': String(bytes.length) }
  return send('/v1/fileUpload/upload', { method: 'POST', headers: own, body: form.body })
}

type Call = (send: Send, headers: Record<string, string>) => Promise<{ status: number }>

const aRead: Call = (send, headers) => send('/v1/appUser/findById/me', { headers })
const aCallWithBody: Call = (send, headers) => {
  const json = { ...headers, 'content-type': 'application/json' }
  return send('/v1/appUserCart/queryByUserId', { method: 'POST', headers: json, body: '{}' })
}

/** Sends one call after another until told to end. @returns their statuses */
function keepAsking(calls: Call[], send: Send, headers: Record<string, string>): () => Promise<number[]> {
  let isOver = false
  const statuses: number[] = []
  const asking = (async () => {
    while (!isOver) {
      for (const call of calls) statuses.push((await call(send, headers)).status)
      // A user may call 3,000 times a minute.
      await sleep(20)
    }
    return statuses
  })()
  return () => {
    isOver = true
    return asking
  }
}

interface Shopper {
  send: Send
  headers: Record<string, string>
  /** What shows that an answer was made for them. */
  own: string[]
}

/** What every proxy has to do. */
async function expectProxied(phone: string, calls: Call[], refusedBytes: number): Promise<Shopper> {
  const send = sendTo(origin, tls.certificate)
  expect(await overHttp2()).toEqual({ protocol: 'h2', status: 200 })
  const { token, headers, userId } = await signInBySms(send, { ...around, origin, phone })
  const socket = await aSocket(
    `${origin.replace('https', 'wss')}/WSServer/${token}`,
    headers,
    tls.certificate,
  )
  socket.close()

  expect((await upload(send, 'chat', Buffer.alloc(refusedBytes))).status).toBe(401)
  const stored = await upload(send, 'chat', aLargeVideo(), headers)
  expect([stored.status, JSON.parse(stored.body.toString())]).toMatchObject([
    200,
    { data: { kind: 'video' } },
  ])

  const end = keepAsking(calls, send, headers)
  await malls[0]!.stop()
  malls[0] = serve(0)
  expect(await malls[0].outcome, malls[0].said()).toBe('open')
  // For a second a proxy does not ask the one that was away (`fail_timeout`, `fail_duration`).
  await sleep(2_000)
  await malls[1]!.stop()
  malls[1] = serve(1)
  expect(await malls[1].outcome, malls[1].said()).toBe('open')
  const statuses = await end()
  expect([...new Set(statuses)]).toEqual([200])
  return { send, headers, own: [userId, phone.replace(/(?<=^\d{3})\d{4}/, '****')] }
}

/** A page that is the same for everybody. */
const shared = '/guide'

/** What nginx has in its cache for this request, after it was asked twice. */
async function cachedFor(send: Send, path: string, headers: Record<string, string>) {
  await send(path, { headers })
  const answer = await send(path, { headers })
  return { ...answer, isFromCache: answer.headers['x-cache'] === 'HIT' }
}

/** Public pages come from the cache in every form that they are read in. */
async function tryCacheOfPages(send: Send): Promise<void> {
  const english = { 'accept-language': 'en-US' }
  for (const encoding of ['br', 'gzip', 'identity']) {
    const page = await cachedFor(send, shared, { ...english, 'accept-encoding': encoding })
    const compressed = page.headers['content-encoding'] ?? 'identity'
    expect([compressed, page.isFromCache], JSON.stringify(page.headers)).toEqual([encoding, true])
  }
  const korean = await cachedFor(send, shared, { ...english, cookie: 'locale=ko-KR' })
  expect([korean.isFromCache, korean.body.includes('<html lang="ko')]).toEqual([true, true])
  const chinese = await cachedFor(send, shared, { 'accept-language': 'zh-CN' })
  expect([chinese.isFromCache, chinese.body.includes('<html lang="zh')]).toEqual([true, true])
}

/** Nothing of anybody's own comes from the cache, neither to them nor to whoever asks next. */
async function tryPrivacy({ send, headers, own }: Shopper): Promise<void> {
  const isTheirs = ({ body }: { body: Buffer }) => own.some((text) => body.includes(text))
  let theirs = 0
  for (const path of [shared, '/faq', '/', '/cart', '/orders', '/me', '/v1/appUser/findById/me']) {
    const answer = await cachedFor(send, path, headers)
    const isShared = String(answer.headers['cache-control']).includes('s-maxage')
    expect([path, answer.isFromCache]).toEqual([path, isShared])
    if (isTheirs(answer)) theirs += 1
    expect([path, isShared && (isTheirs(answer) || 'set-cookie' in answer.headers)]).toEqual([path, false])
    const stranger = await send(path)
    expect([path, isTheirs(stranger)]).toEqual([path, false])
  }
  // The check above would see them.
  expect(theirs).toBeGreaterThan(0)
  const asked = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  expect((await send('/v1/appUserCart/queryByUserId', asked)).headers['x-cache']).toBeUndefined()
}

describe.runIf(isComplete)('two processes of the mall', () => {
  test('behind nginx: HTTP/2, sockets, files, its cache, and a restart without a failed request', async () => {
    const nginx = await anNginx(read('nginx/hojip.conf'), options())
    try {
      const shopper = await expectProxied('13800180031', [aRead, aCallWithBody], 3 * megabyte)
      const { send, headers } = shopper
      const large = { method: 'POST', headers, body: Buffer.alloc(2 * megabyte) }
      expect((await send('/v1/appUserCart/queryByUserId', large)).status).toBe(413)
      await tryCacheOfPages(send)
      await tryPrivacy(shopper)
    } finally {
      await nginx.stop()
    }
  })

  test('behind Caddy: HTTP/2, sockets, files, and a restart without a failed read', async () => {
    const caddy = await aCaddy(read('caddy/Caddyfile'), options())
    try {
      // Caddy 2.6 does not send a body again to another process, see docs/deploying.md.
      // Nor does it wait for the answer when the mall refuses a file before it has come whole: it may say 502.
      await expectProxied('13800180032', [aRead], 10_000)
    } finally {
      await caddy.stop()
    }
  })
})

import type { Bound } from '@hojip/platform/http'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedTables, fingerprintOf } from './testing/fingerprint.ts'
import { aGuardedMall, type GuardedMall, type Sent } from './testing/guarded-mall.ts'
import { rightful, sampleOf } from './testing/samples.ts'
import { aWorld, type World } from './testing/world.ts'

/** A connection to the database that can be cut. */
function cuttable() {
  const open = new Set<Socket>()
  let target: URL
  let port = 0
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => [near, far].forEach((one) => open.delete(one.destroy())))
    }
    near.pipe(far).pipe(near)
  })
  const listen = async () => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    ;({ port } = server.address() as AddressInfo)
  }
  return {
    by: async (url: string) => {
      target = new URL(url)
      await listen()
      const near = new URL(url)
      near.host = `127.0.0.1:${port}`
      return near.href
    },
    cut: async () => {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
    restore: listen,
  }
}

const line = cuttable()
let mall: GuardedMall
let world: World
beforeAll(async () => {
  mall = await aGuardedMall({}, line.by)
  world = await aWorld(mall)
})
afterAll(async () => {
  await mall.close()
  await line.cut()
})

/**
 * These calls read only their input, or a session that is cached for a moment. The calls of the business site's second
 * step of signing in refuse a shopper's session.
 */
const needsNoDatabase = [
  'POST /appUserAddress/parse',
  'POST /translate/text',
  'GET /appUserPush/queryKey',
  'POST /sysConsole/tryFrontPageHref',
  'GET /sysConsole/queryDemoFaults',
  'POST /staff/stepUp',
  'GET /staff/secondStep',
  'POST /staff/changeAuthenticator',
  'POST /staff/renewRecoveryCodes',
]

function mayAnswer({ call, key }: Bound) {
  return call.auth === 'public' || needsNoDatabase.includes(key)
}

function statusOf({ statusCode }: Sent) {
  return statusCode
}

test('without its database the mall reports it, lets nobody in, writes nothing in part, and recovers afterwards', async () => {
  const fingerprint = await fingerprintOf(mall.tools.db)
  const before = await fingerprint()
  await line.cut()
  for (const bound of mall.calls.filter(({ call }) => call.auth !== 'callback')) {
    const answer = await mall.send(bound.key, sampleOf(bound, world), rightful(bound, world))
    // Cached answers and refusals that need no query are permitted.
    const expected = mayAnswer(bound) ? [200, 400, 404, 503] : [503]
    expect(expected, `${bound.key} ${answer.text}`).toContain(statusOf(answer))
    expect(answer.text, bound.key).not.toMatch(/ECONNREFUSED|terminated|postgres/i)
    if (answer.statusCode === 503) expect(answer.headers['retry-after'], bound.key).toBeDefined()
  }
  const stranger = await mall.send(
    'GET /appUser/findById/{id}',
    { id: 'me' },
    { authorization: 'x'.repeat(43) },
  )
  expect(statusOf(stranger)).toBe(503)
  const page = await mall.raw({ method: 'GET', url: `/goods/info/${world.goods.goodsId}` })
  expect(page.text).not.toMatch(/ECONNREFUSED|terminated/)
  expect(statusOf(page)).toBe(503)
  expect(page.headers['retry-after']).toBeDefined()
  expect(page.headers['content-type']).toContain('text/html')
  await line.restore()
  expect(changedTables(before, await fingerprint())).toEqual([])
  expect(statusOf(await mall.send('GET /appUser/findById/{id}', { id: 'me' }, world.lin.pass))).toBe(200)
})

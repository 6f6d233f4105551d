import { request, type IncomingMessage } from 'node:http'
import type { Bound } from '@hojip/platform/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../pages/security.ts'
import { aGuardedMall, type GuardedMall, type Sent } from './testing/guarded-mall.ts'
import { browser, signInByPhone } from './testing/people.ts'
import { endsSession, sampleOf } from './testing/samples.ts'
import { aWorld, type World } from './testing/world.ts'

const publicUrl = 'https://mall.example'
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*(frame-ancestors 'none'|sandbox)/),
}
const never = ['x-powered-by', 'server', 'access-control-allow-origin', 'access-control-allow-credentials']

function expectUsual(answer: Sent, at: string) {
  expect(answer.headers, at).toMatchObject(everywhere)
  for (const name of never) expect(answer.headers[name], `${at} ${name}`).toBeUndefined()
}

const pages = [
  ...'/ /goods /goods?sort=1 /goods/search/%E6%B3%A1%E8%8F%9C /login /cart /nowhere /%3Cb%3E'.split(' '),
  ...'/user-service-agreement /user-privacy-agreement /business /business/orders /goods/info/none'.split(' '),
]
const ownPages = ['/me/address', '/orders', '/cart/confirm', '/pay/20261120120000123456']

let mall: GuardedMall
let world: World
beforeAll(async () => {
  mall = await aGuardedMall()
  world = await aWorld(mall)
})
afterAll(() => mall.close())

/** A gateway gets what it expects, a download is a table or a printed paper, and everything else is JSON. */
function typeOf({ call }: Bound, isDownload: boolean): RegExp {
  if (call.auth === 'callback') return /; charset=utf-8$/
  return isDownload ? /^(text\/csv; charset=utf-8|application\/pdf)$/ : /^application\/json; charset=utf-8$/
}

test('answers of calls are JSON or a download, not cached, framed or sniffed', async () => {
  for (const bound of mall.calls) {
    for (const pass of [{}, world.lin.pass, world.mei.pass, { authorization: 'garbage' }]) {
      if (endsSession(bound.key)) continue
      const answer = await mall.send(bound.key, sampleOf(bound, world), pass)
      expectUsual(answer, bound.key)
      const type = typeOf(bound, answer.headers['content-disposition'] !== undefined)
      if (answer.text !== '') expect(answer.headers['content-type'], bound.key).toMatch(type)
      const isTagged = bound.call.cache === 'tagged' && answer.statusCode === 200
      const caching = isTagged ? 'private, no-cache' : 'no-store'
      expect(answer.headers['cache-control'], bound.key).toBe(caching)
    }
  }
})

test.each([
  ['GET', '/v1/none'],
  ['GET', '/v1'],
  ['POST', '/v1/none'],
  ['PUT', '/v1/login'],
  ['GET', '/v1/appUser/findById/%FF'],
  ['GET', `/v1/appUser/findById/${'x'.repeat(500)}`],
])('an unknown call answers in the envelope: %s %s', async (method, url) => {
  const answer = await mall.raw({ method, url })
  expectUsual(answer, url)
  expect([400, 404, 405]).toContain(answer.statusCode)
  expect(answer.body).toMatchObject({
    status: false,
    code: expect.stringMatching(/^(4000[14]|40501)$/) as string,
  })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test.each([
  ['GET', '/pictures/none.webp'],
  ['GET', '/pictures/%2e%2e%2fsecret'],
  ['GET', '/uploads/comment/none'],
  ['GET', '/product-videos/none.mp4'],
  ['GET', '/uploads/%2e%2e/secret'],
  ['GET', '/assets/none.js'],
  ['GET', '/health'],
  ['GET', '/ready'],
  ['GET', '/v1/openapi.json'],
  ['GET', '/v1/asyncapi.json'],
  ['GET', '/v1/docs'],
  ['GET', '/v1/viewer.js'],
  ['GET', '/favicon.svg'],
  ['GET', '/WSServer/none'],
  ['POST', '/nowhere'],
  ['TRACE', '/'],
  ['OPTIONS', '/v1/login'],
  ['GET', '/%FF'],
])('every other answer has the headers, too: %s %s', async (method, url) =>
  expectUsual(await mall.raw({ method, url }), url),
)

test('the description of the calls is sent once', async () => {
  const first = await mall.raw({ method: 'GET', url: '/v1/openapi.json' })
  const { etag } = first.headers
  expect(first.headers['cache-control']).toBe('public, no-cache')
  const headers = { 'if-none-match': `"other", ${String(etag)}` }
  const again = await mall.raw({ method: 'GET', url: '/v1/openapi.json', headers })
  expect([again.statusCode, again.text, again.headers['etag']]).toEqual([304, '', etag])
  expectUsual(again, 'unchanged')
  const other = { 'if-none-match': '"other"' }
  expect((await mall.raw({ method: 'GET', url: '/v1/openapi.json', headers: other })).statusCode).toBe(200)
})

test('no address reveals a file or folder of the server', async () => {
  const probes = [
    '/.git/config',
    '/.env',
    '/package.json',
    '/apps/server/app.ts',
    '/../../etc/passwd',
    '/assets/',
    '/pictures/',
    '/uploads/',
    '/uploads/comment/',
    '/product-videos/',
    '/uploads/..%2f..%2fpackage.json',
  ]
  for (const url of [
    ...probes,
    '/assets/..%2f..%2fpackage.json',
    '//etc/passwd',
    '/server-status',
    '/run.js.map',
    '/zh-CN/run.js.map',
    '/assets/..%2f..%2fserver.json',
    '/debug',
    '/metrics',
  ]) {
    const answer = await mall.raw({ method: 'GET', url })
    // The slash at the end is taken off first.
    expect(url.endsWith('/') ? [301, 400, 404] : [400, 404], url).toContain(answer.statusCode)
    // The styles of a page name its fonts and `:root`.
    const text = answer.text.replace(/<style>.*?<\/style>/s, '')
    expect(text, url).not.toMatch(/hojip-|"dependencies"|"mappings"|root:|\[core\]/)
  }
})

function directives(answer: Sent) {
  return new Map(
    String(answer.headers['content-security-policy'])
      .split('; ')
      .map((one) => [one.split(' ')[0]!, one.split(' ').slice(1)]),
  )
}

describe('pages', () => {
  test.each(pages)('%s', async (url) => {
    const answer = await mall.raw({ method: 'GET', url, headers: { accept: 'text/html' } })
    expectUsual(answer, url)
    if (answer.statusCode === 302) return
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = directives(answer)
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    for (const name of ['base-uri', 'object-src', 'frame-ancestors', 'default-src'])
      expect(policy.get(name)).toEqual(["'none'"])
    expect(answer.text).not.toMatch(/<script(?![^>]*(src=|application\/(ld\+)?json))|\son\w+="/)
  })

  test.each(ownPages)('%s is not cached when it is private, and redirects a visitor', async (url) => {
    const { cookie } = await signInByPhone(mall, '13987650001', browser)
    const answer = await mall.raw({ method: 'GET', url, headers: { cookie } })
    expectUsual(answer, url)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const visitor = await mall.raw({ method: 'GET', url })
    expect(visitor.statusCode).toBe(302)
    expect(visitor.headers['location']).toMatch(/^\/login\?redirect=%2F/)
  })

  test('an answer that caches may share contains nothing of the caller', async () => {
    const { cookie } = await signInByPhone(mall, '13987650001', browser)
    for (const url of pages) {
      const answer = await mall.raw({ method: 'GET', url, headers: { cookie } })
      if (!String(answer.headers['cache-control']).startsWith('public')) continue
      for (const own of [world.lin.userId, '139****0001', ...world.ofLin.canaries])
        expect(answer.text, url).not.toContain(own)
      expect(answer.headers['set-cookie'], url).toBeUndefined()
    }
  })
})

test('the policy of scripts allows no inline script and no other host', () => {
  const policy = contentSecurityPolicy({}, [])
  expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|https?:|\*)/)
})

test('cookies: __Host-sid for the browser alone, token for the page, both gone after signing out', async () => {
  const { setCookies, cookie, pass } = await signInByPhone(mall, '13987650001', browser)
  const read = (all: string[]) =>
    all.map((one) => one.split('; ')).map(([pair, ...rest]) => [pair!.split('=')[0], rest.toSorted()])
  const usual = ['Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']
  expect(read(setCookies)).toEqual([
    ['__Host-sid', ['HttpOnly', ...usual]],
    ['token', usual],
    // Identifies a browser that has verified a phone; it grants no access.
    ['__Host-dev', ['HttpOnly', 'Max-Age=7776000', ...usual.slice(1)]],
  ])
  for (const one of setCookies.slice(0, 2)) expect(one).toMatch(/^[^=]+=[\w-]{43};/)
  const out = await mall.send('POST /logout', {}, { ...pass, cookie, ...browser })
  const gone = ['Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']
  expect(read([out.headers['set-cookie']].flat().map(String))).toEqual([
    ['__Host-sid', ['HttpOnly', ...gone]],
    ['token', gone],
  ])
})

describe('reached over TLS', () => {
  let secured: GuardedMall
  beforeAll(async () => {
    secured = await aGuardedMall({ PUBLIC_URL: publicUrl })
  })
  afterAll(() => secured.close())

  test('HSTS makes browsers use only TLS', async () => {
    for (const url of [
      '/',
      '/v1/none',
      '/health',
      '/favicon.svg',
      '/pictures/none.webp',
      '/v1/sysExpress/findAll',
    ]) {
      const { headers } = await secured.raw({ method: 'GET', url })
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains')
      const plain = await mall.raw({ method: 'GET', url })
      expect(plain.headers['strict-transport-security'], url).toBeUndefined()
    }
  })

  test('a refused handshake of the socket tells them, too', async () => {
    const address = await secured.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { connection: 'upgrade', upgrade: 'websocket' }
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const asked = request(`${address}/WSServer/x`, { headers }, resolve).on('error', reject)
    asked.end()
    const answer = await promise
    answer.resume()
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('production has neither the page of calls nor the simulators’ address', async () => {
    expect((await secured.raw({ method: 'GET', url: '/v1/docs' })).statusCode).toBe(404)
    expect((await secured.send('GET /sysConfig/queryPublic', {})).body.data).toMatchObject({
      simulatorUrl: null,
      demoStaff: null,
    })
  })

  test('only its own origin may change state', async () => {
    const body = { phone: '13987650003' }
    for (const origin of [
      'http://localhost:3000',
      'http://mall.example',
      'https://mall.example.evil',
      'null',
    ])
      expect((await secured.send('POST /sendSms', body, { origin })).statusCode, origin).toBe(403)
    expect((await secured.send('POST /sendSms', body, { origin: publicUrl })).statusCode).toBe(200)
  })
})

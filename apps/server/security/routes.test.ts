import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, home, type GuardedMall } from './testing/guarded-mall.ts'
import { schemaOf } from './testing/messages/smallest.ts'

/** Routes besides the calls and the files of the built sites: docs/security.md lists what each is for. */
const others = [
  // `/*` is every page of the storefront, and its 404.
  '/health',
  '/ready',
  '/v1/openapi.json',
  '/v1/asyncapi.json',
  '/v1/docs',
  '/pictures/:file',
  '/uploads/:scene/:file',
  '/v1/viewer-start.js',
  '/v1/viewer.js',
  '/v1/viewer.css',
  '/product-videos/:file',
  '/share-picture/:file',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
  '/app.zh-CN.webmanifest',
  '/app.ko-KR.webmanifest',
  '/app.en-US.webmanifest',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemaps/:locale/:file',
  '/feeds/:file',
  '/mcp',
  '/offline',
  '/service-worker.js',
  '/business',
  '/business/*',
  '/*',
  '/.well-known/security.txt',
  '/notices.txt',
  '/goods/search',
  '/goods/plain/:id',
  '/cart/plain',
]

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

/** Fastify's routes as `METHOD /path`, without built files. */
function served(): string[] {
  const above: string[] = []
  return mall.app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (indent === undefined || part === undefined) return []
      const depth = indent.length / 4
      const path = (above[depth - 1] ?? '') + part
      above[depth] = path
      if (methods === undefined || path.includes('/assets/')) return []
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
}

test('only the table of calls and the documented other routes are served', () => {
  const calls = mall.calls.flatMap(({ key }) => {
    const [method, path] = key.split(' ') as [string, string]
    const url = `/v1${path.replace(/\{(\w+)\}/g, ':$1')}`
    return method === 'GET' ? [`GET ${url}`, `HEAD ${url}`] : [`${method} ${url}`]
  })
  // What a call does not take is answered with 405.
  const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']
  calls.push(...methods.map((method) => `${method} /v1/*`))
  const files = others.flatMap((path) => [`GET ${path}`, `HEAD ${path}`])
  expect(served().toSorted()).toEqual(
    [...calls, ...files, 'POST /mcp', 'DELETE /mcp', 'POST /cart/plain'].toSorted(),
  )
})

test('an address lists the methods that it takes, and HEAD answers what GET does without the body', async () => {
  const ask = (method: string, url: string) => mall.raw({ method, url, headers: { origin: home } })
  for (const { key } of mall.calls) {
    const [method, path] = key.split(' ') as [string, string]
    const url = `/v1${path.replace(/\{(\w+)\}/g, 'x')}`
    const taken = mall.calls
      .filter((one) => one.key.split(' ')[1] === path)
      .map((one) => one.key.split(' ')[0]!)
    const wrong = await ask('DELETE', url)
    expect([wrong.statusCode, wrong.body.data?.reason], key).toEqual([405, 'http/wrongMethod'])
    const options = await ask('OPTIONS', url)
    expect([options.statusCode, options.text], key).toEqual([204, ''])
    for (const { headers } of [wrong, options]) {
      const allowed = String(headers['allow']).split(', ')
      expect(allowed, key).toEqual(expect.arrayContaining([...taken, 'OPTIONS']))
      expect(allowed.includes('HEAD'), key).toBe(taken.includes('GET'))
    }
    if (method !== 'GET') continue
    const [get, head] = [await ask('GET', url), await ask('HEAD', url)]
    expect([head.statusCode, head.text], key).toEqual([get.statusCode, ''])
    expect(head.headers['content-type'], key).toBe(get.headers['content-type'])
  }
})

test('what a parameter holds changes no answer about methods', async () => {
  const ask = async (method: string, value: string) => {
    const answer = await mall.raw({ method, url: `/v1/appShare/resolve/${value}`, headers: { origin: home } })
    return [answer.statusCode, answer.headers['allow']]
  }
  // A slash in it, none of it, and more of it than the router takes.
  for (const value of ['a%2Fb', '']) expect(await ask('PUT', value)).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(await ask('GET', 'a'.repeat(150))).toEqual([404, undefined])
  expect(await ask('PUT', 'a/b')).toEqual([404, undefined])
})

test('every call that returns a session has the rate limit of signing in', () => {
  const doors = mall.calls.filter(({ call }) =>
    /"token":\{/.test(JSON.stringify(z.toJSONSchema(call.output, { unrepresentable: 'any' }))),
  )
  expect(doors.length).toBeGreaterThan(1)
  for (const { key, call } of doors) expect(call.rate, key).toBe('login')
})

test('calls about a person or money need a session, or a token that nobody can guess', () => {
  const open = mall.calls.filter(
    ({ key, call }) =>
      call.auth === 'public' && /\/(bizOrder|bizPay|bizConsole|appUserAddress|bizOrderDelivery)\//.test(key),
  )
  const needsToken = (bound: (typeof open)[number]) => schemaOf(bound).required?.includes('token')
  // The list of gateways is public; a phone may return from a gateway in a browser without a session.
  expect(open.filter((bound) => !needsToken(bound)).map(({ key }) => key)).toEqual([
    'GET /bizPay/queryMethods',
  ])
  expect(open.filter(needsToken).map(({ key }) => key)).toEqual([
    'POST /bizPay/queryReturn',
    'POST /bizPay/payAgain',
    'POST /bizPay/openInWechat',
  ])
})

test('no address contains sensitive data: proxies and histories store them', () => {
  const named = mall.calls.flatMap((bound) => {
    const places = [...bound.key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const fields = bound.key.startsWith('GET ') ? Object.keys(schemaOf(bound).properties ?? {}) : []
    return [...places, ...fields].map((name) => `${bound.key} ${name}`)
  })
  expect(
    named.filter((one) => /(token|phone|password|smscode|ticket|consignee|address)$/i.test(one)),
  ).toEqual([])
})

import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFolder } from '@hojip/platform/site-build'
import { sharedSites } from '@hojip/platform/testing/sites'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../business/rooms.ts'
import { businessPaths } from './business-paths.ts'
import { registerBusiness } from './business.ts'

let buildDir: string
let app: FastifyInstance

beforeAll(async () => {
  buildDir = await sharedSites()
  app = Fastify()
  await registerBusiness(app, { buildDir })
})
afterAll(() => app.close())

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers })
}

test('every path of the site answers with its one document, in the reader’s language', async () => {
  const english = await get('/business/orders/x/?type=3', { 'accept-language': 'en-US' })
  expect(english.statusCode).toBe(200)
  expect(english.body).toContain('<html lang="en-US">')
  const korean = await get('/business/login', { cookie: 'locale=ko-KR', 'accept-language': 'en-US' })
  expect(korean.body).toContain('<html lang="ko-KR">')
  expect(korean.headers['cache-control']).toBe('private, no-cache')
})

test('the document shows without scripts that they are missing, and offers a reload', async () => {
  for (const [locale, reload] of [
    ['zh-CN', '刷新页面'],
    ['en-US', 'Reload the page'],
    ['ko-KR', '새로고침'],
  ] as const) {
    const { body } = await get('/business/login', { cookie: `locale=${locale}` })
    expect(body).toMatch(
      new RegExp(`<div id="shops"><p data-waiting>[^<]+ <a href="">${reload}</a></p></div>`),
    )
  }
})

test('an unknown path answers 404 with the same document, which shows it', async () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(businessPaths)
  for (const { path } of pages)
    expect((await get(`${path.replace('$id', 'x')}?a=b`)).statusCode, path).toBe(200)
  for (const path of ['/business/unknown', '/business/orders/x/y', '/business/login/x', '/business/']) {
    const answer = await get(path, { 'accept-language': 'en-US' })
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body).toContain('<div id="shops">')
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';/)
  }
})

test('the root of the site redirects to the overview', async () => {
  const answer = await get('/business')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/business/overview'])
})

test('the document runs no inline script and carries the headers of every page', async () => {
  const { headers, body } = await get('/business/orders')
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/)
})

test('the files named by the document are cached for long and compressed; others are not found', async () => {
  const { body } = await get('/business/orders')
  const files = [...body.matchAll(/(?:src|href)="(\/business\/assets\/[^"]+)"/g)].map(([, file]) => file!)
  expect(files.some((file) => file.endsWith('.js'))).toBe(true)
  for (const file of files) {
    const answer = await get(file, { 'accept-encoding': 'br' })
    expect(answer.statusCode, file).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
    // Files of a few lines are not compressed.
    if (answer.body.length > 1_000) expect(answer.headers['content-encoding'], file).toBe('br')
  }
  expect((await get('/business/assets/none.js')).statusCode).toBe(404)
})

test('a request waits for a site that is still being built', async () => {
  const waiting = Fastify()
  const { promise, resolve } = Promise.withResolvers<void>()
  await registerBusiness(waiting, { buildDir, complete: () => promise })
  let isAnswered = false
  const asked = waiting.inject('/business/login').finally(() => (isAnswered = true))
  expect((await waiting.inject('/business')).statusCode).toBe(302)
  expect(isAnswered).toBe(false)
  resolve()
  const { statusCode, body } = await asked
  expect(statusCode).toBe(200)
  const [, script = ''] = /src="(\/business\/assets\/[^"]+\.js)"/.exec(body) ?? []
  expect((await waiting.inject(script)).statusCode).toBe(200)
  await waiting.close()
})

test('after a build that failed, the next request tries again', async () => {
  const failing = Fastify()
  let builds = 0
  const complete = () => (++builds === 1 ? Promise.reject(new Error('no space left')) : Promise.resolve())
  await registerBusiness(failing, { buildDir, complete })
  expect((await failing.inject('/business/login')).statusCode).toBe(500)
  for (const _ of [1, 2]) expect((await failing.inject('/business/login')).statusCode).toBe(200)
  expect(builds).toBe(2)
  await failing.close()
})

test('a request that has waited for too long is answered with a time to retry', async () => {
  const waiting = Fastify()
  await registerBusiness(
    waiting,
    { buildDir, complete: () => new Promise(() => undefined) },
    { patienceMs: 1 },
  )
  for (const url of ['/business/login', '/business/assets/a.js']) {
    const { statusCode, headers } = await waiting.inject(url)
    expect([statusCode, headers['retry-after']], url).toEqual([503, '10'])
  }
  await waiting.close()
})

test('no file contains an account of the demo', async () => {
  const folder = join(await builtFolder(buildDir, 'business'), 'client')
  const scripts = await Array.fromAsync(glob('**/*.js', { cwd: folder }))
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts)
    expect(await readFile(join(folder, script), 'utf8'), script).not.toMatch(/(morning|night)-market/)
})

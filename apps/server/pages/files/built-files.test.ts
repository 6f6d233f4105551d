import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { aFolder } from '@hojip/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuiltFiles } from './built-files.ts'

let app: FastifyInstance
beforeAll(async () => {
  const folder = aFolder()
  for (const at of ['assets', 'ko-KR/assets']) {
    mkdirSync(join(folder, at), { recursive: true })
    writeFileSync(join(folder, at, 'a.js'), 'script')
    writeFileSync(join(folder, at, 'a.js.br'), brotliCompressSync('script'))
  }
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  app = Fastify()
  await serveBuiltFiles(app, folder)
})
afterAll(() => app.close())

async function get(url: string, encoding = 'identity') {
  const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  return {
    status: statusCode,
    caching: headers['cache-control'],
    encoding: headers['content-encoding'],
    body,
  }
}

test('files are found at their paths, those named by their content for good', async () => {
  for (const url of ['/assets/a.js', '/ko-KR/assets/a.js?v=1', '/assets/%61.js'])
    expect(await get(url)).toMatchObject({ status: 200, body: 'script' })
  expect((await get('/assets/a.js')).caching).toContain('immutable')
  expect(await get('/icon.svg')).toMatchObject({ status: 200, caching: 'public, max-age=3600' })
  expect((await get('/assets/a.js', 'br')).encoding).toBe('br')
})

test('nothing else is: no folder, no compressed copy by its name, nothing outside', async () => {
  for (const url of ['/assets/', '/assets/b.js', '/assets/a.js.br', '/ko-KR/assets/..%2f..%2ficon.svg'])
    expect((await get(url)).status, url).toBe(404)
})

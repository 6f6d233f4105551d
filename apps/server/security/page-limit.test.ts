import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from './testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall({ RATE_LIMITS: 'on' })
})
afterAll(() => mall.close())

function ask(url: string, remoteAddress: string, locale = 'en-US') {
  return mall.app.inject({ url, remoteAddress, headers: { cookie: `locale=${locale}` } })
}

const locales = ['zh-CN', 'en-US', 'ko-KR']

test('an address that asks for too many pages gets a refusal in its language, and others are not', async () => {
  const refused = new Map<string, Awaited<ReturnType<typeof ask>>>()
  let passed = 0
  for (let asked = 0; refused.size < locales.length && asked < 3_000; asked += 60)
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const locale = locales[index % 3]!
        const answer = await ask('/user-service-agreement', '192.0.2.7', locale)
        if (answer.statusCode === 200) passed += 1
        else refused.set(locale, answer)
      }),
    )
  expect(passed).toBeGreaterThanOrEqual(300)
  const words = {
    'zh-CN': '打开得太快了 · 好集',
    'en-US': 'too fast for us · Hojip',
    'ko-KR': '너무 많아요 · 호집',
  }
  for (const [locale, word] of Object.entries(words)) {
    const { statusCode, headers, body } = refused.get(locale)!
    expect([statusCode, headers['retry-after']]).toEqual([429, '1'])
    expect(body).toContain(`<html lang="${locale}">`)
    expect(body).toContain(`${word}</title>`)
    expect(body).not.toContain('<script')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  expect((await ask('/user-service-agreement', '192.0.2.8')).statusCode).toBe(200)
})

test('the contract of all calls counts like a page, and is sent compressed', async () => {
  const url = '/v1/openapi.json'
  const headers = { 'accept-encoding': 'br' }
  const first = await mall.app.inject({ url, remoteAddress: '192.0.2.11', headers })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  const document = JSON.parse(brotliDecompressSync(first.rawPayload).toString())
  expect(document.openapi).toBe('3.1.0')
  const answers = await Promise.all(
    Array.from({ length: 350 }, () => mall.app.inject({ url, remoteAddress: '192.0.2.11', headers })),
  )
  const late = answers.filter(({ statusCode }) => statusCode === 429)
  expect(late.length).toBeGreaterThan(0)
  expect(late[0]!.headers['retry-after']).toBe('1')
})

test('agents have a limit of their own, in which a batch counts its messages', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const send = (messages: number) =>
    mall.app.inject({
      method: 'POST',
      url: '/mcp',
      remoteAddress: '192.0.2.12',
      headers: { accept: 'application/json, text/event-stream' },
      payload: Array.from({ length: messages }, () => list),
    })
  expect((await send(11)).statusCode).toBe(400)
  // Not more at once than an overloaded mall lets in.
  const first = await Promise.all(Array.from({ length: 15 }, () => send(10)))
  const answers = [...first, ...(await Promise.all(Array.from({ length: 25 }, () => send(10))))]
  const late = answers.filter(({ statusCode }) => statusCode === 429)
  // 300 messages at once, and some more while these are answered.
  expect(late.length).toBeGreaterThan(0)
  expect(late.length).toBeLessThanOrEqual(10)
  expect(late[0]!.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } })
})

test('files, pictures, calls and the business site’s document do not count as pages', async () => {
  const script = /<script type="module" src="([^"]+)"/.exec((await ask('/login', '192.0.2.9')).body)![1]!
  for (const url of [script, '/favicon.svg', '/v1/loginMethods', '/business/login', '/health']) {
    const answers = await Promise.all(Array.from({ length: 350 }, () => ask(url, '192.0.2.9')))
    expect(
      answers.filter(({ statusCode }) => statusCode === 429),
      url,
    ).toHaveLength(0)
  }
  expect((await ask('/login', '192.0.2.9')).statusCode).toBe(200)
})

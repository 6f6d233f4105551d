import { aRoom, aShopper } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { createLibreTranslate } from '@hojip/platform/translation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTranslationServer, type TranslationServer } from '../../../apps/simulators/testing.ts'
import { translationRoutes } from './index.ts'

const call = 'POST /translate/text'
let server: TranslationServer
let clock: ReturnType<typeof movableClock>
let { db, api, tools, stop } = {} as Awaited<ReturnType<typeof aRoom>>
let lin: Viewer
beforeAll(async () => {
  server = await startTranslationServer()
  ;({ db, api, tools, stop } = await aRoom((tools) => {
    const clockNow = { nowMs: () => clock.nowMs() }
    const options = { baseUrl: server.url, apiKey: 'translation-key', clock: clockNow, timeoutMs: 300 }
    return translationRoutes({ ...tools, translator: createLibreTranslate(options) })
  }))
  lin = await aShopper(db)
})
let now = Date.now()
beforeEach(() => {
  // Longer than the circuit's rest, so that no test feels the failures of another.
  now += 60_000
  clock = movableClock(now)
  server.fault = undefined
  server.requests.length = 0
})
afterAll(async () => {
  await stop()
  await server.close()
})

function translate(input: Record<string, unknown>) {
  return api.send(call, input, { as: lin })
}

test('a text is translated into the reader’s language, and its language is recognised by its letters', async () => {
  const { data } = await translate({ text: '배송이 빨라요', to: 'zh-CN' })
  expect(data.text).toBe('ko→zh译: 배송이 빨라요')
  expect(server.requests[0]).toEqual({
    q: '배송이 빨라요',
    source: 'ko',
    target: 'zh',
    format: 'text',
    api_key: 'translation-key',
  })
})

test('names, numbers, sizes and links never reach the translator, and come back as they are', async () => {
  const text = '辣白菜 500g 很好吃，XL 码的袋子，见 https://hojip.example/a?b=1 或 lin@mail.example'
  const { data } = await translate({ text, to: 'en-US', names: ['辣白菜'] })
  expect(data.text).toBe(`zh→en: ${text}`)
  expect(server.requests[0]!.q).toBe('[[1]] [[2]] 很好吃，[[3]] 码的袋子，见 [[4]] 或 [[5]]')
})

test('a text in the reader’s language is returned as it is, without asking', async () => {
  expect((await translate({ text: '很好吃', to: 'zh-CN' })).data.text).toBe('很好吃')
  expect(server.requests).toEqual([])
})

test('a text without words is refused, and invisible characters are no text', async () => {
  expect(await translate({ text: '👍 100', to: 'zh-CN' })).toMatchObject({
    statusCode: 409,
    data: { reason: 'translation/notTranslated' },
  })
  expect((await translate({ text: '\u200B\u202E', to: 'zh-CN' })).code).toBe('40001')
  expect((await translate({ text: '맛'.repeat(2001), to: 'zh-CN' })).code).toBe('40001')
})

test('visitors cannot use the mall’s server', async () => {
  expect((await api.send(call, { text: '맛있어요', to: 'zh-CN' })).statusCode).toBe(401)
})

test('concurrent and repeated wishes make one request, for a day', async () => {
  const wish = { text: '또 살게요', to: 'zh-CN' }
  const answers = await Promise.all([translate(wish), translate(wish), translate(wish)])
  await translate(wish)
  expect(new Set(answers.map(({ data }) => data.text)).size).toBe(1)
  expect(server.requests).toHaveLength(1)
  await translate({ ...wish, to: 'en-US' })
  expect(server.requests).toHaveLength(2)
  clock.advance(24 * 3_600_000)
  await translate(wish)
  expect(server.requests).toHaveLength(3)
})

describe('a server that misbehaves', () => {
  let made = 0
  const wish = () => ({ text: `김치 ${(made += 1)}kg 잘 받았어요`, to: 'zh-CN' })

  test.each(['html', 'broken', 'noText', 'silent', 'half', 'slow', 'loses', 'doubles', 'long'] as const)(
    'with the fault "%s" makes a refusal, and the next answer is good',
    async (fault) => {
      server.fault = fault
      const asked = wish()
      expect((await translate(asked)).data.reason).toBe('translation/notTranslated')
      server.fault = undefined
      expect((await translate(asked)).data.text).toBe(`ko→zh译: ${asked.text}`)
    },
  )

  test('cannot slip in what is not seen; tags stay text', async () => {
    server.fault = 'hostile'
    const asked = wish()
    expect((await translate(asked)).data.text).toBe(`ko→zh译: ${asked.text}<script>alert(1)</script>`)
  })

  test('is not asked for half a minute after five failures in a row', async () => {
    server.fault = 'broken'
    for (let i = 0; i < 8; i++) await translate(wish())
    expect(server.requests).toHaveLength(5)
    server.fault = undefined
    expect((await translate(wish())).status).toBe(false)
    clock.advance(30_000)
    expect((await translate(wish())).status).toBe(true)
  })
})

test('a mall without a translation server refuses', async () => {
  const [bound] = translationRoutes({ log: tools.log })
  const input = { text: '맛있어요', to: 'zh-CN', names: [] }
  expect(await bound!.handler(input as never, {} as never)).toMatchObject({
    kind: { reason: 'translation/notTranslated' },
  })
})

import { setTimeout } from 'node:timers/promises'
import { cartRoutes } from '@hojip/cart'
import { catalogRoutes, openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { checkoutRoutes } from '@hojip/checkout'
import { aRoom } from '@hojip/inventory/testing'
import { createApi } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { failingLog } from '@hojip/platform/testing'
import { searchRoutes } from '@hojip/search'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerAgents } from './index.ts'

const publicUrl = 'https://mall.example'
let { stop } = {} as Awaited<ReturnType<typeof aRoom>>
let app: FastifyInstance
let address: string
let [kimchi, tea] = [] as { goodsId: string; skuIds: string[] }[]
/** How many seconds the next calls of each class have to wait. */
let wait: Record<string, number> = {}
let counted: string[] = []
beforeAll(async () => {
  const room = await aRoom(() => [])
  const { db, tools } = room
  stop = room.stop
  kimchi = await aProduct(db, { prices: [2980, 5980] })
  tea = await aProduct(db, { name: { 'zh-CN': '绿茶', 'en-US': 'Green tea', 'ko-KR': '녹차' }, stock: 0 })
  const catalog = openCatalogCache(tools)
  const api = createApi({
    calls: [
      ...catalogRoutes(tools, catalog),
      ...searchRoutes(tools, catalog),
      ...checkoutRoutes(tools),
      ...cartRoutes(tools),
    ],
    log: failingLog(),
    authenticate: async () => null,
    origins: () => [],
    checkOutput: true,
  })
  app = Fastify()
  registerAgents(app, {
    api,
    publicUrl,
    origins: [publicUrl],
    limit: (rate) => {
      counted.push(rate)
      return wait[rate] ?? 0
    },
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  counted = []
  wait = {}
})
afterAll(async () => {
  await app.close()
  await stop()
})

type Tried = 'legacy' | 'auto'
async function connected(mode: Tried = 'auto') {
  const client = new Client({ name: 'lin', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)))
  return client
}

async function ask(name: string, input: Record<string, unknown>, mode: Tried = 'auto') {
  const client = await connected(mode)
  const answer = await client.callTool({ name, arguments: input })
  await client.close()
  // oxlint-disable-next-line typescript/no-explicit-any -- each tool has a form of its own
  return answer as { isError?: boolean; content: { text: string }[]; structuredContent: any }
}

describe.each(['auto', 'legacy'] as const)('the official client, %s', (mode) => {
  test('finds the tools, all of them reading only', async () => {
    const client = await connected(mode)
    const { tools } = await client.listTools()
    await client.close()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'cart_link',
      'compare',
      'delivery_quote',
      'product',
      'search',
      'stock',
    ])
    for (const { annotations, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description).toBeTruthy()
    }
  })

  test('finds a product in a language of the mall', async () => {
    const { structuredContent } = await ask('search', { query: 'napa', language: 'en-US' }, mode)
    expect(structuredContent.products).toMatchObject([
      {
        productId: kimchi!.goodsId,
        name: 'Napa cabbage kimchi',
        priceCny: '29.80',
        isLowestOfSeveral: true,
        url: `${publicUrl}/goods/info/${kimchi!.goodsId}?lang=en-US`,
      },
    ])
  })
})

test('the newest protocol is spoken without a session', async () => {
  const client = await connected()
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  await client.close()
})

test('a product has its variants, and products can be compared', async () => {
  const one = await ask('product', { productId: kimchi!.goodsId })
  expect(one.structuredContent.variants).toMatchObject([
    { variantId: kimchi!.skuIds[0], priceCny: '29.80', stock: 100 },
    { variantId: kimchi!.skuIds[1], priceCny: '59.80', stock: 100 },
  ])
  expect(JSON.parse(one.content[0]!.text)).toEqual(one.structuredContent)
  const both = await ask('compare', { productIds: [kimchi!.goodsId, tea!.goodsId], language: 'ko-KR' })
  expect(both.structuredContent.products.map(({ name }: { name: string }) => name)).toEqual([
    '배추김치',
    '녹차',
  ])
})

test('stock and delivery are those of this moment', async () => {
  const stock = await ask('stock', { variantIds: [kimchi!.skuIds[0], tea!.skuIds[0]] })
  expect(stock.structuredContent.variants.map((one: { stock: number }) => one.stock)).toEqual([100, 0])
  const quote = await ask('delivery_quote', { variantId: kimchi!.skuIds[0], province: '吉林省' })
  expect(quote.structuredContent).toMatchObject({ deliverable: true, place: '吉林省' })
  expect(quote.structuredContent.feeCny).toMatch(/^\d+\.\d\d$/)
  for (const time of ['shipBy', 'arriveFrom', 'arriveTo'])
    expect(quote.structuredContent[time]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
})

describe('a place may be written in any language and form', () => {
  const variantId = () => kimchi!.skuIds[0]
  test.each([
    [{ province: 'Jilin' }, '吉林省'],
    [{ province: '길림성', city: '연길' }, '吉林省 延边朝鲜族自治州 延吉市'],
    [{ city: 'Yanji' }, '吉林省 延边朝鲜族自治州 延吉市'],
    [{ province: 'Tibet' }, '西藏自治区'],
    [{ province: '서울', city: '강남구' }, '首尔特别市 江南区'],
    [{ country: 'KR', province: 'Seoul' }, '首尔特别市'],
  ])('%j', async (place, understood) => {
    const { structuredContent } = await ask('delivery_quote', { variantId: variantId(), ...place })
    expect(structuredContent.place).toBe(understood)
  })

  test.each([
    [{ province: 'Jilinn' }, ['Jilinn', 'Jilin']],
    [{ province: 'Atlantis' }, ['Atlantis']],
    [{ province: 'Jilin', city: 'Shenyang' }, ['Shenyang']],
    [{ country: 'KR', province: 'Jilin' }, ['Jilin']],
    [{}, ['province']],
    [{ country: 'KR' }, ['province']],
  ])('%j names none, which has no fee', async (place, words) => {
    const answer = await ask('delivery_quote', { variantId: variantId(), language: 'en-US', ...place })
    expect(answer.isError).toBe(true)
    expect(answer.structuredContent).toBeUndefined()
    for (const word of words) expect(answer.content[0]!.text).toContain(word)
  })
})

test('an argument that no tool has is refused by its name', async () => {
  const misspelt: [string, object][] = [
    ['search', { query: '', inStok: true }],
    ['product', { productId: kimchi!.goodsId, lang: 'ko-KR' }],
    ['compare', { productIds: [kimchi!.goodsId, tea!.goodsId], lang: 'ko-KR' }],
    ['stock', { variantIds: kimchi!.skuIds, ids: [] }],
    ['delivery_quote', { variantId: kimchi!.skuIds[0], provice: '吉林省' }],
    ['cart_link', { lines: [{ variantId: kimchi!.skuIds[0], quantity: 1, count: 2 }] }],
  ]
  for (const [tool, input] of misspelt) {
    const answer = await ask(tool, input as Record<string, unknown>).catch((error: unknown) => ({
      isError: true,
      content: [{ text: String(error) }],
    }))
    expect(answer.isError, tool).toBe(true)
    expect(answer.content[0]!.text).toMatch(/inStok|lang|ids|provice|count/)
  }
})

test('every tool tells the form of its answers, and keeps to it', async () => {
  const client = await connected()
  const { tools } = await client.listTools()
  for (const { name, outputSchema, inputSchema } of tools) {
    expect(outputSchema?.type, name).toBe('object')
    expect(inputSchema['additionalProperties'], name).toBe(false)
  }
  // The client compares each answer with the form once it has the list.
  const inputs = {
    search: { query: '' },
    product: { productId: kimchi!.goodsId },
    compare: { productIds: [kimchi!.goodsId, tea!.goodsId] },
    stock: { variantIds: kimchi!.skuIds },
    delivery_quote: { variantId: kimchi!.skuIds[0], province: '吉林省' },
    cart_link: { lines: [{ variantId: kimchi!.skuIds[0], quantity: 1 }] },
  }
  for (const [name, input] of Object.entries(inputs))
    expect((await client.callTool({ name, arguments: input })).isError, name).toBeUndefined()
  await client.close()
})

test('a cart link carries what can be bought, and names what cannot', async () => {
  const lines = [
    { variantId: kimchi!.skuIds[1], quantity: 2 },
    { variantId: tea!.skuIds[0], quantity: 1 },
  ]
  const { structuredContent } = await ask('cart_link', { lines })
  expect(structuredContent).toMatchObject({
    sumCny: '119.60',
    unavailable: [tea!.skuIds[0]],
    missing: [{ variantId: tea!.skuIds[0], quantity: 1, inStock: 0 }],
    lines: [{ variantId: kimchi!.skuIds[1], quantity: 2, priceCny: '59.80' }],
  })
  const { pathname, searchParams } = new URL(structuredContent.url as string)
  expect(pathname).toBe('/cart/prefilled')
  expect(searchParams.get('lines')).toBe(`${kimchi!.skuIds[1]}*2`)
})

test('a cart link above the stock lists what is missing; a variant named twice is one line', async () => {
  const variantId = kimchi!.skuIds[0]
  const lines = [60, 60].map((quantity) => ({ variantId, quantity }))
  const { structuredContent } = await ask('cart_link', { lines })
  expect(structuredContent).toMatchObject({
    lines: [{ variantId, quantity: 120, inStock: 100 }],
    missing: [{ variantId, quantity: 120, inStock: 100 }],
    unavailable: [],
  })
})

test('a refusal of the mall is an answer that the agent can read', async () => {
  const gone = await ask('product', { productId: newId(), language: 'en-US' })
  expect(gone.isError).toBe(true)
  expect(gone.content[0]!.text).not.toBe('')
})

test('agents have the limits of everybody', async () => {
  wait = { search: 7 }
  const limited = await ask('search', { query: 'kimchi' })
  expect(limited).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('7 seconds') as string }],
  })
  expect((await ask('product', { productId: kimchi!.goodsId })).isError).toBeUndefined()
})

function send(messages: object) {
  return fetch(new URL('/mcp', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(messages),
  })
}

function sendBatch(messages: number) {
  return send(Array.from({ length: messages }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })))
}

test('each message counts, and a batch has ten at most', async () => {
  await sendBatch(10)
  expect(counted.filter((rate) => rate === 'agent')).toHaveLength(10)
  counted = []
  const long = await sendBatch(11)
  expect(long.status).toBe(400)
  expect(await long.json()).toMatchObject({ id: null, error: { code: -32_600 } })
  expect(counted).toEqual([])
})

test('an address with too many messages is answered with a time to retry', async () => {
  wait = { agent: 3 }
  const late = await sendBatch(1)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3'])
  expect(await late.json()).toMatchObject({ error: { message: expect.stringContaining('3 seconds') } })
})

test('a request that comes too soon is not carried out', async () => {
  const search = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search', arguments: { query: 'kimchi' } },
  }
  expect((await send(search)).status).toBe(200)
  await expect.poll(() => counted.length).toBe(2)
  counted = []
  wait = { agent: 3 }
  expect((await send(search)).status).toBe(429)
  // A tool counts its call a moment later.
  await setTimeout(200)
  expect(counted).toEqual(['agent'])
})

test('wrong input is refused by the tool', async () => {
  const wrong = await ask('search', { page: -1 }).catch((error: unknown) => ({ isError: true, error }))
  expect(wrong.isError).toBe(true)
})

test('pages of other sites are turned away', async () => {
  const answer = await fetch(new URL('/mcp', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://other.example' },
    body: '{}',
  })
  expect(answer.status).toBe(403)
})

test.each(['not json', '[]', '{"jsonrpc":"2.0"}', 'null'])(
  '%s is a request that is refused',
  async (body) => {
    const answer = await fetch(new URL('/mcp', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body,
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  },
)

test('nothing changes that an agent could subscribe to: none is promised, and a subscription is refused at once', async () => {
  const client = await connected()
  expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } })
  await expect(client.listen({ toolsListChanged: true }, { timeout: 5_000 })).rejects.toMatchObject({
    code: -32603,
    message: 'Subscription limit reached',
  })
  // The connection stays of use.
  expect((await client.listTools()).tools).toHaveLength(6)
  await client.close()
  const stream = await fetch(new URL('/mcp', address), { headers: { accept: 'text/event-stream' } })
  expect(stream.status).toBe(405)
})

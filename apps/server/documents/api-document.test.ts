import { extraPackage, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

type Schema = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters?: (Schema & { name?: string; in?: string; schema?: Schema; $ref?: string })[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Schema>
}
interface Document {
  openapi: string
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'responses' | 'parameters', Record<string, Schema>>
  'x-refusals': Record<string, { code: string; text: string }>
}

let mall: GuardedMall
let text: string
let document: Document
let operations: { key: string; operation: Operation }[]
beforeAll(async () => {
  mall = await aGuardedMall()
  text = (await mall.raw({ method: 'GET', url: '/v1/openapi.json' })).text
  document = JSON.parse(text) as Document
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path.slice('/v1'.length)}`,
      operation,
    })),
  )
})
afterAll(() => mall.close())

interface Validator {
  validate(document: object): Promise<{ valid: boolean; errors?: unknown }>
}

test.skipIf(!hasExtraPackages())('a validator of OpenAPI 3.1 takes the document', async () => {
  const { Validator } = extraPackage<{ Validator: new () => Validator }>(
    '@seriousme/openapi-schema-validator',
  )
  const { valid, errors } = await new Validator().validate(JSON.parse(text) as object)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

/** Every object of the document with its path. */
function walk(value: unknown, visit: (one: Schema, path: string) => void, path = '#') {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Schema, path)
  for (const [key, inside] of Object.entries(value)) walk(inside, visit, `${path}/${key}`)
}

test('every reference leads to something in the document', () => {
  const lost: string[] = []
  walk(document, ({ $ref }, path) => {
    if (typeof $ref !== 'string') return
    const [, , kind, name] = $ref.split('/')
    const group = document.components[kind as 'schemas']
    if (!$ref.startsWith('#/components/') || !group || !Object.hasOwn(group, name!))
      lost.push(`${path}: ${$ref}`)
  })
  expect(lost).toEqual([])
})

test('every served call is in it once, under a name that can be a function’s', () => {
  expect(operations.map(({ key }) => key).toSorted()).toEqual(mall.calls.map(({ key }) => key).toSorted())
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^(get|post)[A-Z]\w+$/.test(name))).toEqual([])
  expect(names).toContain('postBizOrderSaveOrder')
  expect(names).toContain('getBizGoodsRefundFindByIdByPkId')
})

test('shapes have names, and none stands in full at two places', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      ...[
        'Address',
        'Cart',
        'Category',
        'Comment',
        'Conversation',
        'GoodsCard',
        'GoodsInfo',
        'Order',
        'OrderLine',
      ],
      ...['Parcel', 'Refund', 'RefundOffer', 'Shop', 'User'],
    ]),
  )
  const places = new Map<string, string[]>()
  walk(document, (one, path) => {
    // The fields of an order or a product, wherever they stand.
    if (typeof one['properties'] !== 'object') return
    const shape = JSON.stringify(one['properties'])
    if (shape.length > 2_500) places.set(shape, [...(places.get(shape) ?? []), path])
  })
  expect([...places.values()].filter((paths) => paths.length > 1)).toEqual([])
})

test('every field and every parameter is described', () => {
  const silent = new Set<string>()
  walk(document, (one, path) => {
    // Not a field that is itself called `properties`.
    if (path.endsWith('/properties') || path.includes('/examples')) return
    for (const [name, field] of Object.entries((one['properties'] ?? {}) as Record<string, Schema>))
      if (!field['description'] && !(name === 'data' && path.includes('/allOf/')))
        silent.add(`${path} ${name}`)
  })
  for (const { key, operation } of operations)
    for (const { name, description, $ref } of operation.parameters ?? [])
      if (!$ref && !description) silent.add(`${key} ${name}`)
  expect([...silent]).toEqual([])
})

test('numbers that stand for something say what', () => {
  const order = document.components.schemas['Order']!['properties'] as Record<string, { description: string }>
  expect(order['orderStatus']!.description).toContain(
    '0 unpaid, 3 to ship, 4 to receive, 5 completed, 99 closed',
  )
  const refund = document.components.schemas['Refund']!['properties'] as Record<
    string,
    { description: string }
  >
  expect(refund['refundReason']!.description).toContain('6 missing parts')
  const address = document.components.schemas['Address']!['properties'] as Record<
    string,
    { description: string }
  >
  expect(address['consigneeXb']!.description).toContain('`2` Ms')
})

test('every answer has its status, and each refusal of a call its sentence', () => {
  for (const { key, call } of mall.calls) {
    const { responses, security, tags } = operations.find((one) => one.key === key)!.operation
    const statuses = Object.keys(responses)
    if (call.auth === 'callback') continue
    expect(statuses, key).toEqual(expect.arrayContaining(['400', '429', '5XX']))
    if (call.auth !== 'public') expect(statuses, key).toContain('401')
    if (call.idempotency) expect(statuses, key).toContain('409')
    expect(security, key).toEqual(call.auth === 'public' ? [{}, { session: [] }] : [{ session: [] }])
    expect(document.tags.map(({ name }) => name)).toContain(tags[0])
    for (const { reason, code } of call.refusals ?? []) {
      expect(JSON.stringify(responses), key).toContain(reason)
      expect(document['x-refusals'][reason]!.code).toBe(code)
    }
  }
  for (const { description } of document.tags) expect(description.length).toBeGreaterThan(20)
  expect(document.servers[0]!.url).toBe('http://localhost:3000')
})

test('files are sent as forms, and services outside in their own way', () => {
  const upload = document.paths['/v1/fileUpload/upload']!['post']!.requestBody!.content
  expect(Object.keys(upload)).toEqual(['multipart/form-data'])
  const { properties } = upload['multipart/form-data']!.schema as { properties: Record<string, Schema> }
  expect(properties['file']).toMatchObject({ type: 'string', format: 'binary' })
  const notified = document.paths['/v1/bizPay/notify/alipay']!['post']!
  expect(Object.keys(notified.requestBody!.content)).toEqual(['application/x-www-form-urlencoded'])
  expect(JSON.stringify(notified.responses)).toContain('as Alipay wants it')
  const labels = document.paths['/v1/bizConsole/printLabels']!['post']!.responses['200']!
  expect(Object.keys(labels['content'] as object)).toEqual(['application/pdf'])
})

import { extraPackage, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

type Schema = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security?: object[]
  parameters?: (Schema & { name?: string; in?: string; schema?: Schema; $ref?: string })[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Schema>
}
interface Document {
  openapi: string
  servers: { url: string }[]
  security: object[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'responses' | 'parameters' | 'requestBodies', Record<string, Schema>>
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

/** What a reference leads to, with the description beside it. */
function followed({ $ref, ...own }: Schema): Schema {
  if (typeof $ref !== 'string') return own
  const [, , kind, name] = $ref.split('/')
  return { ...followed(document.components[kind as 'schemas'][name!]!), ...own }
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

test('shapes have names, and none is written in full at two places', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      'Address',
      'Cart',
      'Category',
      'Comment',
      'Conversation',
      'GoodsCard',
      'GoodsInfo',
      'Order',
      'OrderLine',
      'Parcel',
      'Refund',
      'RefundOffer',
      'Shop',
      'User',
    ]),
  )
  const places = new Map<string, string[]>()
  walk(document, (one, path) => {
    // The fields of an order or a product, wherever they occur.
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
      if (!followed(field)['description'] && !(name === 'data' && path.includes('/allOf/')))
        silent.add(`${path} ${name}`)
  })
  for (const { key, operation } of operations)
    for (const { name, description, $ref } of operation.parameters ?? [])
      if (!$ref && !description) silent.add(`${key} ${name}`)
  expect([...silent]).toEqual([])
})

/** Whether a field may be null. */
function isNullable(field: Schema): boolean {
  const { type, anyOf = [] } = followed(field) as { type?: unknown; anyOf?: Schema[] }
  return [type].flat().includes('null') || anyOf.some((one) => one['type'] === 'null')
}

/** Names that are left out of some answers and null in others, with the reason. None may be added. */
const bothWays: Record<string, string> = {
  score:
    'the specification says that a comment always has it, `null` without a rating (decision 8), and that a card may not',
}

/** The named shapes that answers consist of, also within one another. */
function answeredShapes(): Map<string, Schema> {
  const found = new Map<string, Schema>()
  const follow = (value: unknown) =>
    walk(value, ({ $ref }) => {
      const [, , kind, name = ''] = typeof $ref === 'string' ? $ref.split('/') : []
      if (kind === undefined || found.has(`${kind}/${name}`)) return
      const shape = document.components[kind as 'schemas'][name]!
      found.set(`${kind}/${name}`, shape)
      follow(shape)
    })
  for (const { operation } of operations) follow(operation.responses)
  return found
}

test('where there is nothing an answer leaves a field out or contains null, one way for each name', () => {
  const [leftOut, nulls, both] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const see = (one: Schema, path: string) => {
    if (path.endsWith('/properties') || path.includes('/examples')) return
    const needed = new Set((one['required'] ?? []) as string[])
    for (const [name, field] of Object.entries((one['properties'] ?? {}) as Record<string, Schema>)) {
      if (!needed.has(name)) leftOut.add(name)
      if (isNullable(field)) nulls.add(name)
      if (!needed.has(name) && isNullable(field)) both.add(`${path} ${name}`)
    }
  }
  for (const { operation } of operations) walk(operation.responses, see)
  for (const [name, shape] of answeredShapes()) walk(shape, see, name)
  expect([...both]).toEqual([])
  expect([...leftOut].filter((name) => nulls.has(name)).toSorted()).toEqual(Object.keys(bothWays))
})

test('numbers with a meaning describe it', () => {
  const describedAs = (shape: string, field: string) => {
    const fields = document.components.schemas[shape]!['properties'] as Record<string, Schema>
    return followed(fields[field]!)['description']
  }
  expect(describedAs('Order', 'orderStatus')).toContain(
    '0 unpaid, 3 to ship, 4 to receive, 5 completed, 99 closed',
  )
  expect(describedAs('Refund', 'refundReason')).toContain('6 missing parts')
  expect(describedAs('Address', 'consigneeXb')).toContain('`2` Ms')
})

test('what occurs at many places is described once, and a text that nobody can guess has an example', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['GoodsId', 'GoodsName', 'OrderStatus', 'PageNum', 'PkId']),
  )
  expect(document.components.requestBodies['OrderId']).toBeDefined()
  // Of one name, each kind of value: `Price` in yuan, `PriceOrNull`. A whole answer is named by what it carries.
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['GmtCreate', 'Time', 'TotalMoney', 'VersionNumber']),
  )
  expect(Object.keys(document.components.responses)).toEqual(expect.arrayContaining(['OrderPage', 'PkId']))
  // `platform/http/README.md` explains what a call consists of, and why it is not less.
  expect(text.length / operations.length).toBeLessThan(1_830)
  const goodsName = followed(document.components.schemas['GoodsName']!)
  expect(goodsName['examples']).toEqual(['Napa cabbage kimchi'])
})

test('every answer has its status, and each refusal of a call its sentence', () => {
  for (const { key, call } of mall.calls) {
    const { responses, security, tags } = operations.find((one) => one.key === key)!.operation
    const statuses = Object.keys(responses)
    if (call.auth === 'callback') continue
    expect(statuses, key).toEqual(expect.arrayContaining(['400', '429', '5XX']))
    if (call.auth !== 'public') expect(statuses, key).toContain('401')
    if (call.idempotency) expect(statuses, key).toContain('409')
    expect(security ?? document.security, key).toEqual(
      call.auth === 'public' ? [{}, { session: [] }] : [{ session: [] }],
    )
    expect(document.tags.map(({ name }) => name)).toContain(tags[0])
    for (const { reason, code } of call.refusals ?? []) {
      expect(JSON.stringify(responses), key).toContain(reason)
      expect(document['x-refusals'][reason]!.code).toBe(code)
    }
  }
  for (const { description } of document.tags) expect(description.length).toBeGreaterThan(20)
  expect(document.servers[0]!.url).toBe('http://localhost:3000')
})

/** Calls that answer what they have made and take no key, with what makes a repetition harmless. */
const harmless: Record<string, string> = {
  'POST /appUserNotice/save': 'one of a kind for each SKU',
  'POST /sysFeedback/saveFeedBack':
    'the same words of one sender within an hour are a repetition, also of visitors',
  'POST /bizConsole/inviteStaff': 'one open invitation for each phone',
  'POST /sysConsole/addCategory': 'names are unique in their place',
  'POST /bizConsole/saveLowStock': 'sets a limit, which is the same the second time',
  'POST /sysConsole/setDemoFault': 'of the demo alone',
  'POST /bizConsole/uploadProductFile': 'a file that nothing uses is deleted',
  'POST /sysConsole/openSaleQueue': 'one queue at a time for a product',
  'POST /shopJoin/apply': 'one open application for each account',
}

test('a call that makes something takes a key, so that a lost answer makes it once', () => {
  const made = mall.calls.filter(({ key, call: { input, output, rate, auth } }) => {
    const [taken, answered] = [input, output].map((shape) =>
      'shape' in shape ? Object.keys(shape.shape!) : [],
    )
    const isOfAnother = ['pkId', 'orderId', 'version'].some((name) => taken!.includes(name))
    const isNew = answered!.includes('pkId') && !isOfAnother
    return (
      key.startsWith('POST ') && isNew && !['read', 'poll', 'login'].includes(rate) && auth !== 'callback'
    )
  })
  expect(made.length).toBeGreaterThan(10)
  const keyless = made.filter(({ call }) => call.idempotency === undefined).map(({ key }) => key)
  expect(keyless.filter((key) => !Object.hasOwn(harmless, key))).toEqual([])
})

function contentOf({ requestBody }: Operation): Record<string, { schema: Schema }> {
  return followed({ ...requestBody })['content'] as Record<string, { schema: Schema }>
}

test('files are sent as forms, and services outside in their own way', () => {
  const upload = contentOf(document.paths['/v1/fileUpload/upload']!['post']!)
  expect(Object.keys(upload)).toEqual(['multipart/form-data'])
  const { properties } = upload['multipart/form-data']!.schema as { properties: Record<string, Schema> }
  expect(followed(properties['file']!)).toMatchObject({ type: 'string', format: 'binary' })
  const notified = document.paths['/v1/bizPay/notify/alipay']!['post']!
  expect(Object.keys(contentOf(notified))).toEqual(['application/x-www-form-urlencoded'])
  expect(JSON.stringify(notified.responses)).toContain('as Alipay wants it')
  const labels = followed(document.paths['/v1/bizConsole/printLabels']!['post']!.responses['200']!)
  expect(Object.keys(labels['content'] as object)).toEqual(['application/pdf'])
})

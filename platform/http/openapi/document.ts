import type { Bound } from '../bind.ts'
import { described, type Said, type SayOf } from './described.ts'
import { operationOf } from './operation.ts'
import type { Schema } from './plain-schema.ts'
import { commonResponses, refusalTable } from './responses.ts'
import { createShapeBook } from './shape-book.ts'
import { shorter } from './shorter.ts'

interface Tag {
  name: string
  description: string
}

export interface DocumentOptions {
  title: string
  description: string
  /** Where the calls are served, without /v1. */
  url: string
  tags: readonly Tag[]
  tagOf(key: string): string
  sayOf: SayOf
}

const text = { type: 'string' }

/** What every answer has. */
const frame = {
  Envelope: {
    type: 'object',
    required: ['status', 'code', 'msg', 'data', 'traceId'],
    properties: { status: { const: true }, code: { const: '10000' }, msg: text, data: {}, traceId: text },
  },
  Refused: {
    type: 'object',
    required: ['status', 'code', 'msg', 'data', 'traceId'],
    properties: {
      status: { const: false },
      code: text,
      msg: text,
      data: { anyOf: [{ $ref: '#/components/schemas/RefusedData' }, { type: 'null' }] },
      traceId: text,
    },
  },
  RefusedData: {
    type: 'object',
    required: ['reason'],
    properties: {
      reason: text,
      fields: { type: 'array', items: { $ref: '#/components/schemas/RefusedField' } },
    },
  },
  RefusedField: {
    type: 'object',
    required: ['field', 'problem'],
    properties: { field: text, problem: text },
  },
  Page: {
    type: 'object',
    required: ['total', 'pageNum', 'pageSize', 'pages'],
    properties: Object.fromEntries(
      ['total', 'pageNum', 'pageSize', 'pages'].map((name) => [name, { type: 'integer' }]),
    ),
  },
} satisfies Record<string, Schema>

const session = {
  type: 'apiKey',
  in: 'header',
  name: 'authorization',
  description: 'The token of the login answer, without "Bearer"; `1` for visitors.',
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same for each try of one request: the call acts once, and each try gets the same answer.',
  schema: { type: 'string', minLength: 8, maxLength: 80 },
}

function aboutShape(said: Said | undefined): Schema {
  return said?.description === undefined ? {} : { description: said.description }
}

/** The OpenAPI 3.1 document of all calls. */
export function openApiOf(calls: readonly Bound[], options: DocumentOptions): Schema {
  const { title, description, url, tags, tagOf, sayOf } = options
  const book = createShapeBook({
    input: calls.flatMap(({ call }) => [call.input, ...(call.takes ? [call.takes.body] : [])]),
    output: calls.map(({ call }) => call.output),
  })
  const components = Object.fromEntries(
    Object.entries({ ...frame, ...book.components }).map(([name, schema]) => [
      name,
      { ...described(schema, name, sayOf), ...aboutShape(sayOf(name, [])) },
    ]),
  )
  const shared: Record<string, Schema> = {}
  const tools = { book: { ...book, components }, sayOf, tagOf, shared }
  const paths: Record<string, Record<string, Schema>> = {}
  for (const bound of calls) {
    const [method, path] = bound.key.split(' ') as [string, string]
    paths[`/v1${path}`] = { ...paths[`/v1${path}`], [method.toLowerCase()]: operationOf(bound, tools) }
  }
  const parameters = {
    IdempotencyKey: { ...idempotencyKey, required: true },
    OptionalIdempotencyKey: { ...idempotencyKey, required: false },
  }
  const said = shorter({
    paths,
    components: { parameters, responses: { ...commonResponses, ...shared }, schemas: components },
  })
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url, description: 'This mall' }],
    tags,
    security: [{ session: [] }],
    paths: said.paths,
    components: { securitySchemes: { session }, ...said.components },
    'x-refusals': refusalTable(calls),
  }
}

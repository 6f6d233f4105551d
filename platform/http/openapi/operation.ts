import type { Bound } from '../bind.ts'
import { placesOf } from '../routes/route-table.ts'
import { described, type Said, type SayOf } from './described.ts'
import { operationIdOf } from './operation-id.ts'
import { referredName, type Schema } from './plain-schema.ts'
import { refusedResponses, silentRefusals } from './responses.ts'
import type { ShapeBook } from './shape-book.ts'

export interface OperationTools {
  book: ShapeBook
  sayOf: SayOf
  tagOf(key: string): string
  /** The answers of several calls, which are collected here. */
  shared: Record<string, Schema>
}

function headersOf({ call }: Bound): Schema[] {
  if (!call.idempotency) return []
  const name = call.idempotency === 'required' ? 'IdempotencyKey' : 'OptionalIdempotencyKey'
  return [{ $ref: `#/components/parameters/${name}` }]
}

/** The input's fields in path and query, and what is left for the body. */
function splitInput(input: Schema, method: string, path: string): { parameters: Schema[]; body: Schema } {
  const {
    properties = {},
    required = [],
    ...rest
  } = input as { properties?: Record<string, Schema>; required?: string[] }
  const places = placesOf(path)
  const isParameter = (name: string) => method === 'GET' || places.includes(name)
  const parameters = Object.entries(properties)
    .filter(([name]) => isParameter(name))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: places.includes(name) ? 'path' : 'query',
      required: places.includes(name) || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
    }))
  const inBody = Object.entries(properties).filter(([name]) => !isParameter(name))
  const needed = required.filter((name) => !isParameter(name))
  return {
    parameters,
    body: {
      ...rest,
      type: 'object',
      properties: Object.fromEntries(inBody),
      ...(needed.length > 0 ? { required: needed } : {}),
    },
  }
}

/** The fields of a shape that is made of named ones: as parameters they are separate. */
function fieldsOf(input: Schema, { components }: ShapeBook): Schema {
  const own = components[referredName(input) ?? ''] ?? input
  const all = ((input['allOf'] as Schema[] | undefined) ?? [own]).map((one) =>
    one['$ref'] || one['allOf'] ? fieldsOf(one, { components } as ShapeBook) : one,
  )
  return {
    type: 'object',
    properties: Object.assign({}, ...all.map((one) => one['properties'] ?? {})) as Schema,
    required: all.flatMap((one) => (one['required'] ?? []) as string[]),
  }
}

function inputOf(bound: Bound, method: string, path: string, { book, sayOf }: OperationTools) {
  const { call, key } = bound
  if (call.takes) {
    const { contentType, body } = call.takes
    const schema = described(book.schemaOf(body, 'input'), `${key} >`, sayOf)
    return { parameters: pathOnly(path, key, sayOf), content: { [contentType]: { schema } }, isNeeded: true }
  }
  const read = described(book.schemaOf(call.input, 'input'), `${key} >`, sayOf)
  const isMade = '$ref' in read || 'allOf' in read
  if (isMade && method === 'POST' && placesOf(path).length === 0 && !call.file)
    return { parameters: [], content: { 'application/json': { schema: read } }, isNeeded: true }
  const { parameters, body } = splitInput(isMade ? fieldsOf(read, book) : read, method, path)
  const isEmpty = Object.keys(body['properties'] as object).length === 0
  if (method === 'GET' || isEmpty) return { parameters }
  const contentType = call.file ? 'multipart/form-data' : 'application/json'
  return { parameters, content: { [contentType]: { schema: body } }, isNeeded: 'required' in body }
}

function pathOnly(path: string, key: string, sayOf: SayOf): Schema[] {
  return placesOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    ...aboutParameter(sayOf(`${key} >`, [name])),
    schema: { type: 'string' },
  }))
}

function aboutParameter(said: Said | undefined): Schema {
  return said?.description === undefined ? {} : { description: said.description }
}

function file(contentType: string): Schema {
  return contentType.startsWith('text/') || contentType.startsWith('application/json')
    ? { type: 'string' }
    : { type: 'string', format: 'binary' }
}

function answerOf(bound: Bound, { book, sayOf, shared }: OperationTools): Schema {
  const { call, key } = bound
  if (call.answers) {
    const { status, description, contentType } = call.answers
    return status === 204
      ? { description }
      : { description, content: { [contentType]: { schema: file(contentType) } } }
  }
  const data = book.schemaOf(call.output, 'output')
  const name = sharedName(data)
  if (name === undefined || call.cache === 'tagged' || silentRefusals(bound) !== '')
    return done(described(data, `${key} <`, sayOf), bound)
  shared[name] ??= done(data)
  return { $ref: `#/components/responses/${name}` }
}

/** The answers that several calls give are described once. */
function sharedName(data: Schema): string | undefined {
  if (data['type'] === 'null') return 'Done'
  return referredName(data)
}

function done(data: Schema, bound?: Bound): Schema {
  return {
    description: `Done${bound ? silentRefusals(bound) : ''}`,
    ...(bound?.call.cache === 'tagged'
      ? { headers: { ETag: { description: 'Names this content.', schema: { type: 'string' } } } }
      : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Envelope' }, { required: ['data'], properties: { data } }],
        },
      },
    },
  }
}

/** What differs from the document's: visitors may call it as well, and a token is taken if one is sent. */
function securityOf({ call }: Bound): { security?: Schema[] } {
  if (call.auth === 'callback') return { security: [] }
  return call.auth === 'public' ? { security: [{}, { session: [] }] } : {}
}

const mayCall = { staff: 'Staff of a shop', operator: 'Operators of the mall' }

function whoMayCall({ call }: Bound): string | undefined {
  const right = call.right === undefined ? '' : ` with the right \`${call.right}\``
  const who = call.auth === 'staff' || call.auth === 'operator' ? [`${mayCall[call.auth]}${right}.`] : []
  const proof = call.proof ? ['Needs a proof of identity of the last minutes.'] : []
  return [...who, ...proof].join(' ') || undefined
}

export function operationOf(bound: Bound, tools: OperationTools): Schema {
  const [method, path] = bound.key.split(' ') as ['GET' | 'POST', string]
  const { call } = bound
  const { parameters, content, isNeeded } = inputOf(bound, method, path, tools)
  const isCallback = call.auth === 'callback'
  const all = [...parameters, ...headersOf(bound)]
  const description = whoMayCall(bound)
  return {
    operationId: operationIdOf(bound.key),
    summary: call.summary,
    ...(description === undefined ? {} : { description }),
    tags: [tools.tagOf(bound.key)],
    ...securityOf(bound),
    ...(all.length === 0 ? {} : { parameters: all }),
    ...(content ? { requestBody: { required: isNeeded, content } } : {}),
    responses: {
      [call.answers?.status ?? 200]: answerOf(bound, tools),
      ...(call.cache === 'tagged' ? { '304': { $ref: '#/components/responses/Known' } } : {}),
      ...(isCallback
        ? { default: { description: 'Not taken; the answer is the service’s own, and it will send again.' } }
        : refusedResponses(bound)),
    },
  }
}

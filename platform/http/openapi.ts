import { z } from 'zod'
import { locales } from '../i18n/index.ts'
import type { Bound } from './bind.ts'

type Schema = Record<string, unknown>

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema
  return schema
}

function envelopeOf(data: Schema): Schema {
  return {
    type: 'object',
    required: ['status', 'code', 'msg', 'data', 'traceId'],
    properties: {
      status: { type: 'boolean' },
      code: { type: 'string' },
      msg: { type: 'string' },
      data,
      traceId: { type: 'string' },
    },
  }
}

function parametersOf(input: Schema, path: string, method: string): Schema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)
  const properties = (input['properties'] ?? {}) as Record<string, Schema>
  const required = (input['required'] ?? []) as string[]
  return Object.entries(properties)
    .filter(([name]) => method === 'GET' || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }))
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 8, maxLength: 80 },
}

function headersOf(bound: Bound): Schema[] {
  return [
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(bound.call.idempotency
      ? [{ ...idempotencyKey, required: bound.call.idempotency === 'required' }]
      : []),
  ]
}

function operationOf(bound: Bound): Schema {
  const [method, path] = bound.key.split(' ') as ['GET' | 'POST', string]
  const { call } = bound
  const input = schemaOf(call.input, 'input')
  const refusals = (call.refusals ?? []).map(
    (kind) => `- \`${kind.code}\` ${kind.reason}: ${kind.text['en-US']}`,
  )
  return {
    summary: call.summary,
    tags: [path.split('/')[1]],
    ...(refusals.length > 0 ? { description: `Refusals:\n${refusals.join('\n')}` } : {}),
    security: call.auth === 'public' || call.auth === 'callback' ? [] : [{ session: [] }],
    'x-auth': call.auth,
    'x-owner': call.owner,
    'x-rate': call.rate,
    parameters: [...parametersOf(input, path, method), ...headersOf(bound)],
    ...(method === 'POST' && call.auth !== 'callback'
      ? {
          requestBody: {
            content: { [call.file ? 'multipart/form-data' : 'application/json']: { schema: input } },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: envelopeOf(schemaOf(call.output, 'output')) } },
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

/** The OpenAPI 3.1 document of all calls. */
export function openApiOf(calls: readonly Bound[], title: string): Schema {
  const paths: Record<string, Schema> = {}
  for (const bound of calls) {
    const [method, path] = bound.key.split(' ') as [string, string]
    paths[`/v1${path}`] = { ...paths[`/v1${path}`], [method.toLowerCase()]: operationOf(bound) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token of the login answer, without "Bearer"; `1` for visitors.',
        },
      },
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          schema: { enum: [...locales] },
        },
      },
      responses: {
        Refused: {
          description: 'Refused; `msg` says why in the caller’s language, `data.fields` names what is wrong',
          content: { 'application/json': { schema: envelopeOf({ type: ['object', 'null'] }) } },
        },
      },
    },
  }
}

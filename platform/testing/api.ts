import Fastify from 'fastify'
import type { CallKey, Input, Output } from '../client/index.ts'
import { requestOf } from '../client/index.ts'
import { createApi, type Bound, type Envelope, type Viewer } from '../http/index.ts'
import type { Locale } from '../i18n/index.ts'
import { failingLog } from './logs/failing-log.ts'
import { formOf } from './form.ts'

export interface TestAnswer<T> extends Envelope<T> {
  statusCode: number
  cookies: string[]
  data: T & { reason?: string; fields?: { field: string; problem: string }[] }
}

export interface Sending {
  as?: Viewer
  headers?: Record<string, string>
  locale?: Locale
  /** Idempotency-Key. */
  key?: string
  /** The caller's address. */
  ip?: string
}

type Authenticate = (headers: Record<string, string | undefined>) => Promise<Viewer | null | 'invalid'>

/**
 * The routes of rooms behind the real HTTP layer, without a port. `as` is the caller, whose identity counts as proven.
 * With `authenticate` the real sessions decide.
 */
export function testApi(calls: Bound[], authenticate?: Authenticate, unfinishedDir?: string) {
  const viewers = new Map<string, Viewer>()
  const takesFile = new Set(calls.flatMap(({ key, call }) => (call.file ? [key] : [])))
  // Staff may do everything unless a test sets their rights.
  const rights = [...new Set(calls.flatMap(({ call }) => call.right ?? []))]
  const app = Fastify()
  createApi({
    calls,
    rights,
    log: failingLog(),
    authenticate: authenticate ?? (async (headers) => viewers.get(headers['authorization'] ?? '') ?? null),
    origins: () => ['http://localhost:3000'],
    checkOutput: true,
    ...(unfinishedDir === undefined ? {} : { unfinishedDir }),
  }).register(app)
  const send = async <K extends CallKey>(
    call: K,
    input: Input<K> | Record<string, unknown>,
    sending: Sending = {},
  ): Promise<TestAnswer<Output<K>>> => {
    const form = takesFile.has(call) ? formOf(input as Record<string, unknown>) : undefined
    // The bytes of a file are not written as JSON: those of a video would take seconds.
    const request = requestOf('', call, form ? {} : (input as Record<string, unknown>))
    const payload = form?.body ?? request.body
    if (sending.as) viewers.set(sending.as.userId, { rights, ...sending.as })
    const response = await app.inject({
      method: request.method,
      url: request.url,
      headers: {
        'accept-language': sending.locale ?? 'zh-CN',
        ...(sending.as ? { authorization: sending.as.userId } : {}),
        ...(sending.key ? { 'idempotency-key': sending.key } : {}),
        ...(payload ? { 'content-type': form?.contentType ?? 'application/json' } : {}),
        ...sending.headers,
      },
      ...(payload ? { payload } : {}),
      ...(sending.ip ? { remoteAddress: sending.ip } : {}),
    })
    const cookies = [response.headers['set-cookie'] ?? []].flat()
    return { statusCode: response.statusCode, cookies, ...response.json<Envelope>() } as TestAnswer<Output<K>>
  }
  return { app, send, close: () => app.close() }
}

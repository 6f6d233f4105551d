import type { InputOf, OutputOf } from '../http/contract.ts'
import type { Envelope } from '../http/answer/envelope.ts'
import type { Locale } from '../i18n/index.ts'
import { outcomeOf } from './outcome.ts'

export { refusalOutcome } from './outcome.ts'

/** Rooms register their calls here by declaration merging, so that one client is typed over all of them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface AllCalls {}

export type CallKey = keyof AllCalls & string
export type Input<K extends CallKey> = InputOf<AllCalls[K]>
export type Output<K extends CallKey> = OutputOf<AllCalls[K]>

interface CallOptions {
  /** Makes a repeat of the same write harmless. */
  idempotencyKey?: string
  /** For logins: the only code that counts as a success, as the specification demands. */
  successCode?: '10000'
  signal?: AbortSignal
}

/** The one way to data: over HTTP in the browser, in process during server rendering. */
export type Client = <K extends CallKey>(key: K, input: Input<K>, options?: CallOptions) => Promise<Output<K>>

/** A refusal as the page sees it. Check with `isApiError`: `instanceof` fails across the server bundle. */
export class ApiError extends Error {
  readonly code: string
  readonly data: { reason?: string; fields?: { field: string; problem: string }[] } & Record<string, unknown>
  override readonly name = 'ApiError'
  constructor(answer: Pick<Envelope, 'code' | 'msg' | 'data'>) {
    super(answer.msg)
    this.code = answer.code
    this.data = (answer.data ?? {}) as ApiError['data']
  }
}
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** Why a call failed, as the server says it; without an answer of the server, the page's own sentence. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.message) || otherwise
}

/** Whether the server cannot answer now: its database is unavailable, or it is overloaded. A retry may succeed soon. */
export function isAway(error: unknown): error is ApiError {
  return isApiError(error) && error.code === '50301'
}

export function unwrap<T>(answer: Envelope, successCode?: string, httpStatus?: number): T {
  if (outcomeOf(answer, httpStatus, successCode) !== 'success') throw new ApiError(answer)
  return answer.data as T
}

interface HttpClientOptions {
  /** '' in the browser; a full origin elsewhere. */
  base: string
  locale: () => Locale
  token: () => string | undefined
  /** Called after an HTTP 401: the session of this token has ended, or there was none. */
  onSignedOut: (token: string | undefined) => void
  fetch?: typeof fetch
}

/** Builds the URL of a call; `{name}` placeholders take their values from the input. */
export function requestOf(base: string, key: string, input: Record<string, unknown>) {
  const [method, template] = key.split(' ') as ['GET' | 'POST', string]
  const rest = { ...input }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (method === 'POST') return { method, url: `${base}/v1${path}`, body: JSON.stringify(rest) }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) search.set(name, String(value))
  const query = search.size > 0 ? `?${search.toString()}` : ''
  return { method, url: `${base}/v1${path}${query}`, body: undefined }
}

export function httpClient(options: HttpClientOptions): Client {
  const send = options.fetch ?? fetch
  return async (key, input, callOptions = {}) => {
    const request = requestOf(options.base, key, input as Record<string, unknown>)
    const token = options.token()
    const response = await send(request.url, {
      method: request.method,
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(callOptions.signal ? { signal: callOptions.signal } : {}),
      headers: {
        authorization: token ?? '1',
        'accept-language': options.locale(),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(callOptions.idempotencyKey ? { 'idempotency-key': callOptions.idempotencyKey } : {}),
      },
    })
    const answer = (await response.json()) as Envelope
    if (response.status === 401) options.onSignedOut(token)
    return unwrap(answer, callOptions.successCode, response.status)
  }
}

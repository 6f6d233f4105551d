import type { InputOf, ListedIn, OfEveryCall, OutputOf, ReasonOf } from '../http/contract.ts'
import type { Envelope } from '../http/answer/envelope.ts'
import type { SignedOut } from '../http/perform.ts'
import type { Locale } from '../i18n/index.ts'
import type { FieldProblem, RefusalCode, RefusalKind } from '../refusal/index.ts'
import { outcomeOf } from './outcome.ts'

export { refusalOutcome } from './outcome.ts'
export { pageTraceparent } from './page-trace.ts'

/**
 * Rooms register their calls here by declaration merging, so that one client is typed over all of them.
 * @public knip does not see `declare module`.
 */
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

/**
 * Rooms register by declaration merging what their checks before other rooms' calls may refuse, such as the one for a
 * fresh proof.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface RefusalsOfChecks {}
type General = OfEveryCall | RefusalsOfChecks[keyof RefusalsOfChecks]

/** The names of all refusals; undefined for a fault of the server. */
type Reason = ReasonOf<ListedIn<AllCalls[CallKey]> | General> | SignedOut | undefined
/** Besides those of refusals: nobody is signed in, and a fault of the server. */
type Code = RefusalCode | '401' | '50000'
interface NoFields {
  readonly fields?: undefined
}

/** A refusal as the page sees it. Check with `isApiError`: `instanceof` fails across the server bundle. */
export class ApiError extends Error {
  readonly code: Code
  readonly reason: Reason
  readonly data: { readonly fields?: readonly FieldProblem[] | undefined }
  override readonly name = 'ApiError'
  constructor(answer: Pick<Envelope, 'code' | 'msg' | 'data'>) {
    super(answer.msg)
    this.code = answer.code as Code
    this.data = answer.data ?? {}
    this.reason = (this.data as { reason?: Reason }).reason
  }
}

type Data<D> = D extends undefined ? NoFields : D extends { fields: unknown } ? D : D & NoFields
type Refused<R, D> = Error & Pick<ApiError, 'name' | 'code'> & { readonly reason: R; readonly data: Data<D> }
type OfKind<K> = K extends RefusalKind<infer R, infer D> ? Refused<R, D> : never

/**
 * What any call may answer, whatever its contract lists: nobody is signed in, a fault of the server, and by its reason a
 * wrong input with its fields (`http/invalid`), too many requests, nothing there, a busy server.
 */
export type GeneralRefusal = OfKind<General> | Refused<SignedOut, undefined> | Refused<undefined, undefined>

/** Why a call may be refused: what its contract lists, each with its data, and the general refusals. */
export type RefusalOf<K extends CallKey> = OfKind<ListedIn<AllCalls[K]>> | GeneralRefusal

/** No answer of the server came: the connection was lost, or a page's own code failed. */
export interface NotAnswered extends Error {
  readonly code?: undefined
  readonly reason?: undefined
  readonly data?: undefined
}

/** Why a call failed. Compare its `reason`, which knows the data that comes with it. */
export type FailureOf<K extends CallKey> = RefusalOf<K> | NotAnswered

/** With the key of the call that was made (`isApiError<'GET /note/{id}'>(error)`), its refusals; otherwise those of any. */
export function isApiError<K extends CallKey = CallKey>(error: unknown): error is RefusalOf<K> {
  return error instanceof Error && error.name === 'ApiError'
}

/** Why a call failed, in the server's words; without an answer of the server, the page's own sentence. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (isApiError(error) && error.message) || otherwise
}

function hasCode(error: unknown, code: Code): boolean {
  return isApiError(error) && error.code === code
}
/** Whether nobody is signed in, or not any more. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, '401')
}
/** Whether the server failed: it may have carried out the call. */
export function isFault(error: unknown): boolean {
  return hasCode(error, '50000')
}
/** Whether the server cannot answer now: its database is unavailable, or it is overloaded. A retry may succeed soon. */
export function isAway(error: unknown): boolean {
  return hasCode(error, '50301')
}
/** Whether there were too many such calls, so that a later one may succeed. */
export function isTooOften(error: unknown): boolean {
  return hasCode(error, '42901')
}
/** Whether something has changed meanwhile, so that the call is not possible any more. */
export function isOvertaken(error: unknown): boolean {
  return hasCode(error, '40009')
}
/** Whether what the call names is not there, or not for this caller. */
export function isGone(error: unknown): boolean {
  return hasCode(error, '40004')
}
/** Whether there can be nothing of that name: it is gone, or not even a name. */
export function isMissing(error: unknown): boolean {
  return isGone(error) || (isApiError(error) && error.data.fields !== undefined)
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
  /** The trace of the page, for the server; undefined when nobody traces it. */
  traceparent?: (() => string | undefined) | undefined
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
    const traceparent = options.traceparent?.()
    const response = await send(request.url, {
      method: request.method,
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(callOptions.signal ? { signal: callOptions.signal } : {}),
      headers: {
        authorization: token ?? '1',
        'accept-language': options.locale(),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(traceparent ? { traceparent } : {}),
        ...(callOptions.idempotencyKey ? { 'idempotency-key': callOptions.idempotencyKey } : {}),
      },
    })
    const answer = (await response.json()) as Envelope
    if (response.status === 401) options.onSignedOut(token)
    return unwrap(answer, callOptions.successCode, response.status)
  }
}

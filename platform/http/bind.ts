import type { Readable } from 'node:stream'
import type { Locale } from '../i18n/index.ts'
import type { Refusal } from '../refusal/index.ts'
import type { Call, Calls, OutputOf, ParsedInputOf } from './contract.ts'

/** Who calls, as the session says. */
export interface Viewer {
  userId: string
  role: 'shopper' | 'staff' | 'operator'
  /** The shop a staff member works for. */
  shopId?: string
  sessionId: string
  /** Left out: the shoppers' site. A session is for one of the sites. */
  site?: 'mall' | 'desk'
}

export interface RawRequest {
  headers: Record<string, string | undefined>
  body: Buffer
}

export interface CallContext {
  /** Null for a visitor; never null in a call whose auth is `user`, `staff` or `operator`. */
  viewer: Viewer | null
  locale: Locale
  traceId: string
  /** The peer's address. */
  ip: string
  idempotencyKey: string | undefined
  raw: RawRequest
  /** Adds a `Set-Cookie` to the answer. */
  setCookie(cookie: string): void
}

/** What a callback answers instead of the envelope: the gateway's own words. Or a file, while it is read. */
export interface PlainAnswer {
  statusCode: number
  contentType: string
  body: string | Readable
  /** Under which name a browser keeps it. */
  fileName?: string
}

/** In a call for signed-in callers the viewer is never null. */
type ContextOf<C extends Call> = C['auth'] extends 'user' | 'staff' | 'operator'
  ? CallContext & { viewer: Viewer }
  : CallContext

export type Handler<C extends Call> = (
  input: ParsedInputOf<C>,
  context: ContextOf<C>,
) => Promise<OutputOf<C> | Refusal | PlainAnswer>

export interface Bound {
  key: string
  call: Call
  handler: (input: never, context: never) => Promise<unknown>
}

/** Binds a room's calls to what it does; a call without a handler, or the reverse, does not compile. */
export function bind<C extends Calls>(calls: C, handlers: { [K in keyof C]: Handler<C[K]> }): Bound[] {
  return Object.keys(calls).map((key) => ({
    key,
    call: calls[key]!,
    handler: handlers[key] as Bound['handler'],
  }))
}

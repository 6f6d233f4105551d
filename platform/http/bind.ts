import type { Readable } from 'node:stream'
import type { Locale, LocalText } from '../i18n/index.ts'
import type { Position } from '../replica/position.ts'
import type { Refusal } from '../refusal/index.ts'
import type {
  Call,
  Calls,
  IdempotencyOf,
  ListedIn,
  OfEveryCall,
  OutputOf,
  ParsedInputOf,
  ReasonOf,
} from './contract.ts'

/** The caller, from the session. */
export interface Viewer {
  userId: string
  role: 'shopper' | 'staff' | 'operator'
  /** The shop a staff member works for. */
  shopId?: string
  /** What the staff member may do there; each call of staff asks for one of them. */
  rights?: readonly string[]
  sessionId: string
  /** The site that the session is for; the shoppers' site when left out. */
  site?: 'mall' | 'desk'
}

export interface RawRequest {
  headers: Record<string, string | undefined>
  body: Buffer
}

/** A fact of the log of what staff do: short, and shown to people. */
type Fact = string | number | boolean | readonly string[] | LocalText

/** What a call touched, and what it changed from and to. */
export interface Facts {
  subject?: Readonly<Record<string, Fact>>
  before?: Readonly<Record<string, Fact>>
  after?: Readonly<Record<string, Fact>>
}

/** Adds facts to the record of a call; later ones replace earlier ones of the same name. */
export type Note = (facts: Facts) => void

export interface CallContext {
  /** Null for a visitor, but never in a call whose auth is `user`, `staff` or `operator`. */
  viewer: Viewer | null
  locale: Locale
  traceId: string
  /** The peer's address. */
  ip: string
  idempotencyKey: string | undefined
  raw: RawRequest
  /**
   * What the caller has to see: everything that was committed before this position, which they may have written themselves.
   * Undefined when they have written nothing of late.
   */
  seen?: Position | undefined
  /** Adds a `Set-Cookie` to the answer. */
  setCookie(cookie: string): void
  /** In calls that are recorded. */
  note?: Note
  /**
   * In calls that are recorded once somebody is named: writes down who acts, before the handler acts. Rejects when that
   * is impossible; the handler must not catch it.
   */
  recordAs?(who: { userId: string; shopId: string | null }): Promise<void>
}

/** The answer of a callback in the gateway's own format instead of the envelope; or a file, streamed. */
export interface PlainAnswer {
  statusCode: number
  contentType: string
  body: string | Readable
  /** The name under which a browser saves it. */
  fileName?: string
}

/** A call for signed-in callers always has a viewer, and a call that requires an idempotency key always has one. */
type ContextOf<C extends Call> = CallContext &
  (C['auth'] extends 'user' | 'staff' | 'operator' ? { viewer: Viewer } : unknown) &
  (IdempotencyOf<C> extends 'required' ? { idempotencyKey: string } : unknown)

type Listed<C> = ReasonOf<ListedIn<C>>

/** May answer only with the refusals that its call lists. */
export type Handler<C extends Call> = (
  input: ParsedInputOf<C>,
  context: ContextOf<C>,
) => Promise<OutputOf<C> | Refusal<Listed<C> | ReasonOf<OfEveryCall>> | PlainAnswer>

/** A handler with an untyped answer counts as one that may answer any refusal. */
type RefusedBy<H> = H extends (...args: never[]) => Promise<infer T>
  ? unknown extends T
    ? string
    : T extends Refusal<infer R>
      ? R
      : never
  : never

/** Listed refusals that the handler cannot answer. When there is one, `bind` does not compile. */
type NothingInVain<C extends Calls, H> = {
  [K in keyof C]: K extends keyof H
    ? [Exclude<Listed<C[K]>, RefusedBy<H[K]>>] extends [never]
      ? unknown
      : `listed and never answered: ${Exclude<Listed<C[K]>, RefusedBy<H[K]>>}`
    : unknown
}

export interface Bound {
  key: string
  call: Call
  handler: (input: never, context: never) => Promise<unknown>
  /**
   * Why nobody, or not this caller, may make the call now. Asked before everything else, of callers whose session is not
   * valid as well, so it costs next to nothing.
   */
  shut?: (asked: { viewer: Viewer | null; locale: Locale }) => Refusal | undefined
}

/**
 * Binds a room's calls to their handlers. Does not compile for a call without a handler or the reverse, for a handler
 * that may answer a refusal its call does not list, or for a listed refusal that no handler answers.
 */
export function bind<C extends Calls, H extends { [K in keyof C]: Handler<C[K]> }>(
  calls: C,
  handlers: H & NothingInVain<C, H>,
): Bound[] {
  return Object.entries<Call>(calls).map(([key, call]) => ({
    key,
    call,
    handler: (handlers as Record<string, unknown>)[key] as Bound['handler'],
  }))
}

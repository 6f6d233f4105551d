import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../db/unavailable.ts'
import { newId } from '../ids/index.ts'
import { rememberFew } from '../once/index.ts'
import { chooseLocale, type Locale } from '../i18n/index.ts'
import type { Log } from '../log/index.ts'
import { inSpan } from '../tracing/index.ts'
import { currentTrail } from '../trail/index.ts'
import { isRefusal, refuse, type Refusal } from '../refusal/index.ts'
import type { Bound, CallContext, Viewer } from './bind.ts'
import { refusalAnswer, type Envelope } from './answer/envelope.ts'
import { createDiskRoom, type DiskPlace } from './input/disk-room.ts'
import { createHolding, type Held } from './input/held.ts'
import type { Body } from './input/input.ts'
import {
  bugAnswer,
  perform,
  turnedAway,
  unauthorized,
  type Answer,
  type PerformOptions,
  type SignedOut,
} from './perform.ts'
import { readForm, readInput } from './input/read-input.ts'
import { mayWrite, type OwnWrites } from './answer/own-writes.ts'
import { httpRefusals } from './refusals.ts'
import { refuseOtherMethods } from './routes/other-methods.ts'
import { routeTableFaults } from './routes/route-table.ts'
import { urgencyOf } from './routes/urgency.ts'
import { sendAnswer, sendTagged } from './answer/send.ts'

export interface ApiOptions extends Omit<PerformOptions, 'ignoresUnknown'> {
  calls: Bound[]
  /** Every right that a call may ask for. */
  rights?: readonly string[]
  log: Log
  /** The caller's session; null without one, `'invalid'` when the request carries one that is not valid. */
  authenticate(headers: Record<string, string | undefined>, ip: string): Promise<Viewer | null | 'invalid'>
  /** Of a token that is not valid: whether its session has ended, or there never was one. */
  whyInvalid?(headers: Record<string, string | undefined>): Exclude<SignedOut, 'none'>
  /** Seconds to wait before this caller may call the class again; 0 lets it pass. */
  limit?(rate: Bound['call']['rate'], caller: string): number | Promise<number>
  /**
   * Why the caller has to prove their identity again before a call that demands it (`proof`); undefined when the proof
   * is recent.
   */
  staleProof?(viewer: Viewer): Promise<Refusal | undefined>
  /** Origins that may send writes, e.g. `http://localhost:3000`. */
  origins: () => readonly string[]
  /** Left out, everything is read where it was written. */
  ownWrites?: OwnWrites | undefined
  /** The folder of large files while they are received; without it no call takes files on disk. */
  unfinishedDir?: string
}

export interface InProcessCaller {
  viewer: Viewer | null
  locale: Locale
  ip: string
  /** As in the context of a call. */
  seen?: CallContext['seen']
}

export interface Api {
  register(app: FastifyInstance): void
  /** Answers unknown paths in the envelope. */
  notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply
  /** Answers in the envelope that the mall is asked more than it can answer. */
  busy(request: FastifyRequest, reply: FastifyReply): FastifyReply
  /** Answers in the envelope when a request fails before it reaches a call. */
  failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply
  /** The same call without a socket, for server rendering. */
  inProcess(caller: InProcessCaller, key: string, input: unknown): Promise<Envelope>
  readonly calls: readonly Bound[]
}

/** The trace id of the request that is being answered; one of its own where there is none. */
function traceIdNow(): string {
  return currentTrail()?.traceId ?? newId()
}

function noteViewer(viewer: Viewer | null): void {
  const trail = currentTrail()
  if (trail) trail.viewer = viewer?.role ?? 'visitor'
}

/** Why an answer is a refusal, by its name or by its code. */
function noteRefusal({ body }: Answer): void {
  const trail = currentTrail()
  const { status, code, data } = (body ?? {}) as Partial<Envelope>
  if (trail && status === false)
    trail.refusal = (data as { reason?: string } | null | undefined)?.reason ?? code ?? 'unknown'
}

type Headers = Record<string, string | undefined>
interface Asked {
  traceId: string
  locale: Locale
}

/**
 * Whether a page of another site sent the request. It cannot read our token, but may send a simple request; the Origin
 * reveals it.
 */
export function isForeign(headers: Headers, origins: readonly string[]): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = headers
  return origin !== undefined && !origins.includes(origin)
}

/** Whether a page of one of the origins sent the request, as far as its browser reports. */
function isOfOwnPage(headers: Headers, origins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'same-site'
  return headers['origin'] !== undefined && origins.includes(headers['origin'])
}

/** The refusal for a missing proof. Callers who are turned away anyway do not learn of it. */
async function refusedProof({ staleProof }: ApiOptions, bound: Bound, context: CallContext) {
  return bound.call.proof && context.viewer && !turnedAway(bound, context)
    ? staleProof?.(context.viewer)
    : undefined
}

/** The api with the places of what is being received. */
type Serving = ApiOptions & { hold: () => Held; diskPlace: ((caller: string) => DiskPlace) | undefined }

async function answerTo(
  options: Serving,
  bound: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
  { traceId, locale }: Asked,
): Promise<Answer> {
  const headers = request.headers as Headers
  const refused = (refusal: Refusal) => refusalAnswer(refusal, locale, traceId)
  const isCallback = bound.call.auth === 'callback'
  const viewer = isCallback ? null : await options.authenticate(headers, request.ip)
  if (viewer !== 'invalid') noteViewer(viewer)
  const shut = bound.shut?.({ viewer: viewer === 'invalid' ? null : viewer, locale })
  if (shut) return refused(shut)
  if (viewer === 'invalid') return unauthorized({ traceId, locale }, options.whyInvalid?.(headers) ?? 'wrong')
  if (!isCallback && !bound.key.startsWith('GET ') && isForeign(headers, options.origins()))
    return refused(refuse(httpRefusals.foreignOrigin))
  const seconds = (await options.limit?.(bound.call.rate, viewer?.userId ?? request.ip)) ?? 0
  if (seconds > 0) {
    reply.header('retry-after', String(seconds))
    return refused(refuse(httpRefusals.tooMany, { seconds }))
  }
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const context: CallContext = {
    viewer,
    locale,
    traceId,
    ip: request.ip,
    idempotencyKey: headers['idempotency-key'],
    raw: { headers, body: raw },
    seen: options.ownWrites?.seenBy(headers),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  }
  const run = async (body: Body): Promise<Answer> => {
    if (isRefusal(body)) return refused(body)
    const stale = await refusedProof(options, bound, context)
    // An open page of an older build may send a field that is gone; a program learns that it has misspelt one.
    const ignoresUnknown = isOfOwnPage(headers, options.origins())
    return stale ? refused(stale) : perform(bound, body.value, context, { ...options, ignoresUnknown })
  }
  if (!bound.call.file) return run(readInput(bound, request, raw))
  // A file is read only from callers who may send it.
  const away = turnedAway(bound, context)
  if (away) return away
  const held = options.hold()
  const disk = options.diskPlace?.(viewer?.userId ?? request.ip)
  try {
    const body = await readForm(bound.call.file, request, { held, disk, log: options.log })
    if (isRefusal(body) && isTooLong(body, headers['content-length'])) reply.header('connection', 'close')
    return await run(body)
  } finally {
    held.letGo()
    await disk?.letGo()
  }
}

const mostThrownAway = 32 * 1024 * 1024
/** Whether the rest of a refused form is too long to be read and discarded. */
function isTooLong(refusal: Refusal, length: string | undefined): boolean {
  return refusal.kind.reason === httpRefusals.tooSlow.reason || !(Number(length) <= mostThrownAway)
}

/** Memory for all forms that are being received, in bytes. */
const mostHeld = 128 * 1024 * 1024

function expressPath(path: string) {
  return `/v1${path.replace(/\{(\w+)\}/g, ':$1')}`
}

/** The call's answer, or the answer for a bug or for an unavailable database. */
async function orBug(log: Log, key: string, at: Asked, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    const isBusy = isUnavailable(error)
    log.error(isBusy ? 'http.unavailable' : 'http.bug', { call: key, traceId: at.traceId, error })
    return isBusy ? refusalAnswer(refuse(httpRefusals.unavailable), at.locale, at.traceId) : bugAnswer(at)
  }
}

const localeOfHeader = rememberFew((accept: string | undefined) => chooseLocale(undefined, accept))

function localeOf(request: FastifyRequest): Locale {
  return localeOfHeader(request.headers['accept-language'])
}

/** What hooks of the server want to know of a call. */
function configOf({ call }: Bound) {
  const { rate, auth } = call
  const urgency = urgencyOf(call)
  return {
    holdsSecret: rate === 'login' || rate === 'sms',
    asksWho: auth !== 'public' && auth !== 'callback',
    ...(urgency && { urgency }),
  }
}

/** For the renderer of pages: a part of the page's trace. */
async function performInside(bound: Bound, input: unknown, context: CallContext, options: ApiOptions) {
  const told = () => ({ name: bound.key })
  const shut = bound.shut?.(context)
  if (shut) return refusalAnswer(shut, context.locale, context.traceId)
  return inSpan(told, () => perform(bound, input, context, { ...options, ignoresUnknown: true }))
}

/** A refusal may know when it is worth asking again. */
function retrySecondsOf({ body }: Answer): number {
  const { data } = body as { data?: { retrySeconds?: unknown } | null }
  return typeof data?.retrySeconds === 'number' ? data.retrySeconds : 2
}

async function serve(
  options: Serving,
  bound: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const traceId = traceIdNow()
  const locale = localeOf(request)
  const work = answerTo(options, bound, request, reply, { traceId, locale })
  const answer = await orBug(options.log, bound.key, { traceId, locale }, work)
  noteRefusal(answer)
  // After the commit, and also when nobody knows whether there was one.
  if (options.ownWrites && mayWrite(bound)) reply.header('set-cookie', await options.ownWrites.wrote())
  if (answer.statusCode === 503) reply.header('retry-after', String(retrySecondsOf(answer)))
  if (bound.call.cache !== 'tagged' || answer.statusCode !== 200) return sendAnswer(reply, answer)
  return sendTagged(reply, answer, request.headers['if-none-match'])
}

/** Serves the calls of all rooms, over HTTP and in process for server rendering. */
export function createApi(options: ApiOptions): Api {
  const faults = routeTableFaults(options.calls, options.rights)
  if (faults.length > 0) throw new Error(`the table of calls is faulty:\n${faults.join('\n')}`)
  const byKey = new Map(options.calls.map((bound) => [bound.key, bound]))
  const diskPlace = options.unfinishedDir === undefined ? undefined : createDiskRoom(options.unfinishedDir)
  const withRoom: Serving = { ...options, hold: createHolding(mostHeld), diskPlace }

  const refused = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) =>
    sendAnswer(reply, refusalAnswer(refusal, localeOf(request), traceIdNow()))

  /** Answers a request that failed before it reached a call, e.g. with a body that is too large. */
  const failed = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500
    if (status === 413) return refused(refuse(httpRefusals.tooLarge), request, reply)
    if (status < 500) return refused(refuse(httpRefusals.malformed), request, reply)
    const traceId = traceIdNow()
    const isBusy = isUnavailable(error)
    // The pattern: an address may have a token in its path.
    const route = request.routeOptions.url ?? 'no route'
    options.log.error(isBusy ? 'http.unavailable' : 'http.bug', { route, traceId, error })
    if (!isBusy) return sendAnswer(reply, bugAnswer({ locale: localeOf(request), traceId }))
    return refused(refuse(httpRefusals.unavailable), request, reply.header('retry-after', '2'))
  }

  return {
    calls: options.calls,
    failed,
    busy: (request, reply) => refused(refuse(httpRefusals.unavailable), request, reply),
    notFound: (request, reply) => refused(refuse(httpRefusals.notFound), request, reply),
    register: (app) => {
      app.setErrorHandler(failed)
      // Bodies stay bytes until the call is known: callbacks verify signatures over the raw bytes.
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      // A form with a file is read once its sender is known.
      app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
      for (const bound of options.calls) {
        const [method, path] = bound.key.split(' ') as ['GET' | 'POST', string]
        app.route({
          method,
          url: expressPath(path),
          config: configOf(bound),
          handler: (q, r) => serve(withRoom, bound, q, r),
        })
      }
      refuseOtherMethods(app, options.calls, refused)
    },
    inProcess: async (caller, key, input) => {
      const bound = byKey.get(key)
      if (!bound) throw new Error(`no such call: ${key}`)
      const traceId = traceIdNow()
      const raw = { headers: {}, body: Buffer.alloc(0) }
      const none = { idempotencyKey: undefined, setCookie: () => undefined }
      const context: CallContext = { ...caller, ...none, traceId, raw }
      const work = performInside(bound, input, context, options)
      const answer = await orBug(options.log, key, { traceId, locale: caller.locale }, work)
      return answer.body as Envelope
    },
  }
}

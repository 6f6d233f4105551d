import { newId } from '@hojip/platform/ids'
import type { Log } from '@hojip/platform/log'
import type { Meters } from '@hojip/platform/meters'
import { beginRoot, readTraceparent, type Root, type RootSpan, type traceSeal } from '@hojip/platform/tracing'
import { onTrail, type Trail } from '@hojip/platform/trail'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answered, Outcome } from './figures/requests.ts'
import { requestLog, type LogRequests } from './request-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is known of the request; undefined before the first hook. */
    watched: { trail: Trail; span: RootSpan | undefined } | undefined
  }
}

/** What is recorded of requests: who is handed `undefined` records nothing. */
export interface Watching {
  log: Log
  logRequests: LogRequests
  meters: Meters
  figures?:
    | { answered: (one: Answered) => void; refused: (code: string) => void; shed: (urgency: string) => void }
    | undefined
  tracing?: Tracing | undefined
}

/** How traces of requests begin. */
export interface Tracing {
  seal: ReturnType<typeof traceSeal>
  /** Gives the next span that is begun this trace id, and a page's one its sealed id. */
  beginAs: (ids: { traceId: string; spanId?: string }) => void
}

function isCall(url: string): boolean {
  return url.startsWith('/v1/')
}

/** A new trace under the request's own id, or the one of the page of ours that sent the request. */
function openSpan({ seal, beginAs }: Tracing, { url, headers }: FastifyRequest, traceId: string): RootSpan {
  const given = readTraceparent(headers['traceparent'])
  const isOurs = given !== undefined && seal.isOurs(given, Date.now())
  const root: Root = { startMs: Date.now(), ...(isOurs ? { parent: given } : { linked: given }) }
  const hex = traceId.replaceAll('-', '')
  beginAs({ traceId: hex, ...(isCall(url) ? {} : { spanId: seal.spanIdOf(hex) }) })
  return beginRoot(root)
}

/** The id that the answer, the log and the trace have in common. */
function traceIdOf({ tracing }: Watching, { headers }: FastifyRequest): string {
  const given = tracing && readTraceparent(headers['traceparent'])
  if (!given || !tracing.seal.isOurs(given, Date.now())) return newId()
  return given.traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What operators have switched off on purpose. */
const onPurpose = new Set(['http/closed', 'http/readOnly'])

function outcomeOf(status: number, { refusal, shed }: Trail): Outcome {
  if (shed !== undefined) return 'shed'
  if (status >= 500 && !onPurpose.has(refusal ?? '')) return 'fault'
  return status >= 400 || refusal !== undefined ? 'refused' : 'good'
}

/** By pattern: a page's own, the call with its method, or the route of a file. */
function routeOf(request: FastifyRequest, { page }: Trail): Pick<Answered, 'what' | 'route'> {
  const pattern = request.routeOptions.url
  if (page !== undefined) return { what: 'page', route: page }
  if (isCall(request.url)) return { what: 'call', route: `${request.method} ${pattern ?? 'no route'}` }
  return { what: 'file', route: pattern ?? 'no route' }
}

/** How many bytes the answer has, as far as it says so. */
function bytesOf(reply: FastifyReply): number | undefined {
  const length = Number(reply.getHeader('content-length'))
  return Number.isFinite(length) ? length : undefined
}

/** A page that only its visitor gets tells the browser its trace, which the browser sends back with its calls. */
function tellBrowser(request: FastifyRequest, reply: FastifyReply, span: RootSpan): void {
  if (isCall(request.url)) return
  const isForAll = String(reply.getHeader('cache-control')).startsWith('public')
  const traceparent = isForAll ? undefined : span.traceparent()
  if (traceparent) reply.header('server-timing', `traceparent;desc="${traceparent}"`)
}

/**
 * Puts each request on a trail, and records it when it is answered: in the log, in the figures, and as a trace. What it costs
 * where nothing is recorded is a trace id.
 */
export function watchRequests(app: FastifyInstance, watching: Watching): void {
  const { log, logRequests, meters, figures, tracing } = watching
  const write = requestLog(log, logRequests)
  app.decorateRequest('watched', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const traceId = traceIdOf(watching, request)
    request.watched = { trail: { traceId }, span: tracing && openSpan(tracing, request, traceId) }
    done()
  })
  // Not before: what reads a body would lose it.
  app.addHook('preHandler', (request, _reply, done) => {
    const { watched } = request
    if (!watched) return done()
    const { trail, span } = watched
    onTrail(trail, () => (span ? span.run(done) : done()))
  })
  if (tracing)
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (request.watched?.span) tellBrowser(request, reply, request.watched.span)
      done()
    })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { trail, span } = request.watched ?? { trail: { traceId: newId() }, span: undefined }
    const ms = reply.elapsedTime
    const status = reply.statusCode
    const outcome = outcomeOf(status, trail)
    const { what, route } = routeOf(request, trail)
    if (what === 'call') meters.call(ms, status >= 500)
    figures?.answered({ what, route, outcome, seconds: ms / 1_000 })
    if (trail.refusal !== undefined) figures?.refused(trail.refusal)
    if (trail.shed !== undefined) figures?.shed(trail.shed)
    span?.end(
      what === 'call' ? route : `${request.method} ${route}`,
      { 'http.response.status_code': status },
      outcome === 'fault',
    )
    write({ method: request.method, what, route, status, outcome, ms, bytes: bytesOf(reply), trail })
  })
}

import { compressAnswers, type Api } from '@hojip/platform/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES, type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { securityHeaders, strictTransport } from './pages/security.ts'

export interface GuardOptions {
  api: Pick<Api, 'notFound' | 'failed' | 'busy'>
  /** Whether shoppers reach the mall over TLS. */
  isHttps: boolean
}

const underApi = /^\/v1(\/|\?|$)/

/** Headers of every answer whose route does not set them: it is not cached, framed or run. */
const unlessToldOtherwise = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

function plain(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}

/** Applies to every answer, also outside our routes: its headers, and that an error reveals nothing internal. */
export function guardAnswers(app: FastifyInstance, { api, isHttps }: GuardOptions): void {
  const headers = { ...unlessToldOtherwise, ...(isHttps ? strictTransport : {}) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // Node would refuse it itself, but without our headers.
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      void plain(reply.header('connection', 'close'), 400, 'Bad request')
    else done()
  })
  compressAnswers(app)
  app.setNotFoundHandler((request, reply) =>
    underApi.test(request.url) ? api.notFound(request, reply) : plain(reply, 404, 'Not found'),
  )
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) =>
    // Pages and files take no input: a failure there is answered and logged like that of a call.
    api.failed(error, request, reply),
  )
}

/** Answers who finds no place, where the route has no answer of its own. */
export function whenFull({ api }: GuardOptions) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    underApi.test(request.url) ? api.busy(request, reply) : plain(reply, 503, 'Busy')
}

/** For addresses that cannot be decoded or are too long, which reach neither a route nor a hook. */
function badAddress({ api }: GuardOptions) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(unlessToldOtherwise)
    if (underApi.test(request.url)) api.failed(error, request, reply)
    else plain(reply, 400, 'Bad request')
  }
}

const statusOfBroken: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** For malformed or incomplete requests: Node hands over the raw connection, and Fastify is not involved. */
export function brokenRequest({ isHttps }: Pick<GuardOptions, 'isHttps'>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statusOfBroken[error.code ?? ''] ?? 400
    const text = STATUS_CODES[status]!
    const headers = {
      ...unlessToldOtherwise,
      ...(isHttps ? strictTransport : {}),
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${text}`, ...lines, '', text].join('\r\n'))
    socket.destroy(error)
  }
}

/**
 * Server options by which requests that reach no route are answered by us, with our headers, instead of by Node or
 * Fastify.
 */
export function guardedServer(guard: GuardOptions) {
  return {
    frameworkErrors: badAddress(guard),
    clientErrorHandler: brokenRequest(guard),
    // `guardAnswers` refuses requests without a Host header.
    http: { requireHostHeader: false },
  }
}

interface Arriving {
  raw: IncomingMessage
  lateAtMs: number
}

const lookMs = 1_000

/**
 * Cuts requests whose body has not arrived by then. Forms are excepted: the call that reads one watches its pace. One
 * timer looks at all of them, since one for each would cost a call with a body as much as reading it.
 */
export function cutSlowBodies(
  app: FastifyInstance,
  guard: Pick<GuardOptions, 'isHttps'>,
  withinMs: number,
): void {
  const cut = brokenRequest(guard)
  let arriving: Arriving[] = []
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const nowMs = performance.now()
    arriving = arriving.filter(({ raw, lateAtMs }) => {
      if (raw.complete || raw.destroyed) return false
      if (lateAtMs > nowMs) return true
      cut(Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
      return false
    })
    timer = arriving.length > 0 ? setTimeout(look, Math.min(lookMs, withinMs)).unref() : undefined
  }
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    done()
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || /^multipart\//i.test(headers['content-type'] ?? '')) return
    // Requests of tests arrive without a connection.
    if (!(raw.socket instanceof Socket)) return
    arriving.push({ raw, lateAtMs: performance.now() + withinMs })
    timer ??= setTimeout(look, Math.min(lookMs, withinMs)).unref()
  })
}

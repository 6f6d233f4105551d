import { compressAnswers, type Api } from '@hojip/platform/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { securityHeaders, strictTransport } from './pages/security.ts'

export interface GuardOptions {
  api: Pick<Api, 'notFound' | 'failed'>
  /** Whether shoppers reach the mall over TLS. */
  isHttps: boolean
}

const underApi = /^\/v1(\/|\?|$)/

/** What an answer has unless its route says otherwise: nothing of it is kept, shown or run. */
const unlessToldOtherwise = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

function plain(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}

/**
 * What holds for every answer, also for those that no route of ours gives: their headers, and that an error tells
 * nothing of the inside.
 */
export function guardAnswers(app: FastifyInstance, { api, isHttps }: GuardOptions): void {
  const headers = { ...unlessToldOtherwise, ...(isHttps ? strictTransport : {}) }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    // Node would refuse it by itself, without our headers.
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      return plain(reply.header('connection', 'close'), 400, 'Bad request')
  })
  compressAnswers(app)
  app.setNotFoundHandler((request, reply) =>
    underApi.test(request.url) ? api.notFound(request, reply) : plain(reply, 404, 'Not found'),
  )
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) =>
    // Pages and files take no input: whatever fails there is answered as a call would be, which logs it.
    api.failed(error, request, reply),
  )
}

/** For addresses that cannot be decoded or are too long, which reach neither route nor hook. */
function badAddress({ api }: GuardOptions) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(unlessToldOtherwise)
    if (underApi.test(request.url)) api.failed(error, request, reply)
    else plain(reply, 400, 'Bad request')
  }
}

const statusOfBroken: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** For what is no request, or never becomes one: Node hands over the connection, and nothing of Fastify is reached. */
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

/** What reaches no route is answered by us, with our headers, and not by Node or Fastify. */
export function guardedServer(guard: GuardOptions) {
  return {
    frameworkErrors: badAddress(guard),
    clientErrorHandler: brokenRequest(guard),
    // `guardAnswers` refuses what names no host.
    http: { requireHostHeader: false },
  }
}

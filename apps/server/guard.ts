import { compressAnswers, type Api } from '@hojip/platform/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)

/**
 * What holds for every answer, also for those that no route of ours gives: their headers, and that an error tells
 * nothing of the inside.
 */
export const guardAnswers = (app: FastifyInstance, { api, isHttps }: GuardOptions): void => {
  const headers = { ...unlessToldOtherwise, ...(isHttps ? strictTransport : {}) }
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
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
export const badAddress =
  ({ api }: GuardOptions) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(unlessToldOtherwise)
    if (underApi.test(request.url)) api.failed(error, request, reply)
    else plain(reply, 400, 'Bad request')
  }

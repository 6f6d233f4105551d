import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AgentsOptions } from '../actions/tools.ts'
import { messagesIn, mostMessages, refusedRequest } from '../rules/agents/batch.ts'

/** The request as the library wants it. Its body has been read already. */
function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length' && name !== 'transfer-encoding')
      headers.set(name, value)
  return new Request(publicUrl + request.url, {
    method: request.method,
    headers,
    ...(request.method === 'POST' ? { body: JSON.stringify(request.body) } : {}),
  })
}

const invalidRequest = -32_600
/** Of the range that the protocol leaves to servers. */
const tooMany = -32_000

/** Answers a request that has too many messages or comes too soon; false for others. */
async function isRefused(
  { limit }: AgentsOptions,
  { body, ip }: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const messages = messagesIn(body)
  if (messages > mostMessages) {
    void reply.code(400).send(refusedRequest(invalidRequest, `A batch has at most ${mostMessages} messages.`))
    return true
  }
  for (let counted = 0; counted < messages; counted += 1) {
    const seconds = (await limit?.('agent', ip)) ?? 0
    if (seconds > 0) {
      void reply
        .code(429)
        .header('retry-after', String(seconds))
        .send(refusedRequest(tooMany, `Too many messages. Try again in ${seconds} seconds.`))
      return true
    }
  }
  return false
}

/** Loaded for the first agent: many malls have none, and the library takes 6 MB of each process. */
async function loadServer() {
  const [{ createMcpHandler }, { createServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('../actions/agents/create-server.ts'),
  ])
  return { createMcpHandler, createServer }
}

/** Serves the Model Context Protocol at `/mcp`: read-only tools for agents, one request at a time without a session. */
export function registerAgents(app: FastifyInstance, options: AgentsOptions): void {
  const serve = async (request: FastifyRequest) => {
    const { createMcpHandler, createServer } = await loadServer()
    // One handler for each request, whose tools know who asks. Nothing changes that one could subscribe to.
    const handler = createMcpHandler(() => createServer(options, request.ip), { maxSubscriptions: 0 })
    const read = request.method === 'POST' ? { parsedBody: request.body } : {}
    return handler.fetch(webRequest(request, options.publicUrl), read)
  }
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: '/mcp',
    config: { urgency: 'extra' },
    handler: async (request, reply) => {
      const { origin } = request.headers
      // A page of another site must not use a visitor's browser to talk to us.
      if (origin !== undefined && !options.origins.includes(origin)) return reply.code(403).send()
      if (await isRefused(options, request, reply.header('cache-control', 'no-store'))) return reply
      const answer = await serve(request)
      const body = Buffer.from(await answer.arrayBuffer())
      for (const [name, value] of answer.headers) reply.header(name, value)
      return reply.code(answer.status).send(body)
    },
  })
}

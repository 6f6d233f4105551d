import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface ServeOptions {
  host: string
  port: number
  /** What who asks has to send as a bearer token; left out, everybody who reaches the port may ask. */
  token?: string | undefined
  read: () => Promise<string>
  onFault: (error: unknown) => void
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function mayAsk({ headers }: IncomingMessage, token: string | undefined): boolean {
  return (
    token === undefined || timingSafeEqual(hashed(headers.authorization ?? ''), hashed(`Bearer ${token}`))
  )
}

async function answer(request: IncomingMessage, response: ServerResponse, options: ServeOptions) {
  const [path] = (request.url ?? '').split('?')
  if (request.method !== 'GET' || path !== '/metrics') return response.writeHead(404).end()
  if (!mayAsk(request, options.token)) return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
  const text = await options.read()
  return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
}

/** Serves `/metrics` on a port of its own, which shoppers never reach. @returns closes it */
export async function serveFigures(options: ServeOptions): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      options.onFault(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}

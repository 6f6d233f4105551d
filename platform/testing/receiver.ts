import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  rawBody: Buffer
}

export interface ReceiverAnswer {
  status: number
  contentType?: string
  body: string
}

/** A server that receives whatever is sent to it, and hands it to the test in order. */
export interface Receiver {
  url: string
  /** The next message; waits when none has arrived yet. */
  next(): Promise<Received>
  /** The number of messages received. */
  count(): number
  close(): Promise<void>
}

export async function startReceiver(answer: (message: Received) => ReceiverAnswer): Promise<Receiver> {
  const queue: Received[] = []
  const waiting: ((message: Received) => void)[] = []
  let count = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const message = { path: request.url ?? '', headers: request.headers, rawBody: Buffer.concat(parts) }
      count += 1
      const { status, contentType, body } = answer(message)
      response.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(body)
      const taker = waiting.shift()
      if (taker) taker(message)
      else queue.push(message)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const message = queue.shift()
      return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve))
    },
    count: () => count,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

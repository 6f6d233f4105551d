/** The references for HTTP: bare Node, and Node with Fastify, which send a fixed response. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

export interface Sample {
  name: string
  /** A response of the mall: JSON is serialized for every request, a page is sent as it is. */
  body: Buffer
  contentType: string
}

const [kind] = process.argv.slice(2)
const values = new Map<string, object | Buffer>()
const types = new Map<string, string>()

function keep(samples: readonly Sample[]) {
  for (const { name, body, contentType } of samples) {
    const isJson = contentType.startsWith('application/json')
    values.set(name, isJson ? (JSON.parse(body.toString()) as object) : body)
    types.set(name, contentType)
  }
}

async function startHttp(): Promise<number> {
  const server = createServer((request, response) => {
    const name = request.url!.slice(1)
    const value = values.get(name)
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))
    response.writeHead(200, { 'content-type': types.get(name), 'content-length': bytes.length })
    response.end(bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

async function startFastify(): Promise<number> {
  const app = Fastify()
  app.get('/:name', (request, reply) => {
    const { name } = request.params as { name: string }
    const value = values.get(name)
    return reply
      .header('content-type', types.get(name))
      .send(Buffer.isBuffer(value) ? value : JSON.stringify(value))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

process.on('message', (message: { samples: Sample[] } | { stop: true }) => {
  if ('stop' in message) process.exit(0)
  keep(message.samples)
  process.send?.('kept')
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.send?.(await (kind === 'fastify' ? startFastify() : startHttp()))

/** The references for what is read: one process that answers with a response of the mall, made in four bare ways. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyReply } from 'fastify'
import type { Sent } from '../scenes/statements.ts'
import { rendererOf } from './react.ts'
import { pooled } from '../connected.ts'

export interface Sample {
  name: string
  /** A response of the mall: JSON is serialized for every request, a page is sent as it is. */
  body: Buffer
  contentType: string
  encoding: string | undefined
  /** The same page before compression. */
  html: string | undefined
  /** What the mall asks its database for such responses, one after the other. */
  queries: Sent[][]
}

const [url] = process.argv.slice(2) as [string]
const folder = mkdtempSync(join(tmpdir(), 'hojip-bench-pages-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const pool = pooled(url, 10)
const samples = new Map<string, Sample & { value: object | undefined; render: (() => string) | undefined }>()
/** A name for each text, so that the server prepares it once on each connection. */
const names = new Map<string, string>()
let asked = 0

function store(given: readonly Sample[]) {
  samples.clear()
  for (const sample of given) {
    const isJson = sample.contentType.startsWith('application/json') && !sample.encoding
    samples.set(sample.name, {
      ...sample,
      value: isJson ? (JSON.parse(sample.body.toString()) as object) : undefined,
      render: sample.html === undefined ? undefined : rendererOf(sample.html),
    })
    writeFileSync(join(folder, `${sample.name}.html`), sample.body)
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return name
}

async function rowsOf({ queries }: Sample): Promise<object[]> {
  const rows: object[] = []
  for (const { text, values } of queries[asked++ % queries.length] ?? [])
    rows.push((await pool.query<object>({ name: nameOf(text), text, values })).rows)
  return rows
}

const app = Fastify()
function sampleOf(request: { params: unknown }, reply: FastifyReply) {
  const sample = samples.get((request.params as { name: string }).name)!
  reply.header('content-type', sample.contentType)
  return sample
}
app.get('/bytes/:name', (request, reply) => {
  const { value, body, encoding } = sampleOf(request, reply)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(value ? JSON.stringify(value) : body)
})
app.get('/react/:name', (request, reply) => reply.send(sampleOf(request, reply).render!()))
app.get('/query/:name', async (request, reply) =>
  reply.send(JSON.stringify(await rowsOf(sampleOf(request, reply)))),
)
await app.register(fastifyStatic, { root: folder, prefix: '/static/' })
await app.listen({ port: 0, host: '127.0.0.1' })

process.on('message', (message: { samples: Sample[] } | { stop: true }) => {
  if ('stop' in message) process.exit(0)
  store(message.samples)
  process.send?.('stored')
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.send?.((app.server.address() as AddressInfo).port)

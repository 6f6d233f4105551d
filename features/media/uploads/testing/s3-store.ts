import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extraPackage } from '@hojip/platform/testing/extra-packages'
import type { S3Options } from '../s3-objects.ts'

const secret = 'secret-of-the-store'
function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest()
}

/** AWS's signature, version 4, computed from the received request. */
function signatureOf(request: IncomingMessage, scope: string, signedHeaders: string): string {
  const [date, region, service, end] = scope.split('/') as [string, string, string, string]
  const { pathname, searchParams } = new URL(request.url!, 'http://store')
  const query = [...searchParams]
    .map((pair) => pair.map((text) => encodeURIComponent(text)).join('='))
    .toSorted()
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const hash = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, pathname, query, headers.join(''), signedHeaders, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, service, end].reduce((last, part) => hmac(last, part), hmac(`AWS4${secret}`, date))
  return hmac(key, text).toString('hex')
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const form = /Credential=\w+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/
  const [, scope, names, given] = form.exec(request.headers.authorization ?? '') ?? []
  if (!scope || !names || request.headers['x-amz-content-sha256'] !== sha256(body)) return false
  return signatureOf(request, scope, names) === given
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * What a store does on a bad day: it answers what it reads to the half, or with another byte; forgets what it has taken, or keeps half
 * of it; answers 500; or nothing at all.
 */
export type Illness = 'cuts' | 'forgets' | 'halves' | 'refuses' | 'silent' | 'wrong'

export interface S3Store {
  options: S3Options
  /** `METHOD /path` of every request. */
  asked: string[]
  /** Makes it answer with errors, or stops that. */
  fail(is: boolean): void
  /** Has it ail in one way, or get well. */
  ail(how?: Illness): void
  stop(): Promise<void>
}

/** What the tests use of `s3rver`, an S3 server that stores its objects in a folder. */
type S3rver = new (options: {
  port: number
  address: string
  silent: boolean
  directory: string
  configureBuckets: { name: string; configs: string[] }[]
}) => { run(): Promise<{ port: number }>; close(): Promise<void> }

/** Passes on what the store has answered, as it is or as an illness has it. */
async function tell(found: IncomingMessage, response: http.ServerResponse, illness: Illness | undefined) {
  const whole = await bodyOf(found)
  response.writeHead(found.statusCode!, found.headers)
  if (illness === 'cuts') return response.write(whole.subarray(0, whole.length / 2), () => response.destroy())
  if (illness === 'wrong') whole.writeUInt8(whole.readUInt8(0) ^ 1, 0)
  return response.end(whole)
}

/**
 * A real S3 server with a bucket `pictures`, behind a proxy that checks signatures over every byte: s3rver itself only
 * checks the key's name.
 */
export async function anS3Store(): Promise<S3Store> {
  const S3rver = extraPackage<S3rver>('s3rver')
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await store.run()
  const asked: string[] = []
  let isFailing = false
  let illness: Illness | undefined
  const refuse = (response: http.ServerResponse, status: number, code: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
  const answer = async (request: IncomingMessage, response: http.ServerResponse) => {
    asked.push(`${request.method} ${request.url}`)
    const body = await bodyOf(request)
    if (isFailing) return refuse(response, 503, 'SlowDown')
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const { method, url: path } = request
    if (illness === 'silent') return undefined
    if (illness === 'refuses') return refuse(response, 500, 'InternalError')
    if (illness === 'forgets' && method === 'PUT') return response.writeHead(200, { etag: '"x"' }).end()
    const sent = illness === 'halves' ? body.subarray(0, body.length / 2) : body
    const headers = { ...request.headers, 'content-length': String(sent.length) }
    const inside = http.request({ port, host: '127.0.0.1', method, path, headers }, (found) => {
      void tell(found, response, method === 'GET' ? illness : undefined)
    })
    return inside.end(sent)
  }
  const door = http.createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  const keys = { accessKey: 'S3RVER', secretKey: secret }
  return {
    options: { endpoint, bucket: 'pictures', region: 'us-east-1', pathStyle: true, ...keys },
    asked,
    fail: (is) => void (isFailing = is),
    ail: (how) => void (illness = how),
    stop: async () => {
      door.closeAllConnections()
      await new Promise((resolve) => door.close(resolve))
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

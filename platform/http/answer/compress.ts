import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rememberFew } from '../../once/index.ts'
import { brotliOptions } from './brotli.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The better of the two encodings that the browser accepts; `q=0` rejects one. */
export const chooseEncoding = rememberFew((accept: string | undefined): Encoding => {
  const taken = new Set<string>()
  for (const part of (accept ?? '').split(',')) {
    const [token = '', quality = ''] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (token && !/^q=0(\.0*)?$/.test(quality)) taken.add(token)
  }
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
})

const smallestBytes = 1_024
const longBytes = 128 * 1_024

/** Compresses for a single reader, so a longer answer gets less effort per byte. */
function compress(
  bytes: Buffer,
  encoding: 'br' | 'gzip',
  done: (error: Error | null, packed: Buffer) => void,
): void {
  const isLong = bytes.length > longBytes
  if (encoding === 'gzip') gzip(bytes, { level: isLong ? 1 : 5 }, done)
  else brotliCompress(bytes, brotliOptions(bytes.length, isLong ? 1 : 4), done)
}

const isText = /^(application\/(json|problem\+json)|text\/|image\/svg)/

/** Routes whose answers contain secrets declare it in their config. */
function holdsSecret(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    reply.hasHeader('set-cookie') ||
    (request.routeOptions.config as { holdsSecret?: boolean } | undefined)?.holdsSecret === true
  )
}

/** Short texts grow, and secrets must not be compressed beside what a caller sent. */
export function isWorthCompressing(reply: FastifyReply, bytes: number): boolean {
  return bytes >= smallestBytes && !holdsSecret(reply.request, reply)
}

export function addVary(reply: FastifyReply) {
  const given = reply.getHeader('vary')
  const names = given === undefined ? '' : String(given)
  if (!/accept-encoding/i.test(names))
    reply.header('vary', names ? `${names}, Accept-Encoding` : 'Accept-Encoding')
}

/**
 * Compresses texts of more than 1 KB that no route has compressed itself. Never answers that return a session or a
 * ticket: where a secret is next to what a caller sent, the length of the compressed answer reveals the secret
 * (BREACH). All other calls need a token that pages of other sites cannot send, so no other site can make a browser
 * repeat them.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLeft =
      (typeof payload !== 'string' && !Buffer.isBuffer(payload)) ||
      reply.hasHeader('content-encoding') ||
      !isText.test(String(reply.getHeader('content-type') ?? '')) ||
      !isWorthCompressing(reply, Buffer.byteLength(payload))
    if (isLeft) return done(null, payload)
    addVary(reply)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return done(null, payload)
    compress(Buffer.from(payload), encoding, (error, packed) => {
      if (error) return done(error)
      reply.header('content-encoding', encoding)
      reply.removeHeader('content-length')
      done(null, packed)
    })
  })
}

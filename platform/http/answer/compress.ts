import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rememberFew } from '../../once/index.ts'
import { brotliOptions } from './brotli.ts'
import { zstdAtOnce } from './zstd.ts'

/** Of what is compressed once for many. */
export type Encoding = 'br' | 'gzip' | 'identity'
/** Of what is compressed for one reader, who waits for it. */
export type QuickEncoding = 'zstd' | Encoding

/** What the browser accepts; `q=0` rejects one. */
function takenIn(accept: string | undefined): Set<string> {
  const taken = new Set<string>()
  for (const part of (accept ?? '').split(',')) {
    const [token = '', quality = ''] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (token && !/^q=0(\.0*)?$/.test(quality)) taken.add(token)
  }
  return taken
}

function smallest(taken: Set<string>): Encoding {
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}

/** The encoding of the fewest bytes that the browser accepts. */
export const chooseEncoding = rememberFew((accept: string | undefined): Encoding => smallest(takenIn(accept)))

/** The quickest encoding that the browser accepts: about the bytes of Brotli in a third of its time. */
const chooseQuickEncoding = rememberFew((accept: string | undefined): QuickEncoding => {
  const taken = takenIn(accept)
  return taken.has('zstd') ? 'zstd' : smallest(taken)
})

const smallestBytes = 1_024
const longBytes = 128 * 1_024
/** A millisecond: what is longer is compressed beside the event loop. */
const mostAtOnce = 256 * 1_024

/** How a text of so many bytes is compressed for one reader. */
export function chooseEncodingFor(accept: string | undefined, bytes: number): QuickEncoding {
  const usual = chooseEncoding(accept)
  return bytes > mostAtOnce && usual !== 'identity' ? usual : chooseQuickEncoding(accept)
}

/** Compresses for a single reader, so a longer answer gets less effort per byte. */
function compress(
  bytes: Buffer,
  encoding: Exclude<QuickEncoding, 'identity'>,
  done: (error: Error | null, packed: Buffer) => void,
): void {
  if (encoding === 'zstd') return done(null, zstdAtOnce(bytes))
  const isLong = bytes.length > longBytes
  if (encoding === 'gzip') gzip(bytes, { level: isLong ? 1 : 5 }, done)
  else brotliCompress(bytes, brotliOptions(bytes.length, isLong ? 1 : 4), done)
}

const texts = /^(application\/(json|problem\+json)|text\/|image\/svg)/

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
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    const length = isText ? Buffer.byteLength(payload) : 0
    const isLeft =
      !isText ||
      reply.hasHeader('content-encoding') ||
      !texts.test(String(reply.getHeader('content-type') ?? '')) ||
      !isWorthCompressing(reply, length)
    if (isLeft) return done(null, payload)
    addVary(reply)
    const encoding = chooseEncodingFor(request.headers['accept-encoding'], length)
    if (encoding === 'identity') return done(null, payload)
    compress(Buffer.from(payload), encoding, (error, packed) => {
      if (error) return done(error)
      reply.header('content-encoding', encoding)
      reply.removeHeader('content-length')
      done(null, packed)
    })
  })
}

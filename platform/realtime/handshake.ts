import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { STATUS_CODES } from 'node:http'

const pathForm = /^\/WSServer\/([\w-]{43})$/

/** The token in the path of a handshake; undefined for any other address, also with a query. */
export function tokenOf(url: string | undefined): string | undefined {
  return pathForm.exec(url ?? '')?.[1]
}

type RefusedStatus = 400 | 401 | 403 | 404 | 426 | 429 | 503

/**
 * Refuses a handshake by an HTTP answer. Browsers cannot tell its status from a lost connection.
 * @param headers of the application, besides those of every answer
 */
export function refuse(
  socket: Duplex,
  status: RefusedStatus,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = STATUS_CODES[status]!
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${text.length}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(status === 426 ? ['upgrade: websocket', 'sec-websocket-version: 13'] : []),
    ...(status === 429 || status === 503 ? ['retry-after: 10'] : []),
  ]
  socket.on('error', () => undefined)
  socket.end([...head, '', text].join('\r\n'))
}

/** What is wrong with the form of a handshake; 0 when nothing is. */
export function wrongForm(request: IncomingMessage): 0 | 400 | 404 | 426 {
  if (!tokenOf(request.url)) return 404
  if (request.method !== 'GET') return 400
  if (request.headers['upgrade']?.toLowerCase() !== 'websocket') return 400
  return request.headers['sec-websocket-version'] === '13' ? 0 : 426
}

/** The caller's address: the last one in X-Forwarded-For that is no trusted proxy's. */
export function callerOf(request: IncomingMessage, isProxy: (address: string) => boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const nearest = request.socket.remoteAddress ?? ''
  const [farthest = nearest] = forwarded
  return [...forwarded, nearest].findLast((address) => !isProxy(address)) ?? farthest
}

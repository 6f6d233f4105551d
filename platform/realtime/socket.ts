import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { z } from 'zod'
import type { Locale } from '../i18n/index.ts'
import type { PushedEvent } from './pushed-event.ts'
import { closeCodes, socketLimits as limits } from './limits.ts'

/** The headers of a handshake by which its session is found, also later. */
export type ProofHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>

/** What a socket may do, as the handshake found out. */
export interface SocketOwner<Viewer> {
  viewer: Viewer
  sessionId: string
  userId: string
  /** Channels it is subscribed to as long as it is open. */
  channels: readonly string[]
  /** What it was opened with: its session is read again from time to time. */
  token: string
  headers: ProofHeaders
  ip: string
  /** The language of the page that opened it. */
  locale: Locale
}

interface ReplyTo<Viewer> {
  owner: SocketOwner<Viewer>
  send(frame: object): void
}

/** How one kind of message is handled; `schema` is strict, so that unknown fields are refused. */
export interface FrameHandler<Viewer> {
  schema: z.ZodType
  handle(message: never, from: ReplyTo<Viewer>): Promise<void> | void
}

export interface OpenSocket<Viewer> {
  owner: SocketOwner<Viewer>
  /** Delivers an event; a droppable one not while the client is slow. */
  deliver(text: string, isDroppable: boolean): void
  send(frame: object): void
  close(code: number): void
  /** Called once in `beatSeconds`: closes the socket whose client has not answered the last ping. */
  beat(after: number): void
  /** Channels the client watches besides its own. */
  watched: ReadonlySet<string>
  openedMs: number
  checkedMs: number
}

/** The text of an event for sockets; the same for all of them. */
export function frameText({ event, id, frame }: PushedEvent, after: number): string {
  return JSON.stringify({ ...frame, event, id, after })
}

/** Tokens that fill up again with time. */
function createBucket(burst: number, perSecond: number, nowMs: () => number) {
  let [tokens, atMs] = [burst, nowMs()]
  return () => {
    const now = nowMs()
    tokens = Math.min(burst, tokens + ((now - atMs) / 1_000) * perSecond)
    atMs = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

/** Most sockets watch nothing, so they share one set. */
const nothing: ReadonlySet<string> = new Set()

/** What is written in one turn of the event loop leaves in one packet. */
function corkOf(wire: Duplex): () => void {
  let isCorked = false
  return () => {
    if (isCorked) return
    isCorked = true
    wire.cork()
    setImmediate(() => {
      isCorked = false
      wire.uncork()
    })
  }
}

interface SocketOptions<Viewer> {
  ws: WebSocket
  /** The connection below `ws`. */
  wire: Duplex
  owner: SocketOwner<Viewer>
  nowMs: () => number
  onMessage: (message: Record<string, unknown>, from: OpenSocket<Viewer>) => void
}

function parsed(data: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** One socket with its limits: messages per second, unsent bytes, and the heartbeat. */
export function openSocket<Viewer>({
  ws,
  wire,
  owner,
  nowMs,
  onMessage,
}: SocketOptions<Viewer>): OpenSocket<Viewer> {
  const mayPass = createBucket(limits.messages.burst, limits.messages.perSecond, nowMs)
  let ignored = 0
  let isAlive = true
  let hasDropped = false

  const close = (code: number) => {
    if (ws.readyState !== WebSocket.OPEN) return
    ws.close(code)
  }
  const cork = corkOf(wire)
  const write = (text: string) => {
    if (ws.readyState !== WebSocket.OPEN) return
    if (ws.bufferedAmount > limits.closeFromBytes) return close(closeCodes.slowConsumer)
    cork()
    ws.send(text)
  }
  const send = (frame: object) => write(JSON.stringify(frame))

  ws.on('pong', () => void (isAlive = true))
  ws.on('message', (data, isBinary) => {
    // A client that does not answer the close, such as that of an ended session, may go on sending for half a minute.
    if (ws.readyState !== WebSocket.OPEN) return
    if (!mayPass()) {
      ignored += 1
      if (ignored > limits.ignoredMessages) return close(closeCodes.tooFast)
      return send({ event: 'slowDown', waitMs: Math.ceil(1_000 / limits.messages.perSecond) })
    }
    ignored = Math.max(0, ignored - 1)
    const message = isBinary ? undefined : parsed(data as Buffer)
    if (!message) return close(closeCodes.badMessage)
    onMessage(message, socket)
  })
  ws.on('error', () => undefined)

  const socket: OpenSocket<Viewer> = {
    owner,
    watched: nothing,
    openedMs: nowMs(),
    checkedMs: nowMs(),
    send,
    close,
    deliver: (text, isDroppable) => {
      if (isDroppable && ws.bufferedAmount > limits.dropFromBytes) hasDropped = true
      else write(text)
    },
    beat: (after) => {
      if (!isAlive) {
        close(closeCodes.heartbeatLost)
        return ws.terminate()
      }
      isAlive = false
      cork()
      ws.ping()
      const isDrained = hasDropped && ws.bufferedAmount < limits.dropFromBytes
      send({ event: isDrained ? 'resync' : 'beat', after })
      if (isDrained) hasDropped = false
    },
  }
  return socket
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Runner } from '../db/index.ts'
import type { Locale } from '../i18n/index.ts'
import type { Log } from '../log/index.ts'
import type { Movement } from '../movement/index.ts'
import type { Signals } from '../signals/index.ts'
import type { FrameHandler, ProofHeaders } from './socket.ts'

/** The session behind a handshake. */
interface SocketSession<Viewer> {
  viewer: Viewer
  sessionId: string
  userId: string
  /** Whether a browser has opened the session: then a browser has to open the socket, too. */
  bound: boolean
}

export interface RealtimeOptions<Viewer> {
  db: Runner
  signals: Signals
  log: Log
  /** Of the answers to refused handshakes, such as Strict-Transport-Security. */
  headers?: Readonly<Record<string, string>>
  nowMs?: () => number
  /** What tells of events that come without a hint; one of its own when left out. */
  movement?: Movement | undefined
  /** How many events one look reads at most; 5,000 when left out. */
  mostAtOnce?: number
  /** The origins whose pages may open a socket. */
  origins: () => readonly string[]
  isProxy: (address: string) => boolean
  /** The session of a token; undefined when there is none, or the request does not hold its other half. */
  authenticate(token: string, headers: ProofHeaders, ip: string): Promise<SocketSession<Viewer> | undefined>
  /** The language of the page that opens a socket; the default one when left out. */
  localeOf?: (headers: IncomingHttpHeaders) => Locale
  /** How many sockets the process holds at most; 15,000 when left out. */
  mostSockets?: number
  /** Which channels the viewer gets without asking. */
  channelsOf(viewer: Viewer): readonly string[]
  /** Whether anybody signed in may watch the channel, such as a public thing's. */
  mayWatch(channel: string): boolean
  /** The messages of clients by their `event`; those without one are `chat`. */
  frames: Readonly<Record<string, FrameHandler<Viewer>>>
  /** Events that may be dropped while a client is slow. */
  droppable?: readonly string[]
  /** Seconds a caller has to wait before the next handshake; 0 lets it pass. */
  limitHandshake?: (ip: string) => number | Promise<number>
}

import { minuteMs } from '../clock/index.ts'

/** Close codes of the socket. Browsers see them; an HTTP status of a refused handshake they do not. */
export const closeCodes = {
  /** The process stops: come back after a random pause. */
  restart: 1012,
  slowConsumer: 1013,
  badMessage: 1008,
  signedOut: 4401,
  heartbeatLost: 4408,
  /** The user has opened more sockets than allowed, and this was the oldest. */
  replaced: 4409,
  tooFast: 4429,
} as const

export const socketLimits = {
  /** Bytes of one message of a client. */
  payloadBytes: 16 * 1024,
  perUser: 10,
  perProcess: 15_000,
  handshakes: { perMinute: 30, burst: 200 },
  /** Messages of a client: a burst, then as many a second. */
  messages: { burst: 20, perSecond: 2 },
  /** Messages beyond the limit are not handled, and after as many the socket is closed. */
  ignoredMessages: 20,
  /** Beyond this many unsent bytes droppable frames are dropped; beyond the second number the socket is closed. */
  dropFromBytes: 256 * 1024,
  closeFromBytes: 1024 * 1024,
  /** Every socket is pinged, and gets the position to resume from, once in this time; below the 60 s of proxies. */
  beatSeconds: 27,
  /** The session of every socket is read again after this time. */
  recheckMs: 15 * minuteMs,
  /** When a process stops, its closes are spread over at most this time. */
  spreadStopMs: 10_000,
} as const

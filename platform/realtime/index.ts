import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { defaultLocale } from '../i18n/index.ts'
import { openFeed } from './feed.ts'
import { callerOf, refuse, tokenOf, wrongForm } from './handshake.ts'
import { closeCodes, socketLimits as limits } from './limits.ts'
import { createMessages } from './messages.ts'
import type { RealtimeOptions } from './options.ts'
import { openSocket, type OpenSocket, type SocketOwner } from './socket.ts'
import { createSockets, type Sockets } from './sockets.ts'
import { socketClosed, whyClosed } from './closed.ts'
export { asyncApiOf } from './frames/async-api.ts'

export { socketClosed } from './closed.ts'
export { tidyPushes } from './feed.ts'
export { push, pushesSent, pushFrames, tellPushes, withdrawFrames, type PushRow } from './push.ts'
export { restartSessions } from './session-events.ts'
export type { FrameHandler } from './socket.ts'

export interface Realtime {
  /** Answers the handshakes of a server. */
  attach(server: Server): void
  /** Ends the sockets of these sessions at once; other processes learn it from the database. */
  endSessions(ids: readonly string[]): void
  size(): number
  /** Closes all sockets, spread over some seconds when there are many. */
  stop(): Promise<void>
}

/** Reads the session of a socket that has been open for long: it may have ended, or a role may have been taken away. */
async function recheck<Viewer>(
  socket: OpenSocket<Viewer>,
  { authenticate, channelsOf }: RealtimeOptions<Viewer>,
) {
  const { token, headers, ip, channels } = socket.owner
  const session = await authenticate(token, headers, ip)
  if (!session) return socket.close(closeCodes.signedOut)
  if (channelsOf(session.viewer).join() !== channels.join()) socket.close(closeCodes.restart)
}

/** Pings every socket once in `beatSeconds`, each in its second. */
function keepBeating<Viewer>(
  sockets: Sockets<Viewer>,
  after: () => number,
  options: RealtimeOptions<Viewer>,
) {
  const { log, nowMs = Date.now } = options
  let second = 0
  const timer = setInterval(() => {
    second += 1
    for (const socket of sockets.inTurn(second)) {
      socket.beat(after())
      if (nowMs() - socket.checkedMs < limits.recheckMs) continue
      socket.checkedMs = nowMs()
      recheck(socket, options).catch((error: unknown) => log.warn('realtime.recheck-failed', { error }))
    }
  }, 1_000)
  return () => clearInterval(timer)
}

interface Gate<Viewer> {
  options: RealtimeOptions<Viewer>
  isFull: () => boolean
  accept: (request: IncomingMessage, wire: Duplex, head: Buffer, owner?: SocketOwner<Viewer>) => void
}

/** Checks a handshake in the order of what a check costs. */
async function handshake<Viewer>(
  { options, isFull, accept }: Gate<Viewer>,
  request: IncomingMessage,
  wire: Duplex,
  head: Buffer,
): Promise<void> {
  const wrong = wrongForm(request)
  if (wrong) return refuse(wire, wrong, options.headers)
  const { origin, cookie, 'user-agent': userAgent } = request.headers
  const turnAway = (why: string) => options.log.info('realtime.refused', { cause: why })
  if (origin !== undefined && !options.origins().includes(origin)) {
    turnAway('foreign origin')
    return refuse(wire, 403, options.headers)
  }
  const ip = callerOf(request, options.isProxy)
  if (((await options.limitHandshake?.(ip)) ?? 0) > 0) return refuse(wire, 429, options.headers)
  if (isFull()) return refuse(wire, 503, options.headers)
  const token = tokenOf(request.url)!
  const headers = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
  }
  const session = await options.authenticate(token, headers, ip)
  if (session?.bound && origin === undefined) {
    turnAway('no origin')
    return refuse(wire, 403, options.headers)
  }
  if (wire.destroyed) return undefined
  if (!session) {
    turnAway('no session')
    return accept(request, wire, head)
  }
  const { viewer, sessionId, userId } = session
  return accept(request, wire, head, {
    token,
    headers,
    ip,
    viewer,
    sessionId,
    userId,
    channels: options.channelsOf(viewer),
    locale: options.localeOf?.(request.headers) ?? defaultLocale,
  })
}

/** Closes a hundred at a time: fewer sockets are closed at once, thousands within ten seconds. */
async function closeAll<Viewer>(sockets: Sockets<Viewer>) {
  const all = [...sockets.all()]
  const step = Math.max(100, Math.ceil(all.length / (limits.spreadStopMs / 100)))
  for (let at = 0; at < all.length; at += step) {
    if (at > 0) await sleep(100)
    for (const socket of all.slice(at, at + step)) socket.close(closeCodes.restart)
  }
}

/** Opens the delivery of events to sockets. `attach` makes a server answer handshakes. */
export async function openRealtime<Viewer>(options: RealtimeOptions<Viewer>): Promise<Realtime> {
  const {
    db,
    signals,
    log,
    nowMs = Date.now,
    movement,
    mostAtOnce,
    mostSockets = limits.perProcess,
  } = options
  const sockets = createSockets<Viewer>(new Set(options.droppable ?? []))
  const feed = await openFeed({
    db,
    signals,
    log,
    movement,
    ...(mostAtOnce ? { mostAtOnce } : {}),
    deliver: (events, after) => sockets.deliver(events, after),
  })
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: limits.payloadBytes,
  })
  const onMessage = createMessages({ options, feed, sockets })
  let isStopping = false

  const accept: Gate<Viewer>['accept'] = (request, wire, head, owner) =>
    server.handleUpgrade(request, wire, head, (ws) => {
      // A browser sees this code, but not the status of a refused handshake.
      if (!owner) return ws.close(closeCodes.signedOut)
      const socket = openSocket<Viewer>({
        ws,
        wire,
        owner,
        nowMs,
        onMessage: (...all) => void onMessage(...all),
      })
      sockets.add(socket)
      ws.on('close', (code) => {
        sockets.remove(socket)
        socketClosed.tell(whyClosed(code))
      })
      socket.send({ event: 'hello', after: feed.after() })
      if (isStopping) socket.close(closeCodes.restart)
    })
  const gate = { options, accept, isFull: () => isStopping || sockets.size() >= mostSockets }
  const stopBeating = keepBeating(sockets, feed.after, options)

  return {
    attach: (http) =>
      void http.on('upgrade', (request, wire, head) => {
        wire.on('error', () => undefined)
        handshake(gate, request, wire, head).catch((error: unknown) => {
          log.warn('realtime.handshake-failed', { error })
          refuse(wire, 503, options.headers)
        })
      }),
    endSessions: sockets.endSessions,
    size: sockets.size,
    stop: async () => {
      isStopping = true
      stopBeating()
      await closeAll(sockets)
      await feed.stop()
      server.close()
    },
  }
}

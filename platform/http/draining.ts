import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, RouteOptions } from 'fastify'

export interface Draining {
  /** Whether the process is shutting down: it finishes what is under way and accepts nothing new. */
  isDraining(): boolean
  /**
   * Stops listening, waits for what is under way, and closes every connection. Returns whether all of it finished in
   * time.
   * @param leadMs how long new requests are still answered, each as the last one of its connection, so that whoever sends
   *   them learns by `isDraining` or by the answers that this process is about to end
   */
  drain(leadMs?: number): Promise<boolean>
}

export interface DrainingOptions {
  /** Work that takes longer than this is cut. */
  patienceMs?: number
  /**
   * A keep-alive connection may have its next request on the way. For this long such a request is still answered, as
   * the connection's last one; only then are idle connections closed.
   */
  graceMs?: number
  /** For this long whoever has connected and has sent nothing yet is waited for: a request may be on its way. */
  silentMs?: number
}

const stepMs = 20

/** The number of running handlers, also of callers who disconnected, since these still need the database. */
function countHandlers(app: FastifyInstance): () => number {
  let running = 0
  app.addHook('onRoute', (route: RouteOptions) => {
    const { handler } = route
    route.handler = function (this: FastifyInstance, request, reply) {
      const work: unknown = handler.call(this, request, reply)
      if (!(work instanceof Promise)) return work
      running += 1
      return work.finally(() => (running -= 1))
    }
  })
  return () => running
}

interface Ending {
  /** Whether an answer that begins now is the last one of its connection. */
  isLast(): boolean
  /** Whether a connection whose answers are all given may be closed, also when its caller was not told. */
  isOver(): boolean
}

interface Connection {
  owed: Set<ServerResponse>
  /** It has not sent a request yet. */
  isSilent: boolean
}

/** The open connections, with the answers owed on each. */
function watchConnections(app: FastifyInstance, { isLast, isOver }: Ending): Map<Socket, Connection> {
  const open = new Map<Socket, Connection>()
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { owed: new Set(), isSilent: true })
    socket.once('close', () => open.delete(socket))
  })
  // A connection that became a web socket is closed by the code that accepted it.
  app.server.on('upgrade', (_request: IncomingMessage, socket: Socket) => open.delete(socket))
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.isSilent = false
    const { owed } = connection
    owed.add(response)
    if (isLast()) response.setHeader('connection', 'close')
    response.once('close', () => {
      owed.delete(response)
      // A caller that was told nothing may have its next request on the way, and that one gets an answer.
      const isTold = isLast() && response.getHeader('connection') === 'close'
      if ((isTold || isOver()) && owed.size === 0) socket.end()
    })
  })
  return open
}

/**
 * Stops listening. The system has connected callers whom this process has not seen yet, and would cut them off: two
 * rounds of the event loop accept them all.
 */
async function stopListening({ server }: FastifyInstance): Promise<void> {
  await nextRound()
  await nextRound()
  // `close` of `node:http` would also close idle connections at once; that of `node:net` only stops listening.
  if (server.listening) NetServer.prototype.close.call(server)
}

/** A graceful shutdown. Create it before routes are registered. */
export function createDraining(
  app: FastifyInstance,
  { patienceMs = 15_000, graceMs = 250, silentMs = 1_000 }: DrainingOptions = {},
): Draining {
  let draining: Promise<boolean> | undefined
  const isDraining = () => draining !== undefined
  const handlersRunning = countHandlers(app)
  let isOver = false
  const open = watchConnections(app, { isLast: isDraining, isOver: () => isOver })

  const isBusy = () => handlersRunning() > 0 || [...open.values()].some(({ owed }) => owed.size > 0)

  const isAnySilent = () => [...open.values()].some(({ isSilent }) => isSilent)

  const sayLast = () => {
    for (const { owed } of open.values())
      for (const response of owed) if (!response.headersSent) response.setHeader('connection', 'close')
  }

  const drain = async (leadMs: number): Promise<boolean> => {
    sayLast()
    if (leadMs > 0) await sleep(leadMs)
    const giveUpAt = performance.now() + patienceMs
    await stopListening(app)
    sayLast()
    if (open.size > 0) await sleep(Math.min(graceMs, patienceMs))
    const silentUntil = Math.min(giveUpAt, performance.now() + silentMs)
    while (isAnySilent() && performance.now() < silentUntil) await sleep(stepMs)
    isOver = true
    for (const [socket, { owed }] of open) if (owed.size === 0) socket.end()
    while (isBusy() && performance.now() < giveUpAt) await sleep(stepMs)
    const isDone = !isBusy()
    for (const socket of open.keys()) socket.destroy()
    return isDone
  }

  return { isDraining, drain: (leadMs = 0) => (draining ??= drain(leadMs)) }
}

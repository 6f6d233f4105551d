import { cpuMicros } from '../processes.ts'
import { openConnection, type Connection } from './connection.ts'
import { startStopwatch, type Figures, type Stopwatch } from './figures.ts'
import { bytesOf, type Request } from './request.ts'

export interface RequestLoad {
  port: number
  /** The process whose processor time is counted. */
  pid?: number
  /** Sent in this order, in a loop; each connection starts at a different place. */
  requests: readonly Request[]
  /** Ends when each request has been sent, if that is before the time is over. */
  isOnce?: boolean
  connections: number
  ms: number
}

interface Loop {
  load: RequestLoad
  bytes: readonly Buffer[]
  stopwatch: Stopwatch
  until: number
}

interface Part {
  from: number
  /** The first place that another connection begins with. */
  end: number
}

function run(
  connection: Connection,
  { load, bytes, stopwatch, until }: Loop,
  { from, end }: Part,
): Promise<void> {
  return new Promise((done) => {
    let at = from
    const next = () => {
      const startedAt = performance.now()
      if (startedAt >= until || (load.isOnce && at >= end)) {
        done()
        return
      }
      const place = at++ % bytes.length
      connection.send(bytes[place]!, ({ status, body }) => {
        if (status !== 200)
          throw new Error(`${load.requests[place]!.path} answers ${status}: ${body.toString().slice(0, 300)}`)
        stopwatch.note(startedAt)
        next()
      })
    }
    next()
  })
}

/** Keeps all connections busy until the time is over: each sends its next request when the last one is answered. */
export async function loadRequests(load: RequestLoad): Promise<Figures> {
  const bytes = load.requests.map(bytesOf)
  const connections = await Promise.all(
    Array.from({ length: load.connections }, () => openConnection(load.port)),
  )
  const cpuBefore = load.pid === undefined ? undefined : cpuMicros(load.pid)
  const stopwatch = startStopwatch()
  const loop = { load, bytes, stopwatch, until: performance.now() + load.ms }
  const step = Math.ceil(bytes.length / connections.length)
  await Promise.all(
    connections.map((connection, i) => {
      const end = Math.min(bytes.length, (i + 1) * step)
      return run(connection, loop, { from: i * step, end })
    }),
  )
  const figures = stopwatch.figures()
  for (const connection of connections) connection.close()
  const cpuAfter = load.pid === undefined ? undefined : cpuMicros(load.pid)
  if (cpuBefore === undefined || cpuAfter === undefined) return figures
  return { ...figures, cpuMicros: (cpuAfter - cpuBefore) / Math.max(1, figures.count) }
}

import { openConnection, type Connection } from './connection.ts'
import { bytesOf, type Request } from './request.ts'

export interface FloodLoad {
  port: number
  requests: readonly Request[]
  /** They come whether the earlier ones are answered or not, as people do. */
  perSecond: number
  ms: number
}

/** What became of the requests of a flood. */
export interface Flooded {
  answered: number
  /** By 503. */
  refused: number
  /** Without an answer in time, or without a connection. */
  late: number
  /** Of the late ones those whose connection broke. */
  broken: number
}

/** Nobody waits longer for a page. */
const patienceMs = 5_000
/** More than a process has sockets for would measure the system, not the mall. */
const mostConnections = 3_000
const stepMs = 10

/** Sends requests at a fixed pace for a while, each over a connection that is free. */
export async function loadFlood({ port, requests, perSecond, ms }: FloodLoad): Promise<Flooded> {
  const bytes = requests.map(bytesOf)
  const flooded: Flooded = { answered: 0, refused: 0, late: 0, broken: 0 }
  const free: Connection[] = []
  const all = new Set<Connection>()
  const sendOne = async (request: Buffer) => {
    if (free.length === 0 && all.size >= mostConnections) return void (flooded.late += 1)
    const connection: Connection =
      free.pop() ?? (await openConnection(port, () => void (flooded.broken += 1)))
    all.add(connection)
    const sentMs = performance.now()
    connection.send(request, ({ status }) => {
      if (performance.now() - sentMs > patienceMs) flooded.late += 1
      else if (status === 503) flooded.refused += 1
      else flooded.answered += 1
      if (connection.isOpen()) free.push(connection)
      else all.delete(connection)
    })
  }
  const fromMs = performance.now()
  let sent = 0
  while (performance.now() - fromMs < ms) {
    const due = Math.floor(((performance.now() - fromMs) / 1_000) * perSecond)
    for (; sent < due; sent++) void sendOne(bytes[sent % bytes.length]!).catch(() => (flooded.late += 1))
    await new Promise((done) => setTimeout(done, stepMs))
  }
  await new Promise((done) => setTimeout(done, patienceMs))
  flooded.late = sent - flooded.answered - flooded.refused
  for (const connection of all) connection.close()
  return flooded
}

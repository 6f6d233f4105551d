/** Browsers: sockets that open themselves again as the pages' line does, and count what they get. */
import { WebSocket } from 'ws'

export type ClientsOrder =
  | { kind: 'open'; ports: number[]; tokens: string[] }
  /** Which port is tried after a lost connection, as a load balancer decides that knows who is alive. */
  | { kind: 'move'; port: number }
  | { kind: 'report' }
  | { kind: 'close' }

export interface ClientsReport {
  open: number
  /** Sockets that came back, and when the last one had what it missed (epoch ms). */
  back: number
  backAtMs: number
  /** Sockets that got `resync`. */
  readAnew: number
  tries: number
  /** By socket, in the order of the tokens: the numbers of the messages that have arrived, and how often in all. */
  received: { numbers: Int32Array; frames: number }[]
}

interface Client {
  token: string
  ws: WebSocket | undefined
  after: number
  /** It has asked for what it missed: until that has come, the next try asks from the same place. */
  isResuming: boolean
  frames: number
  ids: Set<number>
  numbers: number[]
}

interface Frame {
  event: string
  after: number
  id?: number
  data?: { number?: number }
}

const atOnce = 100
/** Browsers wait a random time up to this one after a lost connection, see `platform/realtime/browser`. */
const longestPauseMs = 3_000
let clients: Client[] = []
let nextPort: number | undefined
let isClosing = false
const storm = { back: 0, backAtMs: 0, readAnew: 0, tries: 0 }

function receive(client: Client, text: string): void {
  const { event, after, id, data } = JSON.parse(text) as Frame
  if (event === 'hello' && client.after > 0) {
    client.isResuming = true
    client.ws!.send(JSON.stringify({ event: 'resume', after: client.after }))
  }
  const hasResumed = event === 'resumed' || event === 'resync'
  if (!client.isResuming || hasResumed) client.after = Math.max(client.after, after)
  if (hasResumed) {
    client.isResuming = false
    storm.back += 1
    storm.backAtMs = Date.now()
    if (event === 'resync') storm.readAnew += 1
  }
  if (id === undefined || data?.number === undefined) return
  client.frames += 1
  if (client.ids.has(id)) return
  client.ids.add(id)
  client.numbers.push(data.number)
}

/** Settles when the first frame has arrived. */
function connect(client: Client, port: number): Promise<void> {
  return new Promise((done) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/WSServer/${client.token}`, { perMessageDeflate: false })
    client.ws = ws
    ws.on('message', (data: Buffer) => {
      receive(client, data.toString('utf8'))
      done()
    })
    ws.on('error', () => undefined)
    ws.on('close', () => {
      client.ws = undefined
      done()
      if (isClosing) return
      setTimeout(() => {
        storm.tries += 1
        void connect(client, nextPort ?? port)
      }, Math.random() * longestPauseMs)
    })
  })
}

async function open(ports: readonly number[], tokens: readonly string[]): Promise<number> {
  const fresh = tokens.map((token): Client => ({
    token,
    ws: undefined,
    after: 0,
    isResuming: false,
    frames: 0,
    ids: new Set(),
    numbers: [],
  }))
  clients = [...clients, ...fresh]
  const startedAt = performance.now()
  const waiting = fresh.entries()
  const work = async () => {
    for (const [i, client] of waiting) await connect(client, ports[i % ports.length]!)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return performance.now() - startedAt
}

function report(): ClientsReport {
  return {
    ...storm,
    open: clients.filter(({ ws }) => ws?.readyState === WebSocket.OPEN).length,
    received: clients.map(({ numbers, frames }) => ({ numbers: Int32Array.from(numbers), frames })),
  }
}

async function close(): Promise<void> {
  isClosing = true
  await Promise.all(
    clients.map(
      ({ ws }) => new Promise<void>((done) => (ws ? ws.once('close', () => done()).terminate() : done())),
    ),
  )
  clients = []
  isClosing = false
}

async function obey(order: ClientsOrder): Promise<unknown> {
  if (order.kind === 'open') return open(order.ports, order.tokens)
  if (order.kind === 'report') return report()
  if (order.kind === 'close') return close()
  nextPort = order.port
  return undefined
}

process.on('message', (message: ClientsOrder | { stop: true }) => {
  if ('stop' in message) process.exit(0)
  void obey(message).then((result) => process.send?.(result ?? 'done'))
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)

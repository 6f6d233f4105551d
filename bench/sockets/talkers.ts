/** Browsers of shoppers who write to shops, and of the agents who get it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { startStopwatch, type Figures } from '../load/figures.ts'
import { benchOrigin, type Talk } from './people.ts'

export type TalkersOrder =
  | { kind: 'open'; port: number; talk: Talk }
  /** As many messages are under way at any moment. */
  | { kind: 'saturate'; underWay: number; ms: number }
  /** Messages are sent by the clock, whether the earlier ones have arrived or not. */
  | { kind: 'pace'; perSecond: number; ms: number }

/** From the shopper's send to the agent's socket; `lost` were acknowledged and did not arrive within two seconds. */
export interface TalkersReport extends Figures {
  lost: number
  refused: number
}

interface Frame {
  event: string
  localId?: string
  msgId?: string
}

interface Sent {
  at: number
  done: () => void
  /** Filled by the acknowledgement. */
  msgId?: string
}

const atOnce = 100
let shoppers: { ws: WebSocket; conversationId: string }[] = []
/** By local id. */
const underWay = new Map<string, Sent>()
/** What agents got, by message: the agent's frame may come before the acknowledgement. */
const arrivals = new Map<string, number>()
let refused = 0
let next = 0

function open(port: number, token: string, receive: (frame: Frame) => void): Promise<WebSocket> {
  return new Promise((done, fail) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/WSServer/${token}`, {
      perMessageDeflate: false,
      // The proof that sessions of the business site need besides their token.
      headers: { cookie: `desk=${token}`, origin: benchOrigin },
    })
    ws.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString('utf8')) as Frame
      if (frame.event === 'hello') done(ws)
      else receive(frame)
    })
    ws.on('error', fail)
    ws.on('close', (code) => fail(new Error(`closed with ${code}`)))
  })
}

function receiveAnswer({ event, localId = '', msgId }: Frame): void {
  // The message is not handled and gets no answer: waiting for one would never end.
  if (event === 'slowDown') throw new Error('a shopper writes more than the mall allows: take more writers')
  const sent = underWay.get(localId)
  if (!sent || (event !== 'ack' && event !== 'nack')) return
  if (event === 'nack') {
    refused += 1
    underWay.delete(localId)
  } else sent.msgId = msgId!
  sent.done()
}

async function openAll(port: number, { shoppers: all, agentTokens }: Talk): Promise<void> {
  for (const token of agentTokens)
    await open(port, token, ({ event, msgId }) => {
      if (event === 'chat') arrivals.set(msgId!, performance.now())
    })
  const waiting = all.entries()
  const opened: typeof shoppers = []
  const work = async () => {
    for (const [i, { token, conversationId }] of waiting)
      opened[i] = { ws: await open(port, token, receiveAnswer), conversationId }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  shoppers = opened
}

/** Settles with the acknowledgement. Shoppers take turns, so that none exceeds what one may send. */
function say(): Promise<void> {
  const { ws, conversationId } = shoppers[next++ % shoppers.length]!
  const localId = randomUUID()
  return new Promise((done) => {
    underWay.set(localId, { at: performance.now(), done })
    const data = JSON.stringify({ type: 1, text: `Is the kimchi made without shrimp? ${next}` })
    ws.send(JSON.stringify({ to: '', platform: 'PC', data, localId, conversationId }))
  })
}

async function report(of: () => Promise<void>): Promise<TalkersReport> {
  underWay.clear()
  arrivals.clear()
  refused = 0
  const from = performance.now()
  const stopwatch = startStopwatch()
  await of()
  const seconds = (performance.now() - from) / 1_000
  await sleep(2_000)
  let lost = 0
  for (const { at, msgId } of underWay.values()) {
    const arrivedAt = msgId === undefined ? undefined : arrivals.get(msgId)
    if (arrivedAt === undefined) lost += 1
    else stopwatch.noteMs(arrivedAt - at)
  }
  const figures = stopwatch.figures()
  return { ...figures, perSecond: figures.count / seconds, lost, refused }
}

function saturate(count: number, ms: number): Promise<TalkersReport> {
  const until = performance.now() + ms
  const work = async () => {
    while (performance.now() < until) await say()
  }
  return report(async () => void (await Promise.all(Array.from({ length: count }, work))))
}

function pace(perSecond: number, ms: number): Promise<TalkersReport> {
  return report(async () => {
    const from = performance.now()
    const answers: Promise<void>[] = []
    for (let now = from; now < from + ms; now = performance.now()) {
      while (answers.length < ((now - from) / 1_000) * perSecond) answers.push(say())
      await sleep(1)
    }
    await Promise.all(answers)
  })
}

async function obey(order: TalkersOrder): Promise<unknown> {
  if (order.kind === 'open') return openAll(order.port, order.talk)
  return order.kind === 'saturate' ? saturate(order.underWay, order.ms) : pace(order.perSecond, order.ms)
}

process.on('message', (message: TalkersOrder | { stop: true }) => {
  if ('stop' in message) process.exit(0)
  void obey(message).then((result) => process.send?.(result ?? 'done'))
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)

import type { Redis } from 'ioredis'
import type { Log } from '../log/index.ts'
import { newId } from '../ids/index.ts'
import { connectRedis } from '../redis/index.ts'
import type { Line } from '../workers/line.ts'

/**
 * Short messages to the other processes of the mall. They are hints: one may be lost, so a listener also checks the
 * database from time to time.
 */
export interface Signals {
  publish(topic: string, message: string): void
  /**
   * Publishes, and waits until the other processes have it, so that what is answered next holds for all of them. One that is
   * busy is waited for during a second on the same machine, and a fifth of one through Redis.
   */
  deliver(topic: string, message: string): Promise<void>
  subscribe(topic: string, listener: (message: string) => void): void
  /** Whether the other processes receive what is published now. */
  reachOthers(): boolean
  close(): Promise<void>
}

type Listener = (message: string) => void

function createBoard() {
  const listeners = new Map<string, Listener[]>()
  return {
    add: (topic: string, listener: Listener) =>
      void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    tell: (topic: string, message: string) => {
      for (const listener of listeners.get(topic) ?? []) listener(message)
    },
  }
}

/** For a single process: listeners are called at once. */
export function localSignals(): Signals {
  const board = createBoard()
  return {
    publish: board.tell,
    deliver: async (topic, message) => board.tell(topic, message),
    subscribe: board.add,
    reachOthers: () => false,
    close: async () => undefined,
  }
}

const relayTopic = 'signals.relay'
const deliveredWithinMs = 1_000

/** Says it to the other end, and waits for the answer that it has come. One without an answer is a lost hint. */
async function ensureTaken(line: Line, data: unknown): Promise<void> {
  await line.ask(relayTopic, data, deliveredWithinMs).catch(() => undefined)
}

/**
 * For the workers of one machine: sends through their primary to the others.
 * @param isAll whether there are no processes besides them, so that all others receive what is published
 */
export function relayedSignals(line: Line, isAll: boolean): Signals {
  const board = createBoard()
  const take = (data: unknown) => board.tell(...(data as [string, string]))
  line.receive(relayTopic, take)
  line.answer(relayTopic, take)
  return {
    publish: (topic, message) => {
      board.tell(topic, message)
      line.say(relayTopic, [topic, message])
    },
    deliver: async (topic, message) => {
      board.tell(topic, message)
      await ensureTaken(line, [topic, message])
    },
    subscribe: board.add,
    reachOthers: () => isAll,
    close: async () => undefined,
  }
}

/** In the primary: passes on to the other workers what one of them publishes. */
export function relaySignals(line: Line, others: () => readonly { line: Line }[]): void {
  line.receive(relayTopic, (data) => {
    for (const other of others()) other.line.say(relayTopic, data)
  })
  line.answer(relayTopic, (data) => Promise.all(others().map((other) => ensureTaken(other.line, data))))
}

const prefix = 'hojip:'
/** Where a process hears who has taken what it delivers: no other one listens there. */
const takenPrefix = 'hojip-taken:'
/** Redis is asked for by sign-ins and sign-outs, so one process that is busy holds them up for no longer. */
const takenWithinMs = 200

function ready(client: Redis) {
  return client.status === 'ready'
}

/** Counts who has taken each message, until it was as many as Redis has sent it to. */
function createReceipts() {
  const open = new Map<string, { taken: number; sentTo: number; done: () => void }>()
  let last = 0
  const look = (key: string) => {
    const one = open.get(key)
    if (one && one.taken >= one.sentTo) one.done()
  }
  return {
    note: (key: string) => {
      const one = open.get(key)
      if (one) one.taken += 1
      look(key)
    },
    /** @param send sends the message under the key, and answers to how many */
    collect: async (send: (key: string) => Promise<number>): Promise<void> => {
      const key = String((last += 1))
      const all = Promise.withResolvers<void>()
      const one = { taken: 0, sentTo: Number.POSITIVE_INFINITY, done: all.resolve }
      open.set(key, one)
      const timer = setTimeout(all.resolve, takenWithinMs)
      send(key)
        .then((sentTo) => {
          one.sentTo = sentTo
          look(key)
        })
        .catch(all.resolve)
      await all.promise
      clearTimeout(timer)
      open.delete(key)
    },
  }
}

/**
 * Sends through Redis or Valkey to every process; while that is unavailable, only to this process. A message is the id of its
 * sender, a space, and the text; `id#key` asks for a receipt, which earlier versions take for an id like any other.
 */
export function redisSignals(url: string, log: Log): Signals {
  const board = createBoard()
  const receipts = createReceipts()
  const self = newId()
  const logging = { log, event: 'signals.redis' }
  const sender = connectRedis(url, logging)
  const receiver = connectRedis(url, { ...logging, enableOfflineQueue: true, maxRetriesPerRequest: null })
  const send = (channel: string, text: string) => sender.publish(channel, text)
  receiver.psubscribe(`${prefix}*`).catch(() => undefined)
  receiver.subscribe(takenPrefix + self).catch(() => undefined)
  receiver.on('message', (_channel: string, key: string) => receipts.note(key))
  receiver.on('pmessage', (_pattern: string, channel: string, text: string) => {
    const at = text.indexOf(' ')
    const [from = '', key] = text.slice(0, at).split('#')
    if (from !== self) board.tell(channel.slice(prefix.length), text.slice(at + 1))
    if (key === undefined) return
    if (from === self) receipts.note(key)
    else if (ready(sender)) send(takenPrefix + from, key).catch(() => undefined)
  })
  return {
    publish: (topic, message) => {
      board.tell(topic, message)
      if (ready(sender)) send(prefix + topic, `${self} ${message}`).catch(() => undefined)
    },
    deliver: async (topic, message) => {
      board.tell(topic, message)
      if (ready(sender) && ready(receiver))
        await receipts.collect((key) => send(prefix + topic, `${self}#${key} ${message}`))
    },
    subscribe: board.add,
    reachOthers: () => ready(sender) && ready(receiver),
    close: async () => {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}

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
  return { publish: board.tell, subscribe: board.add, reachOthers: () => false, close: async () => undefined }
}

const relayTopic = 'signals.relay'

/**
 * For the workers of one machine: sends through their primary to the others.
 * @param isAll whether there are no processes besides them, so that all others receive what is published
 */
export function relayedSignals(line: Line, isAll: boolean): Signals {
  const board = createBoard()
  line.receive(relayTopic, (data) => {
    const [topic, message] = data as [string, string]
    board.tell(topic, message)
  })
  return {
    publish: (topic, message) => {
      board.tell(topic, message)
      line.say(relayTopic, [topic, message])
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
}

const prefix = 'hojip:'
function ready(client: Redis) {
  return client.status === 'ready'
}

/** Sends through Redis or Valkey to every process; while that is unavailable, only to this process. */
export function redisSignals(url: string, log: Log): Signals {
  const board = createBoard()
  const self = newId()
  const logging = { log, event: 'signals.redis' }
  const sender = connectRedis(url, logging)
  const receiver = connectRedis(url, { ...logging, enableOfflineQueue: true, maxRetriesPerRequest: null })
  receiver.psubscribe(`${prefix}*`).catch(() => undefined)
  receiver.on('pmessage', (_pattern: string, channel: string, text: string) => {
    const at = text.indexOf(' ')
    if (text.slice(0, at) !== self) board.tell(channel.slice(prefix.length), text.slice(at + 1))
  })
  return {
    publish: (topic, message) => {
      board.tell(topic, message)
      if (ready(sender)) sender.publish(prefix + topic, `${self} ${message}`).catch(() => undefined)
    },
    subscribe: board.add,
    reachOthers: () => ready(sender) && ready(receiver),
    close: async () => {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}

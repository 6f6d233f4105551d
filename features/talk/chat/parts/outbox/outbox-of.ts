import { isApiError, isAway, isFault, isSignedOut, isTooOften, type Client } from '@hojip/platform/client'
import type { useLiveLine } from '@hojip/platform/page'
import { databases, localStore, openChannel, randomId, whenAlone } from '@hojip/platform/storage'
import type { SendOutcome } from '../../rules/client/outbox.ts'
import { indexedStores, memoryItems, type FileStore } from './item-store.ts'
import type { OutboxItem } from './item.ts'
import { createOutbox, type SendingOutbox } from './outbox.ts'
import type { Role, SendCall } from './role.ts'

type Line = Pick<NonNullable<ReturnType<typeof useLiveLine>>, 'on' | 'send' | 'state'>

const answerWithinMs = 15_000
/** So long a message waits for its acknowledgement over the socket before it is sent over HTTP. */
const ackWithinMs = 4_000

/** Whether the same message may be stored on another try. */
function mayPass(error: unknown): boolean {
  return [isSignedOut, isTooOften, isFault, isAway].some((is) => is(error))
}

/** Sends a message over the socket; its number, or undefined without an acknowledgement. */
function sentOver(line: Line, item: OutboxItem): Promise<number | undefined> {
  const { conversationId, localId, data, quote } = item
  return new Promise((done) => {
    const stops: (() => void)[] = []
    const end = (seq: number | undefined) => {
      clearTimeout(timer)
      stops.forEach((stop) => stop())
      done(seq)
    }
    const timer = setTimeout(() => end(undefined), ackWithinMs)
    stops.push(
      line.on('ack', (frame) => {
        if (frame?.localId === localId) end(frame.seq)
      }),
      // The answer over HTTP contains why, in the shopper's language.
      line.on('nack', (frame) => {
        if (!frame || frame.localId === localId) end(undefined)
      }),
      line.on('slowDown', () => end(undefined)),
    )
    const message = { conversationId, localId, data: JSON.stringify(data) }
    if (!line.send(quote ? { ...message, quoteId: quote.msgId } : message)) end(undefined)
  })
}

/** Sends a message over HTTP. The server answers a repeated `localId` with the message that is stored. */
async function sentByCall(client: Client, call: SendCall, item: OutboxItem): Promise<SendOutcome> {
  const { conversationId, localId, data, quote } = item
  const input = { conversationId, localId, data, ...(quote ? { quoteId: quote.msgId } : {}) }
  try {
    const { seq } = await client(call, input, { signal: AbortSignal.timeout(answerWithinMs) })
    return { kind: 'stored', seq }
  } catch (error) {
    if (!isApiError(error) || mayPass(error)) return { kind: 'later' }
    return { kind: 'refused', problem: error.message }
  }
}

function tabsOf(name: string) {
  const channel = openChannel(name)
  return {
    tell: () => channel?.postMessage('changed'),
    listen: (listener: () => void) => {
      channel?.addEventListener('message', listener)
      return () => channel?.close()
    },
  }
}

/** Stores in the local storage who has messages that wait, for pages that do not load the outbox without need. */
function noteUnsent({ unsentFlag }: Role, userId: string, items: readonly OutboxItem[]) {
  if (items.some(({ state }) => state === 'waiting')) localStore.set(unsentFlag, userId)
  else if (localStore.get(unsentFlag) === userId) localStore.set(unsentFlag, null)
}

export interface OwnOutbox extends SendingOutbox<OutboxItem> {
  files: FileStore | undefined
}

let current: { key: string; outbox: OwnOutbox } | undefined

/** The outbox of the user in this tab. It goes on sending when the user has left the page. */
export function outboxOf(userId: string, role: Role, client: Client, line: Line): OwnOutbox {
  const name = `${role.database}-outbox:${userId}`
  const key = `${name} ${role.call}`
  if (current?.key === key) return current.outbox
  current?.outbox.stop()
  const indexed = databases()
  const stores = indexed && indexedStores(indexed, role.database, userId)
  const outbox = createOutbox<OutboxItem>({
    store: stores?.items ?? memoryItems(),
    send: async (item) => {
      const seq = line.state() === 'open' ? await sentOver(line, item) : undefined
      return seq === undefined ? sentByCall(client, role.call, item) : { kind: 'stored', seq }
    },
    // Without locks several tabs may send the same message; the server stores it once.
    alone: (work) => whenAlone(name, work),
    tabs: tabsOf(name),
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    nowMs: Date.now,
    newId: randomId,
  })
  outbox.subscribe(() => noteUnsent(role, userId, outbox.items()))
  addEventListener('online', outbox.hurry)
  current = { key, outbox: { ...outbox, files: stores?.files } }
  return current.outbox
}

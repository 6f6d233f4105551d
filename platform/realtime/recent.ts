import { mustGet } from '../collections/index.ts'

/** A row of `push_event` as this process delivers it. */
export interface PushedEvent {
  id: number
  /** The transaction that wrote it. */
  xid: number
  channel: string
  event: string
  frame: object
  createdMs: number
}

/** The events of the last minutes, by channel, so that sockets resume without a question to the database. */
export interface Recent {
  add(events: readonly PushedEvent[]): void
  /** Called after the events of the time before the process ran: with none, nothing before `xid` is known. */
  beginAt(xid: number): void
  /** The events of the channels from transaction `after` on; undefined when some of them are no longer stored. */
  since(channels: Iterable<string>, after: number): PushedEvent[] | undefined
}

const mostEvents = 100_000

export function createRecent(storedMs: number, nowMs: () => number = Date.now): Recent {
  const byChannel = new Map<string, PushedEvent[]>()
  let inOrder: PushedEvent[] = []
  let completeFrom = 0

  const drop = (count: number) => {
    for (const event of inOrder.slice(0, count)) {
      completeFrom = Math.max(completeFrom, event.xid + 1)
      const list = mustGet(byChannel, event.channel)
      // Both lists are in the order of arrival.
      list.shift()
      if (list.length === 0) byChannel.delete(event.channel)
    }
    inOrder = inOrder.slice(count)
  }
  const prune = () => {
    const oldestMs = nowMs() - storedMs
    const tooMany = Math.max(0, inOrder.length - mostEvents)
    const young = inOrder.findIndex(({ createdMs }, at) => at >= tooMany && createdMs >= oldestMs)
    const count = young < 0 ? inOrder.length : young
    // Many at a time, since each time the list is copied.
    if (count > 1_000 || (count > 0 && count === inOrder.length)) drop(count)
  }
  return {
    add: (events) => {
      for (const event of events) {
        inOrder.push(event)
        const list = byChannel.get(event.channel)
        if (list) list.push(event)
        else byChannel.set(event.channel, [event])
      }
      prune()
    },
    beginAt: (xid) => void (completeFrom = inOrder.reduce((least, event) => Math.min(least, event.xid), xid)),
    since: (channels, after) => {
      if (after < completeFrom) return undefined
      const found: PushedEvent[] = []
      for (const channel of channels)
        found.push(...(byChannel.get(channel) ?? []).filter(({ xid }) => xid >= after))
      return found.toSorted((a, b) => a.id - b.id)
    },
  }
}

import { randomInt } from 'node:crypto'
import { closeCodes, socketLimits as limits } from './limits.ts'
import { closedSession } from './session-events.ts'
import { frameText, type OpenSocket } from './socket.ts'
import type { PushedEvent } from './recent.ts'

/** The open sockets of this process, by channel, session and user. */
export interface Sockets<Viewer> {
  add(socket: OpenSocket<Viewer>): void
  remove(socket: OpenSocket<Viewer>): void
  watch(socket: OpenSocket<Viewer>, channels: readonly string[]): void
  deliver(events: readonly PushedEvent[], after: number): void
  endSessions(ids: readonly string[]): void
  /** Sockets whose turn in the heartbeat this second is. */
  inTurn(second: number): readonly OpenSocket<Viewer>[]
  size(): number
  all(): Iterable<OpenSocket<Viewer>>
}

function createGroups<Viewer>() {
  const groups = new Map<string, Set<OpenSocket<Viewer>>>()
  return {
    of: (key: string): ReadonlySet<OpenSocket<Viewer>> | undefined => groups.get(key),
    add: (key: string, socket: OpenSocket<Viewer>) => {
      const group = groups.get(key) ?? new Set<OpenSocket<Viewer>>()
      groups.set(key, group.add(socket))
      return group
    },
    remove: (key: string, socket: OpenSocket<Viewer>) => {
      const group = groups.get(key)
      if (group?.delete(socket) && group.size === 0) groups.delete(key)
    },
  }
}

/** @param droppable events that may be dropped while a client is slow: the next one, or a reading anew, replaces them */
export function createSockets<Viewer>(droppable: ReadonlySet<string>): Sockets<Viewer> {
  const byChannel = createGroups<Viewer>()
  const bySession = createGroups<Viewer>()
  const byUser = createGroups<Viewer>()
  const turns = Array.from({ length: limits.beatSeconds }, () => new Set<OpenSocket<Viewer>>())
  const turnOf = new Map<OpenSocket<Viewer>, Set<OpenSocket<Viewer>>>()

  const closeSession = (id: string, code: number) => {
    for (const socket of bySession.of(id) ?? []) socket.close(code)
  }
  const endSessions = (ids: readonly string[]) => {
    for (const id of ids) closeSession(id, closeCodes.signedOut)
  }
  const remove = (socket: OpenSocket<Viewer>) => {
    const { channels, sessionId, userId } = socket.owner
    for (const channel of [...channels, ...socket.watched]) byChannel.remove(channel, socket)
    bySession.remove(sessionId, socket)
    byUser.remove(userId, socket)
    turnOf.get(socket)?.delete(socket)
    turnOf.delete(socket)
  }
  return {
    add: (socket) => {
      const { channels, sessionId, userId } = socket.owner
      for (const channel of channels) byChannel.add(channel, socket)
      bySession.add(sessionId, socket)
      // A random turn, so that sockets that were opened together are not pinged together.
      const turn = turns[randomInt(turns.length)]!
      turnOf.set(socket, turn.add(socket))
      const ofUser = byUser.add(userId, socket)
      const [oldest] = ofUser
      if (ofUser.size <= limits.perUser || !oldest) return
      remove(oldest)
      oldest.close(closeCodes.replaced)
    },
    remove,
    watch: (socket, channels) => {
      for (const channel of socket.watched) byChannel.remove(channel, socket)
      socket.watched = new Set(channels)
      for (const channel of channels) byChannel.add(channel, socket)
    },
    deliver: (events, after) => {
      for (const event of events) {
        const closed = closedSession(event)
        if (closed) closeSession(closed.id, closed.code)
        const group = byChannel.of(event.channel)
        if (!group) continue
        const text = frameText(event, after)
        for (const socket of group) socket.deliver(text, droppable.has(event.event))
      }
    },
    endSessions,
    inTurn: (second) => [...turns[second % turns.length]!],
    size: () => turnOf.size,
    all: () => turnOf.keys(),
  }
}

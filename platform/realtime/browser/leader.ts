import { localStore } from '../../storage/index.ts'
import { createLine, type Frame, type LineState, type Wire } from './line.ts'
import { createPosition } from './position.ts'

/** What tabs tell each other. */
export type Told =
  | { kind: 'frame'; frame: Frame }
  | { kind: 'resync' }
  | { kind: 'state'; state: LineState }
  | { kind: 'send'; message: object }
  | { kind: 'watch'; tab: string; channels: readonly string[] }
  | { kind: 'check'; now?: 'now' | undefined }
  /** A tab that has come, or leads from now on, asks for the others' part. */
  | { kind: 'hello' }

/** The tab that holds the socket for all. */
export interface Leader {
  take(tabMessage: Told): void
  send(message: object): boolean
  close(): void
}

interface LeaderOptions {
  name: string
  token: () => string | undefined
  onSignedOut: () => void
}

/** The server accepts no longer lists. */
const mostChannels = 50

function openWire(token: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/WSServer/${token}`) as unknown as Wire
}

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
}

/** Frames for the connection itself. */
const ownEvents = new Set(['beat', 'hello', 'resumed', 'resync'])

export function createLeader(options: LeaderOptions, tell: (tabMessage: Told) => void): Leader {
  const position = createPosition(localStore, `live:${options.name}`)
  const watchedBy = new Map<string, readonly string[]>()
  let state: LineState = 'connecting'
  const sendWatched = () =>
    line.send({
      event: 'watch',
      channels: [...new Set([...watchedBy.values()].flat())].slice(0, mostChannels),
    })

  const onHello = (frame: Frame) => {
    const after = position.after()
    if (watchedBy.size > 0) sendWatched()
    if (after !== undefined) {
      position.resuming()
      return void line.send({ event: 'resume', after })
    }
    position.take(frame)
    tell({ kind: 'resync' })
  }
  const line = createLine({
    open: openWire,
    token: options.token,
    nowMs: Date.now,
    random: chance,
    onFrame: (frame) => {
      if (frame.event === 'hello') return onHello(frame)
      const isNew = position.take(frame)
      if (frame.event === 'resync') tell({ kind: 'resync' })
      else if (isNew && !ownEvents.has(frame.event)) tell({ kind: 'frame', frame })
    },
    onState: (next) => {
      state = next
      tell({ kind: 'state', state })
    },
    onSignedOut: options.onSignedOut,
  })
  return {
    send: line.send,
    take: (tabMessage) => {
      if (tabMessage.kind === 'send') line.send(tabMessage.message)
      else if (tabMessage.kind === 'check') line.check(tabMessage.now)
      else if (tabMessage.kind === 'hello') tell({ kind: 'state', state })
      else if (tabMessage.kind === 'watch') {
        const before = watchedBy.size
        if (tabMessage.channels.length === 0) watchedBy.delete(tabMessage.tab)
        else watchedBy.set(tabMessage.tab, tabMessage.channels)
        if (before + watchedBy.size > 0) sendWatched()
      }
    },
    close: () => {
      line.close()
      if (options.token() === undefined) position.forget()
    },
  }
}

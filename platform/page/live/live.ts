import { mustGet } from '../../collections/index.ts'

/**
 * Rooms register the frames of their events here by declaration merging: the event's name and the frame's fields.
 * @public knip does not see `declare module`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LiveEvents {}

export type LiveEvent = keyof LiveEvents & string

/** `off` before a user is signed in, `down` while the connection is lost. */
export type LiveState = 'off' | 'connecting' | 'open' | 'down'

/** Called with each frame; with undefined when frames may have been missed, so that what is shown has to be read anew. */
export type LiveHandler<E extends LiveEvent> = (frame: LiveEvents[E] | undefined) => void

type AnyHandler = (frame: never) => void

/** What a connection, which is loaded later, gives and takes. */
interface LiveLine {
  /** Returns false when it cannot be sent now. */
  send(message: object): boolean
  /** The channels this page watches have changed. */
  watch(channels: readonly string[]): void
  /** How often a lost connection is checked from now on. */
  checkEvery(ms: number): void
}

/** The page's side of the socket: handlers and states. The connection itself is loaded after the page is alive. */
export interface Live {
  /**
   * Calls the handler until the returned function is called.
   * @param sinceMs when what is shown was asked for (epoch ms): what has come since then is passed at once, as undefined. A
   * part of a page may listen late, such as one whose code is loaded when it is near
   */
  on<E extends LiveEvent>(event: E, handler: LiveHandler<E>, sinceMs?: number): () => void
  /** Returns false when the socket is not open; the caller sends again later or over HTTP. */
  send(message: object): boolean
  /** Watches the channel of a public thing until the returned function is called. */
  watch(channel: string): () => void
  checkEvery(ms: number): void
  state(): LiveState
  subscribe(listener: () => void): () => void
  /** For the connection. */
  attach(line: LiveLine | undefined): void
  receive(frame: { event: string }): void
  resync(): void
  setState(state: LiveState): void
}

const usualCheckMs = 3_000

export function createLive(nowMs: () => number = Date.now): Live {
  const handlers = new Map<string, Set<AnyHandler>>()
  const listeners = new Set<() => void>()
  const watched = new Map<string, number>()
  /** When each event came last, and when frames of any event may have been missed. */
  const lastMs = new Map<string, number>()
  let resyncMs = -Infinity
  let line: LiveLine | undefined
  let state: LiveState = 'off'
  let checkMs = usualCheckMs
  const tellWatched = () => line?.watch([...watched.keys()])
  return {
    on: (event, handler, sinceMs = Infinity) => {
      const all = handlers.get(event) ?? new Set()
      handlers.set(event, all)
      all.add(handler)
      const isLate = Math.max(lastMs.get(event) ?? -Infinity, resyncMs) >= sinceMs
      if (isLate) queueMicrotask(() => all.has(handler) && handler(undefined))
      return () => void all.delete(handler)
    },
    send: (message) => (state === 'open' ? (line?.send(message) ?? false) : false),
    watch: (channel) => {
      watched.set(channel, (watched.get(channel) ?? 0) + 1)
      tellWatched()
      return () => {
        const left = mustGet(watched, channel) - 1
        if (left > 0) return void watched.set(channel, left)
        watched.delete(channel)
        tellWatched()
      }
    },
    checkEvery: (ms) => {
      checkMs = ms
      line?.checkEvery(ms)
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach: (next) => {
      line = next
      line?.checkEvery(checkMs)
      if (watched.size > 0) tellWatched()
    },
    receive: (frame) => {
      lastMs.set(frame.event, nowMs())
      handlers.get(frame.event)?.forEach((handler) => handler(frame as never))
    },
    resync: () => {
      resyncMs = nowMs()
      handlers.forEach((all) => all.forEach((handler) => handler(undefined as never)))
    },
    setState: (next) => {
      if (next === state) return
      state = next
      listeners.forEach((listener) => listener())
    },
  }
}

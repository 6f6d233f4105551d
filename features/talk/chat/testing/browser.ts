import type { ItemStore } from '../parts/outbox/outbox.ts'
import type { Item } from './server.ts'

/** What the tabs of one browser share: what it has stored, a lock, a channel, and a clock that somebody sets. */
export interface Browser {
  store: ItemStore<Item>
  alone: (work: () => Promise<void>) => Promise<void>
  listeners: Set<() => void>
  /** Ms since the browser was started: only grows. */
  sinceStartMs: number
  /** What its clock shows at its start, in epoch ms. */
  startMs: number
}

export function createBrowser(startMs: number): Browser {
  const items = new Map<string, Item>()
  let last: Promise<void> = Promise.resolve()
  return {
    // As a real store, it hands out copies.
    store: {
      all: () => Promise.resolve([...items.values()].map((item) => ({ ...item }))),
      put: (item) => Promise.resolve(void items.set(item.localId, { ...item })),
      remove: (localId) => Promise.resolve(void items.delete(localId)),
    },
    alone: (work) => {
      const done = last.then(work)
      last = done.catch(() => undefined)
      return done
    },
    listeners: new Set(),
    sinceStartMs: 0,
    startMs,
  }
}

import { like, type Store } from '../../storage/index.ts'
import type { Frame } from './line.ts'

/** The number of the last event of this browser: survives a reload, so that nothing between two pages is missed. */
export interface Position {
  /** The number to resume from; undefined when everything has to be read anew. */
  after(): number | undefined
  /** Takes over the frame's number; false for an event that was already received. */
  take(frame: Frame): boolean
  /**
   * The server has been asked for what was missed: until it reports that all of that has been sent, the numbers of frames are
   * not taken over, so that a connection lost in between resumes from where this one did.
   */
  resuming(): void
  forget(): void
}

const mostIds = 300

interface Stored {
  after: number
  ids: number[]
}

const isStored = like<Stored>({ after: 0, ids: [0] })

export function createPosition(store: Store, key: string): Position {
  let current = store.json(key, isStored)
  const ids = new Set(current?.ids)
  let isResuming = false
  return {
    after: () => current?.after,
    resuming: () => void (isResuming = true),
    take: ({ event, id, after }) => {
      const isNew = id === undefined || !ids.has(id)
      if (id !== undefined) {
        ids.add(id)
        const [oldest] = ids
        if (ids.size > mostIds && oldest !== undefined) ids.delete(oldest)
      }
      if (event === 'resumed' || event === 'resync') isResuming = false
      if (after !== undefined && !isResuming) {
        current = { after, ids: [...ids] }
        store.set(key, current)
      }
      return isNew
    },
    forget: () => {
      current = undefined
      isResuming = false
      ids.clear()
      store.set(key, null)
    },
  }
}

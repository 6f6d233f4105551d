import type { Frame } from './line.ts'

/** Where the events of this browser stand: survives a reload, so that nothing between two pages is missed. */
export interface Position {
  /** The number to resume from; undefined when everything has to be read anew. */
  after(): number | undefined
  /** Takes over the frame's number; false for an event that was already received. */
  take(frame: Frame): boolean
  /**
   * The server has been asked for what was missed: until it says that all of that has been sent, the numbers of frames are
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

function read(storage: Storage, key: string): Stored | undefined {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Stored> | null
    if (typeof stored?.after !== 'number' || !Array.isArray(stored.ids)) return undefined
    return stored as Stored
  } catch {
    return undefined
  }
}

export function createPosition(storage: Storage, key: string): Position {
  let current = read(storage, key)
  const ids = new Set(current?.ids)
  let isResuming = false
  const save = () => {
    try {
      storage.setItem(key, JSON.stringify(current))
    } catch {
      // A full storage costs a reading anew after the next reload.
    }
  }
  return {
    after: () => current?.after,
    resuming: () => void (isResuming = true),
    take: ({ event, id, after }) => {
      const isNew = id === undefined || !ids.has(id)
      if (id !== undefined) {
        ids.add(id)
        if (ids.size > mostIds) ids.delete(ids.values().next().value!)
      }
      if (event === 'resumed' || event === 'resync') isResuming = false
      if (after !== undefined && !isResuming) {
        current = { after, ids: [...ids] }
        save()
      }
      return isNew
    },
    forget: () => {
      current = undefined
      isResuming = false
      ids.clear()
      storage.removeItem(key)
    },
  }
}

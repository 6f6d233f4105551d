/**
 * What the browser stores under keys. Where it refuses (a forbidden storage throws on access, a full one on writing), the
 * values stay in memory, so that a page works as long as it is open.
 */
export interface Store {
  get: (key: string) => string | null
  /**
   * The stored JSON; undefined when there is none, or what does not pass: another version of the page may have stored it,
   * or somebody else.
   */
  json: <T>(key: string, isStored: (value: unknown) => value is T) => T | undefined
  /** Stores a text, or an object as JSON; null deletes. False when only this document has the value. */
  set: (key: string, value: string | object | null) => boolean
  keys: () => string[]
}

function createStore(name: 'localStorage' | 'sessionStorage'): Store {
  const memory = new Map<string, string | null>()
  const get = (key: string): string | null => {
    const own = memory.get(key)
    if (own !== undefined) return own
    try {
      return globalThis[name].getItem(key)
    } catch {
      return null
    }
  }
  return {
    get,
    json: <T>(key: string, isStored: (value: unknown) => value is T) => {
      try {
        const value = JSON.parse(get(key) ?? 'null') as unknown
        return value !== null && isStored(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    set: (key, value) => {
      const text = value && typeof value === 'object' ? JSON.stringify(value) : value
      try {
        if (text === null) globalThis[name].removeItem(key)
        else globalThis[name].setItem(key, text)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, text)
        return false
      }
    },
    keys: () => {
      let stored: string[] = []
      try {
        stored = Object.keys(globalThis[name])
      } catch {
        // Only those in memory.
      }
      return [...new Set([...stored, ...memory.keys()])].filter((key) => get(key) !== null)
    },
  }
}

/** Of this browser. */
export const localStore = createStore('localStorage')
/** Of this tab. */
export const tabStore = createStore('sessionStorage')

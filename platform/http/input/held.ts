/** Accounts for the bytes that one request holds in memory. */
export interface Held {
  /** False when the process already holds too many. */
  take(bytes: number): boolean
  /** Call when the request has ended. */
  letGo(): void
}

/** Limits the memory of all requests with files together: once it is used up, the next request is refused with a time to retry. */
export function createHolding(mostBytes: number): () => Held {
  let all = 0
  return () => {
    let own = 0
    return {
      take: (bytes) => {
        if (all + bytes > mostBytes) return false
        own += bytes
        all += bytes
        return true
      },
      letGo: () => {
        all -= own
        own = 0
      },
    }
  }
}

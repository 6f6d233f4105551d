/** How many bytes of one request are in memory. */
export interface Held {
  /** False when the process holds too many already. */
  take(bytes: number): boolean
  /** The request is over. */
  letGo(): void
}

/** Bounds what all requests with files hold in memory together: beyond it the next one is told to come back. */
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

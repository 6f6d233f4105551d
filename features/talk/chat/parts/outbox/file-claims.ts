const releases = new Map<string, () => void>()

/** Waits for a lock of the browser; false when another tab has it. Without locks (no TLS) every tab may have it. */
function locked(name: string, until: Promise<void>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return Promise.resolve(true)
  return new Promise((done) => {
    const hold = (lock: Lock | null) => {
      done(lock !== null)
      return lock ? until : undefined
    }
    void locks.request(name, { ifAvailable: true }, hold)
  })
}

/** One page at a time uploads a stored file. A page that is gone has released its claims. */
export const fileClaims = {
  /** False when this page or another one uploads it. */
  claim: async (localId: string): Promise<boolean> => {
    if (releases.has(localId)) return false
    let release = () => undefined as void
    const until = new Promise<void>((done) => (release = done))
    releases.set(localId, release)
    const isOurs = await locked(`chat-file:${localId}`, until)
    if (!isOurs) releases.delete(localId)
    return isOurs
  },
  release: (localId: string): void => {
    releases.get(localId)?.()
    releases.delete(localId)
  },
}

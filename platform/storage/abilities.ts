/** What a browser may lack, or refuse by throwing as soon as it is touched. */
function given<T>(ask: () => T | undefined): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

export function databases(): IDBFactory | undefined {
  return given(() => globalThis.indexedDB)
}

export function storedAnswers(): CacheStorage | undefined {
  return given(() => globalThis.caches)
}

export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return given(() => navigator.serviceWorker)
}

export function notifications(): typeof Notification | undefined {
  return given(() => globalThis.Notification)
}

export function openChannel(name: string): BroadcastChannel | undefined {
  return given(() => new BroadcastChannel(name))
}

/**
 * Does the work while no other tab does work of this name; at once where the browser has no locks (no TLS) or refuses
 * them, and `isAlone` is false then. Rejects as the work does, and when the signal ends the waiting.
 */
export async function whenAlone<T>(
  name: string,
  work: (isAlone: boolean) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const locks = given(() => (navigator as { locks?: LockManager }).locks)
  if (!locks) return work(false)
  let isBegun = false
  const begin = () => {
    isBegun = true
    return work(true)
  }
  try {
    return await locks.request(name, signal ? { signal } : {}, begin)
  } catch (error) {
    if (isBegun || signal?.aborted) throw error
    return work(false)
  }
}

/** Whether tabs can take turns, so that one of them may act for all. */
export function hasLocks(): boolean {
  return given(() => (navigator as { locks?: LockManager }).locks) !== undefined
}

const LONGEST_MS = 2 ** 31 - 1

export interface Timers {
  /** Runs `task` at `atMs`; a second timer with the same key replaces the first. */
  at(key: string, atMs: number, task: () => void): void
  stop(): void
}

/** Timers that do not keep the process alive and may be further in the future than setTimeout permits. */
export function createTimers(nowMs: () => number): Timers {
  const running = new Map<string, NodeJS.Timeout>()
  let stopped = false
  const at = (key: string, atMs: number, task: () => void) => {
    clearTimeout(running.get(key))
    if (stopped) return
    const waitMs = Math.max(0, atMs - nowMs())
    const timer = setTimeout(
      () => {
        running.delete(key)
        if (waitMs > LONGEST_MS) at(key, atMs, task)
        else task()
      },
      Math.min(waitMs, LONGEST_MS),
    )
    timer.unref()
    running.set(key, timer)
  }
  return {
    at,
    stop: () => {
      stopped = true
      for (const timer of running.values()) clearTimeout(timer)
      running.clear()
    },
  }
}

import { boundedCache } from '@hojip/platform/cache'
import { minuteMs } from '@hojip/platform/clock'

const storedAMinute = 10

/** How many unverifiable messages are stored per address. */
export interface Forgeries {
  mayStore(network: string, nowMs: number): boolean
}

export function createForgeries(): Forgeries {
  const counts = boundedCache<{ sinceMs: number; count: number }>({
    maxEntries: 10_000,
    maxBytes: 10_000,
    bytesOf: () => 1,
  })
  return {
    mayStore: (network, nowMs) => {
      const found = counts.get(network)
      const now = found && nowMs - found.sinceMs < minuteMs ? found : { sinceMs: nowMs, count: 0 }
      now.count += 1
      counts.set(network, now)
      return now.count <= storedAMinute
    },
  }
}

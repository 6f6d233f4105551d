import type { Clock } from '@hojip/platform/clock'

const restMs = 60_000
const mostFailures = 3

/**
 * Skips a host for one minute after three failures in a row, so that pages do not wait for it.
 * @param mostHosts the most failing hosts remembered; beyond it, the one that failed longest ago is forgotten
 */
export function createPatience(clock: Clock, mostHosts = 1_000) {
  const hosts = new Map<string, { failures: number; restUntil: number }>()
  return {
    isResting: (host: string) => (hosts.get(host)?.restUntil ?? 0) > clock.nowMs(),
    note: (host: string, reached: boolean) => {
      if (reached) return void hosts.delete(host)
      const failures = (hosts.get(host)?.failures ?? 0) + 1
      hosts.delete(host)
      if (hosts.size >= mostHosts) hosts.delete(hosts.keys().next().value!)
      hosts.set(host, { failures, restUntil: failures >= mostFailures ? clock.nowMs() + restMs : 0 })
    },
  }
}

import { type Clock, minuteMs } from '@hojip/platform/clock'

const restMs = minuteMs
const mostFailures = 3

/**
 * Skips for one minute what failed three times in a row, such as a host or a file, so that pages do not wait for it.
 * @param most the most failing names remembered; beyond it, the one that failed longest ago is forgotten
 */
export function createPatience(clock: Clock, most = 1_000) {
  const failing = new Map<string, { failures: number; restUntil: number }>()
  return {
    isResting: (name: string) => (failing.get(name)?.restUntil ?? 0) > clock.nowMs(),
    note: (name: string, isWell: boolean) => {
      if (isWell) return void failing.delete(name)
      const failures = (failing.get(name)?.failures ?? 0) + 1
      failing.delete(name)
      const [oldest] = failing.keys()
      if (oldest !== undefined && failing.size >= most) failing.delete(oldest)
      failing.set(name, { failures, restUntil: failures >= mostFailures ? clock.nowMs() + restMs : 0 })
    },
  }
}

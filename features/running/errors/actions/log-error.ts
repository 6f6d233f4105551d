import { type Clock, minuteMs } from '@hojip/platform/clock'
import type { Log } from '@hojip/platform/log'
import { cleanReport, keyOfReport, type Report } from '../rules/clean-report.ts'

/** The same error is not logged again within this time. */
const saidForMs = 10 * minuteMs
/** How many different errors are remembered; the oldest are forgotten first. */
const mostRemembered = 500

/** Logs each error of a browser once. A stranger may send anything: it only ever becomes a line of the log. */
export function createErrorLog({ clock, log }: { clock: Clock; log: Log }) {
  const logged = new Map<string, number>()
  return (report: Report): void => {
    const cleaned = cleanReport(report)
    const key = keyOfReport(cleaned)
    const now = clock.nowMs()
    const before = logged.get(key)
    if (before !== undefined && now - before < saidForMs) return
    logged.delete(key)
    const [oldest] = logged.keys()
    if (oldest !== undefined && logged.size >= mostRemembered) logged.delete(oldest)
    logged.set(key, now)
    log.warn('script.error', { ...cleaned })
  }
}

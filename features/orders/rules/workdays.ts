import { mallDaysBetween, nextMallDay } from '@hojip/platform/mall-time'

const day = 24 * 3_600_000

/** Days since a Sunday of the mall, long ago. */
const sunday = Date.UTC(2020, 0, 4, 16)
function weekdayOf(ms: number): number {
  return ((mallDaysBetween(sunday, ms) % 7) + 7) % 7
}

function isWorkday(ms: number): boolean {
  return ![0, 6].includes(weekdayOf(ms))
}

/**
 * So many working days later, in epoch ms: Monday to Friday in Asia/Shanghai; days off and made-up days of public
 * holidays are not known here. Of a weekend nothing counts: what begins on a Saturday begins on Monday at midnight.
 */
export function workdaysLater(fromMs: number, days: number): number {
  let at = fromMs
  let leftMs = days * day
  for (;;) {
    const midnight = nextMallDay(at)
    if (isWorkday(at)) {
      if (at + leftMs <= midnight) return at + leftMs
      leftMs -= midnight - at
    }
    at = midnight
  }
}

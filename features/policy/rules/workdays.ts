import { mallDay, nextMallDay } from '@hojip/platform/mall-time'
import { isWorkday, type Country } from '@hojip/platform/workdays'

const day = 24 * 3_600_000

/**
 * So many working days later, in epoch ms: days of the mall that are working days in a country, China unless told. A day
 * off counts for nothing: what begins on a Saturday begins on Monday at midnight.
 */
export function workdaysLater(fromMs: number, days: number, country: Country = 'CN'): number {
  let at = fromMs
  let leftMs = days * day
  for (;;) {
    const midnight = nextMallDay(at)
    if (isWorkday(mallDay(at), country)) {
      if (at + leftMs <= midnight) return at + leftMs
      leftMs -= midnight - at
    }
    at = midnight
  }
}

import { mallDay, nextMallDay } from '@hojip/platform/mall-time'
import { isWorkday, type Country } from '@hojip/platform/workdays'
import { dayMs } from '@hojip/platform/clock'

/**
 * The moment `days` working days after `fromMs`, in epoch ms. Days are counted in the mall's time zone, with the
 * working days of `country`. Days off do not count: a period that begins on a Saturday begins on Monday at midnight.
 */
export function workdaysLater(fromMs: number, days: number, country: Country = 'CN'): number {
  let at = fromMs
  let leftMs = days * dayMs
  for (;;) {
    const midnight = nextMallDay(at)
    if (isWorkday(mallDay(at), country)) {
      if (at + leftMs <= midnight) return at + leftMs
      leftMs -= midnight - at
    }
    at = midnight
  }
}

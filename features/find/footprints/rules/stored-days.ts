import { mallDay } from '@hojip/platform/mall-time'
import { dayMs } from '@hojip/platform/clock'

/** The days that footprints are stored, today included. */
export const storedDays = 90
/** The most rows of one shopper. */
export const maxFootprints = 1_000

/** The first day whose footprints are still shown. */
export function oldestDay(nowMs: number): string {
  return mallDay(nowMs - (storedDays - 1) * dayMs)
}

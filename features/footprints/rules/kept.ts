import { mallDay } from '@hojip/platform/mall-time'

/** Days that footprints are kept, today included. */
export const keptDays = 90
/** Rows that one shopper has at most. */
export const maxFootprints = 1_000

const dayMs = 86_400_000

/** The first day that is still kept. */
export function oldestDay(nowMs: number): string {
  return mallDay(nowMs - (keptDays - 1) * dayMs)
}

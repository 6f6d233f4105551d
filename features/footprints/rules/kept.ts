import { wireTime } from '@hojip/platform/i18n'

/** Days that footprints are kept, today included. */
export const keptDays = 90
/** Rows that one shopper has at most. */
export const maxFootprints = 1_000

const dayMs = 86_400_000

/** The day of a moment in the mall's own time zone: `2026-11-21`. */
export function dayOf(epochMs: number): string {
  return wireTime(epochMs).slice(0, 10)
}

/** The first day that is still kept. */
export function oldestDay(nowMs: number): string {
  return dayOf(nowMs - (keptDays - 1) * dayMs)
}

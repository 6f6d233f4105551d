import { dayMs } from '@hojip/platform/clock'

/** The beginning of the days that "sold in 30 days" counts. */
export function soldSince(nowMs: number): Date {
  return new Date(nowMs - 30 * dayMs)
}

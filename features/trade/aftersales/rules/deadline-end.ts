import { workdaysLater } from '@hojip/policy'
import { dayMs } from '@hojip/platform/clock'
import { deadlines, type DeadlineName } from './refund-state.ts'

/**
 * The end of a deadline that starts at `fromMs`, in epoch ms. Not in the table's file: pages load that without a
 * calendar.
 */
export function deadlineEnd(name: DeadlineName, fromMs: number): number {
  const { ms, isOfWorkdays } = deadlines[name]
  return isOfWorkdays ? workdaysLater(fromMs, ms / dayMs) : fromMs + ms
}

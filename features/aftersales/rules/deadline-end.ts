import { workdaysLater } from '@hojip/policy/workdays'
import { deadlines, type DeadlineName } from './refund-state.ts'

/** When it runs out, begun at `fromMs`; epoch ms. Apart from the table, which pages load without a calendar. */
export function deadlineEnd(name: DeadlineName, fromMs: number): number {
  const { ms, isOfWorkdays } = deadlines[name]
  return isOfWorkdays ? workdaysLater(fromMs, ms / 86_400_000) : fromMs + ms
}

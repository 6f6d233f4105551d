import type { RefundLog, RefundWithLogs } from '../../contract.ts'
import { receivingStatuses } from '../../rules/refund-state.ts'

export type Decision = 'refund' | 'return' | 'shop'

/** What the mall can decide: goods that never arrived, or are at the shop already, are not sent back. */
export function decisionsFor({
  receivingStatus,
  logs,
}: Pick<RefundWithLogs, 'receivingStatus' | 'logs'>): Decision[] {
  const isBack = logs.some(({ action }) => action === 'cameBack')
  return receivingStatus === receivingStatuses.received && !isBack
    ? ['refund', 'return', 'shop']
    : ['refund', 'shop']
}

/** What one side has put forward in words or pictures, in the order in which it was said. */
export function saidBy(logs: readonly RefundLog[], role: 'buyer' | 'shop'): RefundLog[] {
  return logs
    .filter((log) => log.role === role && (log.text !== '' || log.files.length > 0))
    .toSorted((a, b) => a.time.localeCompare(b.time))
}

import type { RefundLog, RefundWithLogs } from '../../contract.ts'
import { receivingStatuses } from '../../rules/refund-state.ts'

export type Decision = 'refund' | 'return' | 'shop'

/** The decisions open to the mall. A product that never arrived, or is back at the shop, cannot be returned. */
export function decisionsFor({
  receivingStatus,
  logs,
}: Pick<RefundWithLogs, 'receivingStatus' | 'logs'>): Decision[] {
  const isBack = logs.some(({ action }) => action === 'cameBack')
  return receivingStatus === receivingStatuses.received && !isBack
    ? ['refund', 'return', 'shop']
    : ['refund', 'shop']
}

/** The log entries of one side that have words or pictures, oldest first. */
export function saidBy(logs: readonly RefundLog[], role: 'buyer' | 'shop'): RefundLog[] {
  return logs
    .filter((log) => log.role === role && (log.text !== '' || log.files.length > 0))
    .toSorted((a, b) => a.time.localeCompare(b.time))
}

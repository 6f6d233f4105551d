const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Money may arrive this long after its order was placed. */
const latestPaymentMs = 30 * dayMs

/** The beginning of the hour, in epoch ms. */
export function hourOf(nowMs: number): number {
  return nowMs - (nowMs % hourMs)
}

export function daysBefore(nowMs: number, days: number): Date {
  return new Date(nowMs - days * dayMs)
}

/**
 * The least id of an order that may have been paid since a moment: ids begin with their time, so that the primary key
 * finds these orders.
 */
export function firstOrderId(since: Date): string {
  const hex = Math.max(0, since.getTime() - latestPaymentMs)
    .toString(16)
    .padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

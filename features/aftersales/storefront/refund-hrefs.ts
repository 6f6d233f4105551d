import { formatSearch } from '@hojip/platform/page'
import type { ChosenLine, RefundsSearch } from './refund-search.ts'

export function refundsHref({ group, page }: RefundsSearch): string {
  return `/refunds${formatSearch({ group: group === 'all' ? undefined : group, page: page > 1 ? page : undefined })}`
}

/** Where lines are applied for; with `refund`, an application that is changed or followed by another. */
export function applicationHref(orderId: string, lines: readonly ChosenLine[], refund = ''): string {
  const line = lines.map(({ id, units }) => (units === undefined ? id : `${id}:${units}`))
  return `/orders/${orderId}/applicationRefund${formatSearch({ line, refund })}`
}

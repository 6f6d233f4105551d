import { formatSearch, laterPage } from '@hojip/platform/href'

type PagedSearch<Name extends string> = { [K in Name]?: string } & { page?: number }

export function refundsHref({ group, page }: PagedSearch<'group'> = {}): string {
  return `/refunds${formatSearch({ group: group === 'all' ? undefined : group, page: laterPage(page) })}`
}

export function refundHref(id: string): string {
  return `/refunds/${id}`
}

/** What a shop offers to refund unasked. */
export function offerHref(id: string): string {
  return `/refundOffers/${id}`
}

/** Where the user chooses the lines of an order to be refunded. */
export function applyHref(orderId: string): string {
  return `/orders/${orderId}/applyRefund`
}

/** A line and the number of units; without `units`, all that can be refunded. */
export type AppliedLine = { id: string; units?: number | undefined }

/** The application for a refund of these lines; with `refund`, it changes or follows an earlier one. */
export function applicationHref(orderId: string, lines: readonly AppliedLine[], refund = ''): string {
  const line = lines.map(({ id, units }) => (units === undefined ? id : `${id}:${units}`))
  return `/orders/${orderId}/applicationRefund${formatSearch({ line, refund })}`
}

/** The shop's list. */
export function shopRefundsHref({ tab, code, page }: PagedSearch<'tab' | 'code'> = {}): string {
  return `/business/refunds${formatSearch({ tab, code, page: laterPage(page) })}`
}

/** The shop's list with the dialog of its address for returns. */
export const returnAddressHref = `/business/refunds${formatSearch({ address: '1' })}`

export function shopRefundHref(id: string): string {
  return `/business/refunds/${id}`
}

/** The list of appeals that the mall decides. */
export function appealsHref({ tab, page }: PagedSearch<'tab'> = {}): string {
  return `/business/appeals${formatSearch({ tab, page: laterPage(page) })}`
}

export function appealHref(id: string): string {
  return `/business/appeals/${id}`
}

import { formatSearch, laterPage } from '@hojip/platform/href'

/** Where a shopper waits for their turn; it leads on to the checkout of this SKU, or of the cart. */
export function queueHref(queueId: string, wanted?: { spec: string; num: number }): string {
  return `/queue/${queueId}${formatSearch({ spec: wanted?.spec, num: wanted?.num })}`
}

/** Where operators open and watch queues. */
export function saleQueuesHref(page = 1): string {
  return `/business/queues${formatSearch({ page: laterPage(page) })}`
}

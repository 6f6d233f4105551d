import { formatSearch, laterPage } from '@hojip/platform/href'

type OrdersSearch = {
  /** The specification's `type`: -1 all, else an order's status. */
  type?: number | string
  words?: string
  from?: string
  until?: string
  page?: number
}

export function ordersHref({ type, words, from, until, page }: OrdersSearch = {}): string {
  return `/orders${formatSearch({ type, words, from, until, page: laterPage(page) })}`
}

export function orderHref(id: string): string {
  return `/orders/${id}`
}

/** The order's page, at its parcels. */
export function trackHref(id: string): string {
  return `${orderHref(id)}#logistics`
}

/** A line of an order as it was sold. */
export function snapshotHref(orderId: string, lineId: string): string {
  return `/orders/${orderId}/snapshot/${lineId}`
}

type ShopOrdersSearch = OrdersSearch & {
  /** What the days are about. */
  time?: string
  /** In yuan. */
  min?: string
  max?: string
}

/** The shop's list. */
export function shopOrdersHref(search: ShopOrdersSearch = {}): string {
  const { type, words, time, from, until, min, max, page } = search
  const days = from || until ? { time, from, until } : {}
  return `/business/orders${formatSearch({ type, words, ...days, min, max, page: laterPage(page) })}`
}

export function shopOrderHref(id: string): string {
  return `/business/orders/${id}`
}

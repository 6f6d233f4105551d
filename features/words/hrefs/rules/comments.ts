import { formatSearch, laterPage } from '@hojip/platform/href'

/** The lines that can be reviewed, of all orders or of one. */
export function commentHref(orderId?: string): string {
  return `/commentGoods${formatSearch({ order: orderId })}`
}

/** The user's own reviews. */
export const ownCommentsHref = '/commentGoods?show=mine'

/** The shop's list. */
export function shopCommentsHref({ filter, page }: { filter?: string; page?: number } = {}): string {
  return `/business/comments${formatSearch({ filter, page: laterPage(page) })}`
}

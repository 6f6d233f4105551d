import { formatSearch, laterPage } from '@hojip/platform/href'

/** What can be commented on, or one order of it. */
export function commentHref(orderId?: string): string {
  return `/commentGoods${formatSearch({ order: orderId })}`
}

/** What one has said oneself. */
export const ownCommentsHref = '/commentGoods?show=mine'

/** The shop's list. */
export function shopCommentsHref({ filter, page }: { filter?: string; page?: number } = {}): string {
  return `/business/comments${formatSearch({ filter, page: laterPage(page) })}`
}
